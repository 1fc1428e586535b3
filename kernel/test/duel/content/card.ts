/** What a card says, and what the rules need of it. */
import type { Ability, Book, ReadTarget } from '../../../effect/index.ts';
import type { Brand, Text } from '../../../index.ts';

export type CardId = Brand<string, 'CardId'>;

/** A fast card may be played whenever its mage holds priority, a slow one only by day (DU-CAST-1). */
export const SPEEDS = ['fast', 'slow'] as const;
export type Speed = (typeof SPEEDS)[number];

/** A card as its author writes it. */
export type Card = Spell | CreatureCard;

interface Printed {
  readonly id: string;
  readonly name: Text;
  readonly cost: number;
  readonly colour?: Colour | undefined;
  readonly keywords?: readonly string[] | undefined;
  readonly classes?: readonly string[] | undefined;
}

export const COLOURS = ['rouge', 'bleue', 'verte', 'grise'] as const;
export type Colour = (typeof COLOURS)[number];

/** What a spell does is its first ability, fast or slow; it may have others. */
export interface Spell extends Printed {
  readonly kind: 'spell';
  readonly abilities: readonly Ability[];
}

export interface CreatureCard extends Printed {
  readonly kind: 'creature';
  readonly power: number;
  readonly guard: number;
  /** A point that it pays towards a cost when it tires itself (DU-CAST-3). */
  readonly pays?: 1 | undefined;
  readonly abilities?: readonly Ability[] | undefined;
}

/** A card made ready. */
export interface Face {
  readonly id: CardId;
  readonly card: Card;
  readonly speed: Speed;
  /** Where the book keeps what a spell does; empty for a creature. */
  readonly address: string;
  /** What a spell must be aimed at. */
  readonly targets: readonly ReadTarget[];
}

export interface DuelContent {
  readonly book: Book;
  /** One deck, card by card: piece n of the first mage and piece n + deck size of the second have face n. */
  readonly deck: readonly Face[];
  /** Every card, by its id: those that no deck holds come into play as tokens. */
  readonly faces: ReadonlyMap<string, Face>;
}
