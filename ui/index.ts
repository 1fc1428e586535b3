/** Shared pieces of a table on screen. Start reading at `game-table.ts`, then `question.tsx`. */
export {
  type EndingProps,
  type GameTable,
  type ReferencePage,
  type SettingProps,
  SOUNDS,
  type Sound,
  type TableProps,
} from './game-table.ts';
