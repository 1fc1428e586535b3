/** A hero with the level cards, as one file of `heroes/` gives them. */
import type { CardData, HeroData } from './types.ts';

export interface HeroSet {
  readonly hero: HeroData;
  readonly cards: readonly CardData[];
}
