/** The effect language: cards as data. Start reading at `language.ts`, then `perform.ts`. */
export { expire, expireFrom, forget, type Modified, type Modifier, modified, modify } from './duration.ts';
export type {
  Comparison,
  Condition,
  Context,
  Effect,
  Effects,
  Named,
  Sayer,
  Value,
  Vocabulary,
  Word,
  WordEffect,
} from './language.ts';
export { type EffectFrame, type EffectLocals, effectLocals, type ModeOption, performing } from './perform.ts';
export { type EffectSchemas, effectSchemas } from './schema.ts';
export { Scripts } from './script.ts';
export { sayer, sentence, textOf } from './text.ts';
export {
  type Listener,
  type Listening,
  listen,
  nextBatch,
  type Pending,
  raise,
  unlisten,
} from './trigger.ts';
export { amountOf, holds } from './value.ts';
