/** What the effects keep in a game's state, plain data all of it, and what a sentence knows while it is carried out. */
import type { Frame, GameEvent, Option, Seat, State } from '../state.ts';
import type { Book } from './book.ts';

/** What happened, by the facts the game declares for it: pieces, seats and amounts as numbers, flags as 0 or 1, words as they are. */
export type Facts = Readonly<Record<string, number | string>>;

/** Who speaks, and what the sentence is about. An effect's frame is one. */
export interface Context {
  /** Who controls the effect. */
  readonly by: Seat;
  /** Who "you" is: the controller, or the player at hand in `players`. */
  you: Seat;
  readonly source: number;
  /** The piece at hand in an `each`, or the piece the event is about; −1 where there is none. */
  it: number;
  /** The pieces that were given a name. */
  names: Record<string, number[]>;
  numbers: Record<string, number>;
  facts: Facts;
  /** The name under which the word being carried out notes what it did; empty for none. */
  as: string;
}

/** One change to a piece that holds for a while. `how`: set, add, times, half, atLeast, atMost, lowest, highest for numbers; set, gain, lose for words. */
export interface Change {
  readonly what: string;
  readonly how:
    | 'set'
    | 'add'
    | 'times'
    | 'half'
    | 'atLeast'
    | 'atMost'
    | 'lowest'
    | 'highest'
    | 'gain'
    | 'lose';
  readonly n: number;
  readonly words: readonly string[];
}

/** An effect that holds for a while: changes to some pieces, or an ability of nobody in particular. */
export interface Lasting {
  readonly id: number;
  /** The address of the ability or of the sentence that made it. */
  readonly ability: string;
  readonly of: readonly number[];
  readonly changes: readonly Change[];
  readonly by: Seat;
  readonly source: number;
  readonly until: string;
  readonly names: Readonly<Record<string, readonly number[]>>;
  readonly numbers: Readonly<Record<string, number>>;
  /** How many more times it works, or how many points it still prevents; −1 for no limit. */
  left: number;
  /** Of the pieces it names, those that left play since: coming back, they are others. */
  readonly departed?: readonly number[];
}

/** A trigger that went off and waits to be put in order. */
export interface Pending {
  readonly ability: string;
  readonly piece: number;
  readonly by: Seat;
  readonly facts: Facts;
  readonly names: Readonly<Record<string, readonly number[]>>;
  readonly numbers: Readonly<Record<string, number>>;
}

/** What was announced, chosen and paid for: it waits on a stack or is carried out at once. */
export interface Announced extends Pending {
  readonly names: Record<string, number[]>;
  readonly numbers: Record<string, number>;
}

/** What content asked to be remembered this turn, for one seat. */
export interface Tally {
  n: number;
  sum: number;
  last: number;
  pieces: number[];
}

export interface EffectState {
  /** From what may happen to the pieces that listen for it, in the order they came. */
  heard: Record<string, number[]>;
  /** Pieces whose abilities hold all the time. */
  constant: number[];
  lasting: Lasting[];
  pending: Pending[];
  /** Uses of limited abilities: `turn:12:charognard/2`. */
  used: Record<string, number>;
  /** By what content asks about, then by seat. */
  tallies: Record<string, Tally[]>;
  /** Last known values of pieces that left play, as far as content asks for them. */
  gone: Record<number, Readonly<Record<string, number | string | readonly string[]>>>;
  made: number;
}

export function noEffects(): EffectState {
  return { heard: {}, constant: [], lasting: [], pending: [], used: {}, tallies: {}, gone: {}, made: 0 };
}

/** A state that effects can work on. */
export type Table = State<GameEvent, unknown, { readonly book: Book }> & { effects: EffectState };

/** Where an effect has got to inside one block of its script. */
export interface Place {
  block: number;
  next: number;
  it: number;
  you: Seat;
  /** `each`: the pieces, `players`: the seats still to come. */
  rest: number[];
  /** `repeat`: how many more times. */
  times: number;
  /** A question of several small ones: how many are left. */
  left: number;
}

export interface EffectLocals extends Context {
  /** The address of the ability or effects being carried out. */
  script: string;
  /** Being announced by its player's own wish: nothing is paid yet and it may be taken back. */
  back: boolean;
  inside: Place[];
}
export type EffectFrame = Frame & EffectLocals;

/** The answers to the questions effects ask. `piece` options carry what the game shows of a piece besides. */
export type EffectOption = Option &
  (
    | { readonly do: 'choose' | 'target'; readonly piece: number }
    /** What it says stands in the script: `modeText`. */
    | { readonly do: 'mode'; readonly mode: number; readonly script: string; readonly block: number }
    | { readonly do: 'number'; readonly n: number }
    | { readonly do: 'replace'; readonly piece: number; readonly ability: string }
    | { readonly do: 'done' | 'yes' | 'no' }
    | { readonly do: 'back'; readonly back: true }
  );
