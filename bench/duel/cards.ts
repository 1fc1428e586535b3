/** The duel's deck and numbers, the same for both engines. The rules in words are in the README. */

export const CARD_KINDS = ['strike', 'parry', 'potion'] as const;
export type CardKind = (typeof CARD_KINDS)[number];

/** A card is its place in `CARDS`. */
export type Card = number;

interface Face {
  readonly kind: CardKind;
  /** Lives a strike takes or a potion gives back; 0 for a parry. */
  readonly power: number;
}

export const LIVES = 15;
export const OPENING_HAND = 4;
export const DRAWN_A_TURN = 2;

export const CARDS: readonly Face[] = [
  ...copies(8, { kind: 'strike', power: 1 }),
  ...copies(8, { kind: 'strike', power: 2 }),
  ...copies(6, { kind: 'strike', power: 3 }),
  ...copies(12, { kind: 'parry', power: 0 }),
  ...copies(6, { kind: 'potion', power: 2 }),
];

/** Every card once, in the order of `CARDS`. */
export function wholeDeck(): Card[] {
  return CARDS.map((_, card) => card);
}

function copies(count: number, face: Face): Face[] {
  return Array.from({ length: count }, () => face);
}
