/** Doppelgänger: every class in hand and Livre Sacré, one of its controller's choice in play (SF-KW-DOPPELGANGER). */
import { KW } from '../../content/keywords.ts';
import type { InPlay, Piece, SevenFallen } from '../../types.ts';
import { faceOf, inPlay } from '../table.ts';

/** In play, face up, and no class chosen for it yet (SF-KW-DOPPELGANGER-3, R-SF-63). */
export function lacksClass(t: SevenFallen, card: InPlay): boolean {
  return card.chosenClass < 0 && card.place !== 'secret' && faceOf(t, card.piece).kw[KW.doppelganger]! > 0;
}

/** The classes a piece has where it lies (SF-KW-DOPPELGANGER-1, -3, -4). */
export function classesOf(t: SevenFallen, piece: Piece): readonly string[] {
  const face = faceOf(t, piece);
  const card = inPlay(t, piece);
  if (card?.place === 'secret') return [];
  if (card && card.chosenClass >= 0) return [t.content.classes[card.chosenClass]!];
  if (card || face.kw[KW.doppelganger] === 0) return face.classes;
  // SF-KW-DOPPELGANGER-2: for as long as the effect that reveals it.
  const shown = t.revealed.find((each) => each.piece === piece);
  if (shown && shown.class >= 0) return [t.content.classes[shown.class]!];
  return t.sides.some(({ hand, livre }) => hand.includes(piece) || livre.includes(piece))
    ? t.content.classes
    : face.classes;
}
