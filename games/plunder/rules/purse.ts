/** What a hand can pay, summed up once for all the actions it may be spent on. */
import type { Card } from './card.ts';
import { suitsOf } from './card.ts';
import { payablePowers } from './power.ts';

export interface Purse {
  readonly count: number;
  /** The suits some single card can be played as. */
  readonly suits: number;
  /** The powers some card or pair can trigger. */
  readonly powers: number;
}

export function purseOf(hand: readonly Card[]): Purse {
  let suits = 0;
  for (let i = 0; i < hand.length; i++) suits |= suitsOf(hand[i]!);
  return { count: hand.length, suits, powers: payablePowers(hand) };
}

/** Can one of these suits be played, by a single card or by a pair named so? */
export function canPlay(purse: Purse, suits: number): boolean {
  return purse.count > 1 || (purse.suits & suits) !== 0;
}
