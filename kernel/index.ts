/** Plays any game, knows none. Start reading at `game.ts`, then `flow.ts`, `play.ts`, `table.ts`. */
export { alike } from './alike.ts';
export { broughtCommitment, checkBrought, whyNotBring } from './brings.ts';
export type { Campaign } from './campaign.ts';
export { closest } from './closest.ts';
export {
  type Asking,
  type Call,
  call,
  callAt,
  type Doing,
  done,
  frame,
  type Next,
  type Procedure,
  procedure,
  together,
} from './flow.ts';
export { type Foreseen, type Foresight, foresight } from './foresee.ts';
export { type Foretelling, foretelling } from './foretell.ts';
export { copied, copyFlow, fork } from './fork.ts';
export {
  type Advice,
  type Bringing,
  Departed,
  type Fault,
  type Game,
  type GameClock,
  type Pack,
  PackError,
  type Ready,
  Refused,
  type Setting,
  type Shelf,
  type Sides,
  type Start,
  TextError,
  type View,
  type Windows,
  type Words,
  type Written,
} from './game.ts';
export { canonical, contentId, fingerprint, hash } from './hash.ts';
export type { GameHistory } from './history.ts';
export { isSameOption } from './option.ts';
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
  CHOICES_BETWEEN_HASHES,
  type Choice,
  chosenBy,
  DRAW_AGREED,
  type GameRecord,
  packName,
  RESIGNS,
  readRecord,
  recordText,
  replay,
  saying,
  startOf,
  take,
  writeRecord,
} from './record.ts';
export { type Rehearsal, type Rehearsed, rehearsal } from './rehearse.ts';
export { type Figure, figure, type GameReport, gamesCounted } from './report.ts';
export { type Neighbours, Roads, UNREACHED } from './roads.ts';
export { type Chapter, type Passage, type Rule, type Rulebook, readRulebook, ruleIds } from './rulebook.ts';
export { restore, save } from './save.ts';
export { checked, explain, readPack } from './schema.ts';
export { type Share, shareOf } from './share.ts';
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
  type WithdrawnEvent,
} from './state.ts';
export {
  everyStop,
  PASSING_PAUSE,
  passing,
  STOPS,
  type Stop,
  type Stops,
  stopAt,
  USUAL_STOPS,
} from './stops.ts';
export { type Moment, Table } from './table.ts';
export { LANGUAGES, type Language, list, plural, type RuleId, type Text } from './text.ts';
export { frameOf, heardBy, imagine, type Locals, view } from './view.ts';
export { type Refusal, Refusals } from './why-not.ts';
