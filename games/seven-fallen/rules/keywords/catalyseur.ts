/** Catalyseur: on entry, may strengthen another of one's own Anges or Golems (SF-KW-CATALYSEUR). */
import type { InPlay, SevenFallen } from '../../types.ts';
import { faceOf, isUnit } from '../table.ts';
import type { PileEffect } from '../triggers.ts';
import { putMarks } from '../zone.ts';

export const catalyseur: PileEffect = {
  optional: true,
  /** Not itself, not the other player's, no Archange (SF-KW-CATALYSEUR-1, -3). */
  targets: (t, { piece, by }, card) =>
    isUnit(t, card) && card.seat === by && card.piece !== piece && faceOf(t, card.piece).type !== 'archange',
  resolve: () => 'marker',
};

/** Chosen on resolution for an Ange; a Golem gets BOU (SF-KW-CATALYSEUR-2, R-SF-59). */
export function markersFor(t: SevenFallen, target: InPlay): readonly ('atq' | 'fv' | 'bou')[] {
  return faceOf(t, target.piece).type === 'golem' ? ['bou'] : ['atq', 'fv'];
}

export function strengthen(t: SevenFallen, target: InPlay, marker: 'atq' | 'fv' | 'bou'): void {
  putMarks(t, target, marker, 1, 'SF-KW-CATALYSEUR-2');
}
