/** What a card says, and what the rules need of it. */
import type { Condition, Effects, Scripts } from '../../../effect/index.ts';
import type { Brand, Text } from '../../../index.ts';

export type CardId = Brand<string, 'CardId'>;

/** What a creature may listen for: the start and end of a turn, arrivals and deaths. */
export const MOMENTS = ['dawn', 'dusk', 'arrived', 'died'] as const;
export type Moment = (typeof MOMENTS)[number];

/** A fast card may be played whenever its mage holds priority, a slow one only by day (DU-CAST-1). */
export const SPEEDS = ['fast', 'slow'] as const;
export type Speed = (typeof SPEEDS)[number];

/** What a card may be aimed at: a creature in play, or a card on the stack. */
export const TARGETS = ['creature', 'spell'] as const;
export type Target = (typeof TARGETS)[number];

/** A card as its author writes it. */
export type Card = Spell | CreatureCard;

export interface Spell {
  readonly id: string;
  readonly name: Text;
  readonly kind: 'spell';
  readonly cost: number;
  readonly speed: Speed;
  readonly target?: Target | undefined;
  readonly effect: Effects;
}

export interface CreatureCard {
  readonly id: string;
  readonly name: Text;
  readonly kind: 'creature';
  readonly cost: number;
  readonly power: number;
  readonly guard: number;
  /** A point that it pays towards a cost when it tires itself (DU-CAST-3). */
  readonly pays?: 1 | undefined;
  readonly triggers?: readonly Trigger[] | undefined;
}

export interface Trigger {
  readonly on: Moment;
  readonly when?: Condition | undefined;
  readonly effect: Effects;
}

/** A card made ready: its effects have become numbers of scripts. */
export interface Face {
  readonly id: CardId;
  readonly card: Card;
  readonly cost: number;
  readonly speed: Speed;
  readonly target: Target | null;
  /** The script of a spell; −1 for a creature. */
  readonly block: number;
  readonly triggers: readonly { readonly on: Moment; readonly when?: Condition; readonly block: number }[];
}

export interface DuelContent {
  readonly scripts: Scripts;
  /** One deck, card by card: piece n of the first mage and piece n + deck size of the second have face n. */
  readonly deck: readonly Face[];
}
