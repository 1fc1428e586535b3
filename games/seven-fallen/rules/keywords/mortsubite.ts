/** Mort subite: dies with the turn, and kills whatever it wounds (SF-KW-MORTSUBITE). */
import type { InPlay, Piece, SevenFallen } from '../../types.ts';
import { has } from '../keyword.ts';
import { sourceHas } from '../source.ts';
import { faceOf } from '../table.ts';

/** FV damage from it destroys at once, whatever FV is left; a BOU only absorbs, an Archange feels neither (-2 to -4). */
export function dooms(t: SevenFallen, source: Piece, victim: InPlay): boolean {
  return faceOf(t, victim.piece).type === 'ange' && sourceHas(t, source, 'mortsubite');
}

/** Pages of both sides that die at the end of the turn; Archanges do not (SF-KW-MORTSUBITE-1, -4; R-SF-75). */
export function dyingWithTheTurn(t: SevenFallen): Piece[] {
  const dying: Piece[] = [];
  for (const { cards } of t.sides) {
    for (const card of cards) {
      const { type } = faceOf(t, card.piece);
      if (type !== 'archange' && type !== 'temple' && type !== 'divinite' && has(t, card, 'mortsubite'))
        dying.push(card.piece);
    }
  }
  return dying;
}
