/** Whom a question between fights is about: while decks and loot are chosen nobody's turn is on. */
import { frameOf, type Seat, type View } from '@tablee/kernel';
import { reinforcement } from './rules/reinf.ts';
import { deckBuilding, looting } from './rules/scen.ts';
import { outfitting } from './rules/setup.ts';
import { NOBODY, type VeielView } from './types.ts';

interface OfSeat {
  readonly does: string;
  readonly seat: Seat;
  readonly heroes: readonly number[];
}

/** A hero's number; −1 for none. */
export function heroAsked(view: Pick<View<VeielView>, 'seat' | 'flow' | 'underWay'>): number {
  // Every seat outfits its own at the same time: the frame of the seat that looks is meant.
  const own = view.underWay.find(
    (frame) =>
      (frame.does === outfitting.name || frame.does === deckBuilding.name) &&
      (frame as OfSeat).seat === view.seat,
  ) as OfSeat | undefined;
  const hero =
    own?.heroes[0] ?? frameOf(view, looting)?.heroes?.[0] ?? frameOf(view, reinforcement)?.hero ?? NOBODY;
  return hero;
}
