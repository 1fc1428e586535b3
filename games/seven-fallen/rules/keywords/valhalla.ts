/** Valhalla: in Nuit divine, one Ange that fell this turn may go to the Limbes (SF-KW-VALHALLA). */
import type { Seat } from '@tablee/kernel';
import type { Piece, SevenFallen } from '../../types.ts';
import { faceOf, ownerOf, shown } from '../table.ts';
import type { PileEffect } from '../triggers.ts';
import { move } from '../zone.ts';

/** The class it does not bring back (SF-DATA-2). */
export const VALKYR = 'valkyr';

export const valhalla: PileEffect = {
  optional: false,
  // The choice is made on resolution (R-SF-82).
  resolve: (t, { by }) => (revivable(t, by).length > 0 ? 'revive' : 'after'),
};

/** Fell this turn under its owner's control, no Valkyr, and still in the Purgatoire (SF-KW-VALHALLA-1, -2). */
export function revivable(t: SevenFallen, seat: Seat): Piece[] {
  return t.sides[seat]!.purgatoire.filter(
    (piece) =>
      t.destroyed.includes(piece) && ownerOf(t, piece) === seat && !faceOf(t, piece).classes.includes(VALKYR),
  );
}

export function revive(t: SevenFallen, seat: Seat, piece: Piece): void {
  move(t, piece, 'purgatoire', 'limbes');
  t.told?.push({ event: 'toLimbes', seat, ...shown(t, piece), rule: 'SF-KW-VALHALLA-1' });
}
