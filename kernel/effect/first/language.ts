/**
 * Effects are data in a small language. The sentences (sequence, `if`, `choose`, `may`, `each`, `repeat`) are the same
 * in every game; the words (`damage`, `draw`), the conditions, values and groups of pieces are the game's own.
 *
 *     [{ do: 'damage', amount: 3, to: 'chosenEnemy' },
 *      { when: 'itFell', do: 'draw', cards: 1 },
 *      { if: { compare: ['mana', '>=', 2] }, then: [{ do: 'heal', amount: { half: 'wounds' } }] }]
 */
import type { ZodType } from 'zod';
import type { Next } from '../../flow.ts';
import type { Seat, State } from '../../state.ts';
import type { Language } from '../../text.ts';

export const COMPARISONS = ['<', '<=', '=', '>=', '>'] as const;
export type Comparison = (typeof COMPARISONS)[number];

/** A number, or how to work it out now. A bare word is one of the game's values (`mana`, `handSize`). */
export type Value =
  | number
  | string
  | { readonly add: readonly Value[] }
  | { readonly minus: readonly [Value, Value] }
  | { readonly times: readonly [Value, Value] }
  | { readonly half: Value }
  | { readonly min: readonly Value[] }
  | { readonly max: readonly Value[] }
  | { readonly count: string };

/** A bare word is one of the game's conditions (`itFell`, `alone`). */
export type Condition =
  | string
  | { readonly not: Condition }
  | { readonly all: readonly Condition[] }
  | { readonly any: readonly Condition[] }
  | { readonly compare: readonly [Value, Comparison, Value] };

export type Effect =
  | WordEffect
  | { readonly if: Condition; readonly then: Effects; readonly else?: Effects }
  | { readonly choose: readonly Effects[] }
  | { readonly may: Effects }
  | { readonly each: string; readonly then: Effects }
  | { readonly repeat: Value; readonly then: Effects };
export type Effects = readonly Effect[];

/** One of the game's words with its arguments, done only `when` the condition holds. */
export interface WordEffect {
  readonly do: string;
  readonly when?: Condition;
  readonly [argument: string]: unknown;
}

/** Who speaks, and what the sentence is about. `it` is the piece at hand in an `each`, −1 outside. */
export interface Context {
  readonly by: Seat;
  readonly source: number;
  readonly it: number;
  /** What the effects so far came to, by names the game's words choose: `{ dealt: 3, fell: 1 }`. */
  readonly did: Record<string, number>;
}

/** A word of the game: what its arguments may be, what it does, how it reads. */
export interface Word<S extends State = State, Arguments = unknown> {
  readonly arguments: ZodType<Arguments>;
  /** May end with `call(…, 'next')` when it needs decisions of its own; otherwise it returns nothing. */
  run(t: S, context: Context, given: Arguments): Next<'next'> | undefined;
  text(given: Arguments, language: Language, say: Sayer): string;
}

/** How a word puts its values into words. */
export interface Sayer {
  value(value: Value): string;
  condition(condition: Condition): string;
  effects(effects: Effects): string;
}

/** A named condition, value or group of pieces. */
export interface Named<S extends State, Result> {
  of(t: S, context: Context): Result;
  text(language: Language): string;
  /** Working it out draws chance: no condition may ask for it. */
  readonly rolls?: true;
}

/** All a game's effects are made of. */
export interface Vocabulary<S extends State = State> {
  readonly words: Readonly<Record<string, Word<S>>>;
  readonly conditions: Readonly<Record<string, Named<S, boolean>>>;
  readonly values: Readonly<Record<string, Named<S, number>>>;
  /** For `each` and `count`: the pieces, in a fixed order. */
  readonly groups: Readonly<Record<string, Named<S, readonly number[]>>>;
}

export interface Place {
  /** Which block of the content's scripts. */
  block: number;
  /** Which sentence of the block comes next. */
  next: number;
  /** The piece at hand in this block. */
  it: number;
  /** `each`: the pieces still to come. */
  pieces: number[];
  /** `repeat`: how many more times. */
  times: number;
}
