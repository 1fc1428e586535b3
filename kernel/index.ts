/** Plays any game, knows none. Start reading at `game.ts`, then `flow.ts`, `play.ts`, `table.ts`. */
export {
  type Asking,
  type Call,
  call,
  type Doing,
  done,
  frame,
  type Next,
  type Procedure,
  procedure,
  together,
} from './flow.ts';
export { type Foreseen, type Foresight, foresight } from './foresee.ts';
export { copyFlow, fork } from './fork.ts';
export {
  type Advice,
  type Game,
  type Pack,
  PackError,
  Refused,
  type Setting,
  type Shelf,
  type Sides,
  type Start,
  type View,
  type Words,
} from './game.ts';
export { canonical, fingerprint, hash } from './hash.ts';
export { agreeDraw, bareTable, begin, choose, decisionFor, finish, proceed, resign, whyNot } from './play.ts';
export {
  below,
  type Chance,
  commitment,
  keepsCommitment,
  offshoot,
  pick,
  randomFrom,
  roll,
  shuffle,
} from './random.ts';
export {
  type Choice,
  DRAW_AGREED,
  type GameRecord,
  optionSaying,
  packName,
  RESIGNS,
  readRecord,
  replay,
  startOf,
  take,
  writeRecord,
} from './record.ts';
export { type Chapter, type Passage, type Rule, type Rulebook, readRulebook, ruleIds } from './rulebook.ts';
export { restore, save } from './save.ts';
export { checked, explain, readPack } from './schema.ts';
export {
  type Brand,
  type Decision,
  type ForcedEvent,
  type Frame,
  type GameEvent,
  type Option,
  type RandomState,
  type Result,
  type Seat,
  type State,
  seatsOf,
} from './state.ts';
export { Table } from './table.ts';
export { LANGUAGES, type Language, list, plural, type RuleId, type Text } from './text.ts';
export { heardBy, imagine, view } from './view.ts';
export { type Refusal, Refusals } from './why-not.ts';
