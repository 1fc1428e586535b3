/** The cards: suits, values, and what two cards are worth when they are played as one. */
import type { Brand } from '@tablee/kernel';

/** In this order: black cards move (♣ straight, ♠ diagonally too), red cards attack (♦ straight, ♥ diagonally too). */
export const SUITS = ['♣', '♠', '♦', '♥'] as const;
export type Suit = Brand<number, 'Suit'>;
export const CLUB = 0 as Suit;
export const SPADE = 1 as Suit;
export const DIAMOND = 2 as Suit;
export const HEART = 3 as Suit;

/** Sets of suits, one bit each. */
export const ANY_SUIT = 0b1111;
export const BLACK = 0b0011;
export const RED = 0b1100;
export const ONLY_SPADE = 0b0010;
export const ONLY_HEART = 0b1000;

/** A physical card: pack × 54 + face. Faces 0–51 are suit × 13 + (value − 2), 52 and 53 the jokers (SDP-CARD-1). */
export type Card = Brand<number, 'Card'>;
export const FACES = 54;
const JOKER_FACE = 52;

export const JACK = 11;
export const QUEEN = 12;
export const KING = 13;
/** Above the faces (SDP-CARD-4, SDP-CARD-5). */
export const ACE = 14;
/** Above everything (SDP-CARD-6). */
export const JOKER = 15;

/** Two packs at most (SDP-MULTI-8). */
const CARDS = Array.from({ length: 2 * FACES }, (_, card) => card);
const VALUE: readonly number[] = CARDS.map((card) => {
  const face = card % FACES;
  return face >= JOKER_FACE ? JOKER : (face % 13) + 2; // 2 to 10 are worth their number (SDP-CARD-3)
});
/** The suits a card may be played as: a joker's player names any of the four (SDP-CARD-8). */
const SUIT_SET: readonly number[] = CARDS.map((card) => {
  const face = card % FACES;
  return face >= JOKER_FACE ? ANY_SUIT : 1 << Math.floor(face / 13);
});

export function worth(card: Card): number {
  return VALUE[card]!;
}

export function suitsOf(card: Card): number {
  return SUIT_SET[card]!;
}

export function isJoker(card: Card): boolean {
  return VALUE[card] === JOKER;
}

/** What is printed on it: the same for twin cards of two packs, and for all jokers. */
export function faceOf(card: Card): number {
  const face = card % FACES;
  return face >= JOKER_FACE ? JOKER_FACE : face;
}

/** A pair counts as one card of any suit, worth the lower of the two (SDP-CARD-10, SDP-CARD-11, SDP-CARD-12). */
export function pairValue(a: Card, b: Card): number {
  // A joker takes the other card's value (R-SDP-9): it is the highest, so the lower of the two says it all.
  return Math.min(VALUE[a]!, VALUE[b]!);
}

/** A joker never helps to obtain a power, neither alone nor in a pair (SDP-CARD-9, R-SDP-9). */
export function pairHasJoker(a: Card, b: Card): boolean {
  return isJoker(a) || isJoker(b);
}

/** The cards of the packs on the table: 54, 52 without jokers, or 32 from 7 to ace (SDP-CARD-2, R-SDP-13). */
export function allCards(size: 54 | 52 | 32, packs: number): Card[] {
  return CARDS.filter((card) => {
    if (card >= packs * FACES) return false;
    if (VALUE[card] === JOKER) return size === 54;
    return size !== 32 || VALUE[card]! >= 7;
  }) as Card[];
}

/** Adds a card where it belongs: hands are kept in the order of the faces. */
export function insert(hand: Card[], card: Card): void {
  let i = hand.length;
  while (i > 0 && faceOf(hand[i - 1]!) > faceOf(card)) i--;
  hand.splice(i, 0, card);
}

const RANKS: readonly string[] = ['2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A'];

/** `10♥`, `J♠`, `Jk`. */
export function cardName(card: Card): string {
  if (isJoker(card)) return 'Jk';
  const face = faceOf(card);
  return `${RANKS[face % 13]}${SUITS[Math.floor(face / 13)]}`;
}

/** The first card of that name; undefined when there is none. */
export function cardNamed(name: string): Card | undefined {
  return (CARDS as Card[]).find((card) => cardName(card) === name);
}
