/** What a word may be given. Each kind says how it is read, what the word's `run` gets, and what its text gets. */
import type { ZodType } from 'zod';
import type { Seat } from '../state.ts';
import type { Text } from '../text.ts';
import { readFilter } from './read/filter.ts';
import type { ReadCondition, ReadFilter, ReadPieces, ReadSeat, ReadValue } from './read/forms.ts';
import { reached, readPieces } from './read/pieces.ts';
import type { Reader } from './read/reader.ts';
import { readValue } from './read/value.ts';
import { readWho } from './read/who.ts';
import type { Context, Table } from './table.ts';

/** An argument as it was read: `of` works it out when the word is carried out. */
export interface ReadArgument<Run = unknown, Said = unknown> {
  of(t: Table, c: Context): Run;
  readonly said: Said;
  /** Always the same: worked out once. */
  readonly fixed: boolean;
}

export interface ArgumentKind<Run = unknown, Said = unknown> {
  read(r: Reader): ReadArgument<Run, Said>;
  readonly optional?: true;
  /** What is there when nothing was said. */
  readonly absent?: ReadArgument<Run, Said>;
}

export type Takes = Readonly<Record<string, ArgumentKind>>;
export type ArgumentsOf<T extends Takes> = {
  readonly [Key in keyof T]: T[Key] extends ArgumentKind<infer Run, unknown> ? Run : never;
};
export type SaidOf<T extends Takes> = {
  readonly [Key in keyof T]: T[Key] extends ArgumentKind<infer _, infer Said> ? Said : never;
};

/** A number, never less than nothing. */
export const amount: ArgumentKind<number, ReadValue> = {
  read: (r) => {
    const value = readValue(r);
    return { said: value, fixed: value.fixed !== null, of: (t, c) => Math.max(0, value.of(t, c)) };
  },
};

/** A number of any sign. */
export const number: ArgumentKind<number, ReadValue> = {
  read: (r) => {
    const value = readValue(r);
    return { said: value, fixed: value.fixed !== null, of: (t, c) => value.of(t, c) };
  },
};

/** Pieces: a name, or all that match a filter. */
export const pieces: ArgumentKind<readonly number[], ReadPieces> = {
  read: (r) => {
    const said = readPieces(r);
    return { said, fixed: false, of: (t, c) => reached(said, t, c) };
  },
};

/** What must be true of a piece; the word tests the pieces it looks at. */
export const filter: ArgumentKind<(t: Table, piece: number) => boolean, ReadFilter> = {
  read: (r) => {
    const said = readFilter(r);
    return { said, fixed: false, of: (_, c) => (t, piece) => said.test(t, piece, c, false) };
  },
};

export const who: ArgumentKind<Seat, ReadSeat> = {
  read: (r) => {
    const said = readWho(r);
    return { said, fixed: false, of: (t, c) => said.of(t, c) };
  },
  absent: {
    said: { isYou: true, of: (_, c) => c.you, say: (speech) => speech.say('vous', 'you') },
    fixed: false,
    of: (_, c) => c.you,
  },
};

/** One of these words; the text gets how it reads. */
export function oneOf<const Words extends Readonly<Record<string, Text>>>(
  words: Words,
  what = 'a word',
): ArgumentKind<keyof Words & string, Text> {
  return {
    read: (r) => {
      const word = r.word(words, what) as keyof Words & string;
      return { said: words[word]!, fixed: true, of: () => word };
    },
  };
}

export const flag: ArgumentKind<boolean, boolean> = {
  read: (r) => {
    const yes = r.literal(true, false);
    return { said: yes, fixed: true, of: () => yes };
  },
  absent: { said: false, fixed: true, of: () => false },
};

/** Data of the game's own, checked by a schema and given as it is. */
export function data<A>(schema: ZodType<A>): ArgumentKind<A, A> {
  return {
    read: (r) => {
      const parsed = schema.safeParse(r.input);
      if (!parsed.success) return r.fail(parsed.error.issues[0]?.message ?? 'something else');
      const given = parsed.data;
      return { said: given, fixed: true, of: () => given };
    },
  };
}

export function optional<Run, Said>(
  kind: ArgumentKind<Run, Said>,
): ArgumentKind<Run | undefined, Said | undefined> {
  return { read: (r) => kind.read(r), absent: { said: undefined, fixed: true, of: () => undefined } };
}

export type { ReadCondition };
