/** What this browser keeps: tables, and what players take along from game to game. Read `stored-table.ts` first. */
export { campaigns, type KeptCampaign, newCampaign, useCampaigns } from './campaigns.ts';
export { branchOff, newTable, type TableSetUp } from './new-table.ts';
export { packs, usePack } from './packs.ts';
export { sittingIn, withSitting } from './record-sitting.ts';
export type { Sitting, StoredTable } from './stored-table.ts';
export {
  histories,
  isUnreadable,
  readTable,
  type Tables,
  tables,
  type Unreadable,
  useTables,
} from './tables.ts';
export { newWork, useWorks, type Work, works } from './works.ts';
