/** Les Sœurs de l'Alliance: solo, dice and cards, a tower to climb. Start reading at `rules/climb.ts`. */
export type { Config } from './config.ts';
export { contentFor, contentOf } from './content/content.ts';
export { faceText, placeText, trapText, treasureText } from './content/text.ts';
export {
  emptyHistory,
  type GameOutcome,
  type History,
  helpsAllowed,
  historySchema,
  readHistory,
  recordResult,
} from './history.ts';
export { type ReportRow, type SoeursReport, soeursReport } from './report.ts';
export { RANK_NAMES, type Rank, rank } from './rules/end.ts';
export { soeurs } from './soeurs.ts';
export type { Soeurs, SoeursEvent, SoeursOption, SoeursView } from './types.ts';
