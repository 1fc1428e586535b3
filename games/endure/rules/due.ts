/**
 * Consequences waiting to be settled (`settle.ts`): three numbers each. Rules that change the table add to them; each is
 * fully resolved before the next (R-ES-91), with whatever it brings about in its turn.
 */
import { callAt, type Next, type Procedure } from '@tablee/kernel';
import { type Endure, NOBODY, type TestOption, type Who } from '../types.ts';

/** Make so many tests, one after the other. */
export const TEST = 0;
/** Lose so much Resolve, point by point. */
export const LOSE = 1;
/** Resolve card at this place takes effect. */
export const CARD = 2;
/** Turn up this radar token. */
export const REVEAL = 3;
/** Look again, after what came before. */
export const LOOK = 4;
/** Place a gained card: survivor, card. */
export const GAIN = 5;
/** Thin air takes so much Life of this survivor. */
export const AIR = 6;
/** Trapped: 1 Life, then 1 Resolve. */
export const TRAPPED = 7;
/** An object's attack on this survivor, for so much damage (R-ES-26). */
export const BLAST = 8;
export type Due =
  | typeof TEST
  | typeof LOSE
  | typeof CARD
  | typeof REVEAL
  | typeof LOOK
  | typeof GAIN
  | typeof AIR
  | typeof TRAPPED
  | typeof BLAST;

/** By which rule Resolve is lost; a loss that is due has its number, a hundred times, beside the points. */
export const LOSSES = ['ES-RESOLVE-4', 'ES-RESOLVE-8', 'ES-BOSS-2', 'ES-FULL-5', 'R-ES-31'] as const;
export type Loss = (typeof LOSSES)[number];

export function addLoss(t: Endure, who: Who, n: number, rule: Loss): void {
  addDue(t, LOSE, who, LOSSES.indexOf(rule) * 100 + n);
}

/** What is about nothing, or has no number, says 0. */
export function addDue(t: Endure, kind: Due, about = 0, n = 0): void {
  t.due.push(kind, about, n);
}

/** A test for the survivor (ES-RESOLVE-2), made when what came before is settled. */
export function addTest(t: Endure, who: Who, n = 1): void {
  addDue(t, TEST, who, n);
}

export interface Settling {
  /** What is still to come, three numbers each. */
  rest: number[];
  /** Who has failed a test that may be rolled again. */
  who: Who;
}

/** The name by which its frames are found; `settle.ts` has the steps. */
const settling: Procedure<Endure, Settling, TestOption> = { name: 'settle', first: 'next', steps: {} };

/** Goes on at `then`, once everything that is due is settled. */
export function after<Then extends string>(t: Endure, then: Then): Next<Then> {
  if (t.due.length === 0) return then;
  const rest = t.due;
  t.due = [];
  return callAt(settling, { does: 'settle', at: 'next', rest, who: NOBODY }, then);
}

/** The end of a word of the effect language: what it brought about is settled before the next sentence. */
export function settled(t: Endure): Next<'next'> | undefined {
  return t.due.length === 0 ? undefined : after(t, 'next');
}
