/** Whom a question between fights is about: while decks and loot are chosen nobody's turn is on. */
import { frameOf, type View } from '@tablee/kernel';
import { reinforcement } from './rules/reinf.ts';
import { deckBuilding, looting } from './rules/scen.ts';
import { outfitting } from './rules/setup.ts';
import { NOBODY, type VeielView } from './types.ts';

/** A hero's number; −1 for none. Every seat outfits its own at the same time: a seat sees its own frame alone. */
export function heroAsked(view: Pick<View<VeielView>, 'flow' | 'underWay'>): number {
  const heroes =
    frameOf(view, outfitting)?.heroes ??
    frameOf(view, deckBuilding)?.heroes ??
    frameOf(view, looting)?.heroes;
  return heroes?.[0] ?? frameOf(view, reinforcement)?.hero ?? NOBODY;
}
