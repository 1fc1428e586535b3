/** The numbers words are given: how they are checked, worked out and said. */
import { type Language, plural } from '@tablee/kernel';
import { amountOf, type Context, effectSchemas, type Sayer, type Value } from '@tablee/kernel/effect-first';
import { type ZodType, z } from 'zod';
import type { Soeurs } from '../types.ts';
import { FACTS } from './facts.ts';
import { say } from './say.ts';

export interface Amount {
  readonly amount: Value;
}
export interface Count {
  readonly cards: number;
}

export const count = (most: number) => z.int().min(1).max(most);
const FACT_SCHEMAS = effectSchemas(FACTS);
/** A whole number from 1, or a value word of the language. */
export const amount: ZodType<Value> = z.unknown().transform((input, context) => {
  const schema = typeof input === 'number' ? count(20) : FACT_SCHEMAS.value;
  const parsed = schema.safeParse(input);
  if (parsed.success) return parsed.data;
  for (const issue of parsed.error.issues) context.addIssue(issue as never);
  return z.NEVER;
}) as unknown as ZodType<Value>;
export const amountOnly = z.strictObject({ amount }) as ZodType<Amount>;
export const cardsOnly = z.strictObject({ cards: count(5) }) as ZodType<Count>;

export const points = (given: Amount, speaker: Sayer): string => speaker.value(given.amount);
export const damagePoints = (value: Value, language: Language, speaker: Sayer): string => {
  const number = speaker.value(value);
  const one = value === 1;
  return say(language, `${number} ${one ? 'dégât' : 'dégâts'}`, `${number} damage`);
};
export const cardsText = (cards: number, language: Language): string =>
  `${cards} ${plural(language, cards, say(language, 'carte', 'card'), say(language, 'cartes', 'cards'))}`;

/** How much that is just now. */
export const size = (t: Soeurs, context: Context, given: Amount): number => {
  const value = given.amount;
  return typeof value === 'number' ? value : Math.max(0, amountOf(FACTS, t, context, value));
};
