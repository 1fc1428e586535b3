/** The effect language: cards as data. Start with README.md, then `language.ts`, `vocabulary.ts` and `play/perform.ts`. */
export {
  type ArgumentKind,
  amount,
  data,
  filter,
  flag,
  number,
  oneOf,
  optional,
  pieces,
  who,
} from './arguments.ts';
export { Book } from './book.ts';
export type {
  Ability,
  Condition,
  Effect,
  Effects,
  Filter,
  Gets,
  Head,
  Pieces,
  Value,
  Who,
} from './language.ts';
export {
  activate,
  activations,
  announcing,
  type Hindrance,
  hasLapsed,
  hindrance,
  perform,
  performFrom,
  performTimes,
  put,
  resolve,
  retarget,
} from './play/announce.ts';
export { carryOut, change, type Settling, settle } from './play/change.ts';
export { enter, leave } from './play/enter.ts';
export { begin, end, expire } from './play/lasting.ts';
export {
  changed,
  checkLayers,
  contextOf,
  hasWord,
  isForbidden,
  numberFrom,
  numberOf,
  wordsOf,
} from './play/layer.ts';
export { renew } from './play/limit.ts';
export { forgetTurn, tallyOf } from './play/memory.ts';
export { note, scriptAsking } from './play/perform.ts';
export { isPossible } from './play/possible.ts';
export { effectProcedures } from './play/procedures.ts';
export { nextBatch, raise } from './play/trigger.ts';
export type { ReadAbility } from './read/ability.ts';
export type { ReadCondition, ReadPieces, ReadValue, Sentence } from './read/forms.ts';
export type { ReadTarget } from './read/head.ts';
export { type EffectSchemas, effectSchemas } from './schema.ts';
export {
  type Announced,
  type Context,
  type EffectFrame,
  type EffectOption,
  type EffectState,
  type Facts,
  type Lasting,
  noEffects,
  type Pending,
  type Table,
} from './table.ts';
export { type Noun, noun, type Phrase, phrase, plain, runs } from './text/grammar.ts';
export { type Nominal, nominal } from './text/nominal.ts';
export { Speech } from './text/speech.ts';
export { cardText, effectsText, goldenTexts, modeText } from './text.ts';
export {
  type GameCondition,
  type GameValue,
  type Happening,
  type Property,
  type Timing,
  type Vocabulary,
  type Word,
  word,
  type Zone,
} from './vocabulary.ts';
