/** Phoenix (X): may rise into the Limbes instead, and be played from there for X (SF-KW-PHOENIX). */
import { KW } from '../../content/keywords.ts';
import type { InPlay, Piece, SevenFallen, Zone } from '../../types.ts';
import { has, keywordOutOfPlay } from '../keyword.ts';
import { faceOf } from '../table.ts';

/** Never less than this (SF-KW-PHOENIX-4, R-SF-20). */
const LEAST = 1;

/**
 * Whatever destroyed it, unless with Lumière; for a page only on its way to the Purgatoire, for an Archange instead of
 * the Pandémonium (SF-KW-PHOENIX-1, R-SF-61, R-SF-77).
 */
export function mayRise(t: SevenFallen, card: InPlay, isShone: boolean, to: Zone): boolean {
  if (isShone || !has(t, card, 'phoenix')) return false;
  return faceOf(t, card.piece).type === 'archange' ? to === 'pandemonium' : to === 'purgatoire';
}

/** A card with Phoenix in the Limbes is played by Phoenix alone (SF-KW-PHOENIX-2). */
export function isPhoenix(t: SevenFallen, piece: Piece): boolean {
  return faceOf(t, piece).kw[KW.phoenix]! > 0 || keywordOutOfPlay(t, piece, 'phoenix') > 0;
}

export function phoenixCost(t: SevenFallen, piece: Piece): number {
  return Math.max(LEAST, keywordOutOfPlay(t, piece, 'phoenix'));
}
