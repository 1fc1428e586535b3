/**
 * A table in play, as plain data: what can be written as JSON, read back on another machine and played on.
 *
 * Words: a *seat* is a place at the table (a person or a bot sits there); what a seat leads is the game's own matter
 * (a team, a sister, a hero). A *decision* is a question put to one seat; an *option* is one legal answer to it. A question
 * put to several seats is one decision for each of them, marked `shared`.
 */
import type { RuleId } from './text.ts';

declare const brand: unique symbol;
/** A number or string that cannot be mistaken for another one: `Brand<number, 'Seat'>`. */
export type Brand<Base, Name extends string> = Base & { readonly [brand]: Name };

export type Seat = Brand<number, 'Seat'>;

/** The first `count` seats, in order. */
export function seatsOf(count: number): readonly Seat[] {
  return SEATS.slice(0, count);
}
const SEATS = Array.from({ length: 16 }, (_, seat) => seat as Seat);

/** One legal answer: what it does, and the pieces, squares or cards it is about. Flat, plain, never changed once made. */
export interface Option {
  readonly do: string;
  /** A way back: it undoes what the seat did a moment ago. Bots, which have thought before, don't take it. */
  readonly back?: true;
  /** Lets a window for answers go by: what a seat's stops may say by themselves (`stops.ts`). */
  readonly pass?: true;
}

/** Where we are in one procedure: which one, at which step, and its few locals. */
export interface Frame {
  readonly does: string;
  at: string;
  /** Present while several seats decide at the same time: one stack of frames for each of them. */
  branches?: Frame[][];
}

/**
 * A question put to a seat. Never changed once made, so forks may share it: when another seat's answer changes what can
 * be chosen, a new one takes its place.
 */
export interface Decision<O extends Option = Option> {
  /**
   * Unique for its seat; an answer names it, so that a late or repeated answer can do no harm. Counted seat by seat:
   * how many small questions somebody else was asked is nobody's business.
   */
  readonly id: number;
  readonly seat: Seat;
  readonly kind: string;
  /** The rule that gives this seat the choice. */
  readonly rule: RuleId;
  readonly options: readonly O[];
  /** Which of the simultaneous branches asks; −1 on the main line. */
  readonly branch: number;
  /** Others are asked the same: whoever answers first takes the question from the rest. */
  readonly shared?: true;
}

/**
 * What happened, in the game's words, with the rule that made it happen. Public unless `only` names the seats that
 * may see it as it is; the others then see `others`, or nothing.
 */
export interface GameEvent {
  readonly event: string;
  readonly rule: RuleId;
  readonly only?: readonly Seat[];
  readonly others?: GameEvent;
}

/** Told, to its seat alone, when the rules left a single option and the engine took it. */
export interface ForcedEvent extends GameEvent {
  readonly event: 'forced';
  readonly seat: Seat;
  readonly kind: string;
  readonly option: Option;
}

/** Told, to its seat alone, when what somebody else chose left nothing to choose. */
export interface WithdrawnEvent extends GameEvent {
  readonly event: 'withdrawn';
  readonly seat: Seat;
  readonly kind: string;
}

export interface RandomState {
  a: number;
  b: number;
  c: number;
  d: number;
  /** How many numbers were drawn so far; undo looks at it. */
  drawn: number;
  /** Dice named by a test or a position: they fall first, in this order. */
  named: number[];
}

/** How a game ended. `winners` is empty for a draw and for a lost co-operative game. */
export interface Result {
  readonly winners: readonly Seat[];
  readonly rule: RuleId;
  /** The game's own word for it: `treasures`, `resigned`, `boss-beaten`. */
  readonly how: string;
}

/** What every game's state has. A game adds its own fields, plain data too. */
export interface State<E extends GameEvent = GameEvent, Config = unknown, Content = unknown> {
  readonly game: string;
  readonly seats: number;
  readonly config: Config;
  /** Maps, cards, tables: made from the config and the pack, shared by all forks, never changed, never saved. */
  readonly content: Content;
  /** What each seat brought to the table, by seat; never changed. Empty where nobody brings anything. */
  brought: readonly unknown[];
  /** Where we are in the rules, innermost procedure last. */
  flow: Frame[];
  open: Decision[];
  /** Decisions asked of each seat so far: the next one's id. */
  asked: number[];
  random: RandomState;
  result: Result | null;
  /** What was told since somebody last listened; null when nobody listens, and then nothing is built. */
  told: (E | ForcedEvent | WithdrawnEvent)[] | null;
}
