/** The schemas of a game's effects, for its content and packs: what can't be read is refused with its path and what was expected. */
import { type ZodType, z } from 'zod';
import { Book } from './book.ts';
import type { Ability, Condition, Effects } from './language.ts';
import { Misread } from './read/reader.ts';
import type { FactKind, Vocabulary } from './vocabulary.ts';

const MOST_ABILITIES = 8;

export interface EffectSchemas {
  /** The abilities of one card. */
  readonly abilities: ZodType<readonly Ability[]>;
  /** Effects without a head. */
  readonly effects: ZodType<Effects>;
  readonly condition: ZodType<Condition>;
}

export function effectSchemas(
  vocabulary: Vocabulary<never>,
  facts: Readonly<Record<string, FactKind>> = {},
): EffectSchemas {
  return {
    abilities: reading((input) => {
      if (!Array.isArray(input) || input.length > MOST_ABILITIES)
        throw new Misread([], `a list of up to ${MOST_ABILITIES} abilities`);
      new Book(vocabulary).addCard('card', input);
    }),
    effects: reading((input) => {
      new Book(vocabulary).addEffects('effects', input as Effects, facts);
    }),
    condition: reading((input) => {
      new Book(vocabulary).condition(input);
    }),
  };
}

function reading<T>(read: (input: unknown) => void): ZodType<T> {
  return z.unknown().transform((input, context) => {
    try {
      read(input);
      return input as T;
    } catch (error) {
      if (!(error instanceof Misread)) throw error;
      context.addIssue({ code: 'custom', path: [...error.path], message: `expected ${error.expected}` });
      return z.NEVER;
    }
  }) as unknown as ZodType<T>;
}
