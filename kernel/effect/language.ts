/**
 * The effect language as a card author writes it: plain data, no code. What may be said is closed by the game's
 * vocabulary; `read/` checks it and makes it ready, `play/` carries it out, `text/` puts it into French and English.
 *
 *     { on: 'destroyed', of: { type: 'ange', side: 'mine', is: 'other' }, may: true,
 *       then: [{ choose: 'prey', from: { type: 'ange', side: 'theirs' } }, { do: 'destroy', what: 'prey' }] }
 */
export const COMPARISONS = ['<', '<=', '=', '>=', '>'] as const;
export type Comparison = (typeof COMPARISONS)[number];

/** A number, or how to work it out now. A bare word is a number named earlier, or one of the game's values. */
export type Value =
  | number
  | string
  | { readonly add: readonly Value[] }
  | { readonly minus: readonly [Value, Value] }
  | { readonly times: readonly [Value, Value] }
  | { readonly half: Value }
  | { readonly min: readonly Value[] }
  | { readonly max: readonly Value[] }
  | { readonly count: Pieces }
  | { readonly kinds: string; readonly of: Pieces }
  | { readonly of: Pieces; readonly stat: string; readonly printed?: true }
  | { readonly sum: string; readonly of: Pieces }
  | { readonly highest: string; readonly of: Pieces }
  | { readonly lowest: string; readonly of: Pieces }
  | { readonly event: string }
  | { readonly thisTurn: string; readonly of?: Filter; readonly sum?: string; readonly last?: string };

export type Condition =
  | string
  | { readonly not: Condition }
  | { readonly all: readonly Condition[] }
  | { readonly any: readonly Condition[] }
  | { readonly compare: readonly [Value, Comparison, Value] }
  | { readonly there: Filter; readonly atLeast?: number }
  | { readonly none: Filter }
  | { readonly piece: Pieces; readonly is: Filter }
  | { readonly did: string }
  | { readonly fact: string; readonly is?: string };

/** What is true of a piece: the game's properties, and the kernel's `in`, `side`, `is`, `among`, `not`, `any`, `all`. */
export interface Filter {
  readonly in?: string | readonly string[];
  readonly side?: 'mine' | 'theirs';
  readonly is?: string;
  readonly among?: string;
  readonly not?: Filter;
  readonly any?: readonly Filter[];
  readonly all?: readonly Filter[];
  readonly highest?: string;
  readonly lowest?: string;
  readonly was?: string | { readonly [part: string]: unknown };
  readonly [property: string]: unknown;
}

/** Pieces pointed at by a name (`self`, `it`, one given earlier), as a property of such a piece, or by a filter: all that match. */
export type Pieces = string | Filter | { readonly of: string; readonly piece: string };

/** Who: `you`, `controller`, `opponent`, `active`, or the side a piece belongs to. */
export type Who = string | { readonly controllerOf: string } | { readonly ownerOf: string };

/** What a piece gets: numbers by property, words of sets, prohibitions, abilities. */
export interface Gets {
  readonly cannot?: readonly string[];
  readonly abilities?: readonly Ability[];
  readonly [property: string]: unknown;
}

export type Count = Value | 'all' | 'any' | { readonly upTo: Value };

export type Effect =
  | {
      readonly do: string;
      readonly when?: Condition;
      readonly as?: string;
      readonly [argument: string]: unknown;
    }
  | { readonly if: Condition; readonly then: Effects; readonly else?: Effects }
  | Choose
  | {
      readonly modes: readonly Mode[];
      readonly choose?: Value;
      readonly by?: Who;
      readonly more?: { readonly if: Condition; readonly choose: number };
    }
  | { readonly may: Effects; readonly by?: Who; readonly else?: Effects }
  | { readonly pay: Effects; readonly by?: Who; readonly then: Effects; readonly else?: Effects }
  | { readonly each: Pieces; readonly then: Effects }
  | { readonly players: 'each' | 'others'; readonly then: Effects }
  | { readonly repeat: Value; readonly then: Effects }
  | { readonly number: string; readonly from?: Value; readonly to: Value; readonly by?: Who }
  | { readonly let: string; readonly be: Value }
  | {
      readonly spread: Value;
      readonly among: Filter;
      readonly atMost?: number;
      readonly as: string;
      readonly then: Effects;
    }
  | {
      readonly give: Gets;
      readonly to: Pieces;
      readonly until: string;
      readonly while?: Condition;
      readonly then?: Effects;
    }
  | { readonly lasting: Ability; readonly until: string; readonly next?: 'once' }
  | { readonly at: string; readonly then: Effects };
export type Effects = readonly Effect[];
export type Mode = Effects | { readonly if: Condition; readonly then: Effects };

export interface Choose {
  readonly choose: string;
  readonly from: Filter;
  readonly count?: Count;
  readonly by?: Who;
  readonly random?: true;
  readonly ordered?: true;
}

export interface Limit {
  readonly times: number;
  /** `turn`, `game`, or another period of the game. */
  readonly per: string;
}

export interface Head {
  /** The zones in which the piece has this ability; where nothing is said, in play. */
  readonly from?: string | readonly string[];
  readonly limit?: Limit;
  /** A number its player chooses, known as `x`. */
  readonly x?: { readonly from?: Value; readonly to: Value };
  readonly targets?: Readonly<Record<string, Filter | { readonly from: Filter; readonly count: Count }>>;
  /** Paid in this order. */
  readonly cost?: Effects;
}

export type Ability =
  | (Head & { readonly activated: string; readonly while?: Condition; readonly then: Effects })
  | (Head & {
      readonly on: string;
      readonly of?: Filter;
      readonly when?: Condition;
      readonly may?: true;
      readonly then: Effects;
    })
  | {
      readonly always: { readonly of: Pieces; readonly gets: Gets };
      readonly while?: Condition;
      readonly from?: string | readonly string[];
    }
  | {
      readonly instead: string;
      readonly of?: Filter;
      readonly when?: Condition;
      readonly may?: true;
      readonly prevent?: Value | 'all';
      readonly becomes?: Readonly<Record<string, Value | string>>;
      readonly then?: Effects;
      readonly limit?: Limit;
      readonly from?: string | readonly string[];
    };
