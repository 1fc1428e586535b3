/** The special powers: which card triggers which, for whom (SDP-POWER-6). */
import type { Brand } from '@tablee/kernel';
import { type Class, MAGE, ROGUE, WARRIOR } from '../types.ts';
import {
  ACE,
  type Card,
  CLUB,
  DIAMOND,
  HEART,
  isJoker,
  JACK,
  KING,
  QUEEN,
  SPADE,
  type Suit,
  suitsOf,
  worth,
} from './card.ts';

/** Index into POWERS. */
export type Power = Brand<number, 'Power'>;

export interface PowerCard {
  readonly id: string;
  readonly class: Class;
  readonly suit: Suit;
  readonly value: number;
}

/** No other face card has a power for that class (SDP-POWER-6). */
export const POWERS = [
  { id: 'coup-fatal', class: WARRIOR, suit: DIAMOND, value: KING },
  { id: 'enchainement', class: WARRIOR, suit: DIAMOND, value: JACK },
  { id: 'coup-tournoyant', class: WARRIOR, suit: HEART, value: JACK },
  { id: 'bousculade', class: WARRIOR, suit: SPADE, value: JACK },
  { id: 'pick-pocket', class: ROGUE, suit: SPADE, value: KING },
  { id: 'passe-murailles', class: ROGUE, suit: SPADE, value: QUEEN },
  { id: 'deplacement-rapide', class: ROGUE, suit: CLUB, value: JACK },
  { id: 'tir', class: ROGUE, suit: HEART, value: QUEEN },
  { id: 'guerison', class: MAGE, suit: CLUB, value: KING },
  { id: 'teleportation', class: MAGE, suit: CLUB, value: QUEEN },
  { id: 'malediction', class: MAGE, suit: HEART, value: KING },
  { id: 'boule-de-feu', class: MAGE, suit: DIAMOND, value: QUEEN },
] as const satisfies readonly PowerCard[];

export type PowerId = (typeof POWERS)[number]['id'];

export const COUP_FATAL = 0 as Power;
export const ENCHAINEMENT = 1 as Power;
export const COUP_TOURNOYANT = 2 as Power;
export const BOUSCULADE = 3 as Power;
export const PICK_POCKET = 4 as Power;
export const PASSE_MURAILLES = 5 as Power;
export const DEPLACEMENT_RAPIDE = 6 as Power;
export const TIR = 7 as Power;
export const GUERISON = 8 as Power;
export const TELEPORTATION = 9 as Power;
export const MALEDICTION = 10 as Power;
export const BOULE_DE_FEU = 11 as Power;

/**
 * By class, the same for every team: its powers (SDP-GOAL-5, SDP-HERO-10). A power is used by the class that owns it, and by
 * no monster (SDP-MON-25, R-SDP-72).
 */
export const POWERS_OF: readonly (readonly Power[])[] = [0, 1, 2].map((kind) =>
  POWERS.map((_, power) => power as Power).filter((power) => POWERS[power]!.class === kind),
);

/** Does this card trigger that power? Its own face, or an ace of its suit (SDP-POWER-1, SDP-POWER-3). */
export function triggers(card: Card, power: Power): boolean {
  const { suit, value } = POWERS[power]!;
  // A joker is not of the suit it is named: it can never be used for a power (SDP-CARD-9).
  return suitsOf(card) === 1 << suit && (worth(card) === value || worth(card) === ACE);
}

/**
 * A pair of value J, Q or K is that face of any suit; two aces are an ace of any suit; 2 to 10 never trigger anything
 * (SDP-CARD-7, SDP-CARD-13, R-SDP-8).
 */
export function pairTriggers(a: Card, b: Card, power: Power): boolean {
  if (isJoker(a) || isJoker(b)) return false; // R-SDP-9
  const value = Math.min(worth(a), worth(b));
  return value === ACE || value === POWERS[power]!.value;
}

/** Every power, one bit each, that some single card or some pair of this hand can trigger. */
export function payablePowers(hand: readonly Card[]): number {
  let set = 0;
  let aces = 0;
  let atLeast = 0;
  for (let i = 0; i < hand.length; i++) {
    const value = worth(hand[i]!);
    if (value < JACK || value > ACE) continue;
    set |= SINGLE[hand[i]!]!;
    if (value === ACE) aces++;
  }
  if (aces > 1) return ALL_POWERS;
  for (let value = KING; value >= JACK; value--) {
    let exactly = 0;
    for (let i = 0; i < hand.length; i++) if (worth(hand[i]!) === value) exactly++;
    atLeast += exactly;
    if (exactly > 0 && atLeast + aces > 1) set |= PAIRS[value]!;
  }
  return set;
}

const ALL_POWERS = (1 << POWERS.length) - 1;
const SINGLE: readonly number[] = Array.from({ length: 108 }, (_, card) =>
  POWERS.reduce((set, __, power) => set | (triggers(card as Card, power as Power) ? 1 << power : 0), 0),
);
const PAIRS: readonly number[] = Array.from({ length: ACE + 1 }, (_, value) =>
  POWERS.reduce((set, power, index) => set | (power.value === value ? 1 << index : 0), 0),
);

export function powerNamed(id: string): Power | undefined {
  const index = POWERS.findIndex((power) => power.id === id);
  return index < 0 ? undefined : (index as Power);
}
