/** Where damage, destruction and effects come from (R-SF-108): a card in play, or its last known face (SF-STACK-13). */
import { type Keyword, KW } from '../content/keywords.ts';
import { NO_PIECE, type Piece, type SevenFallen } from '../types.ts';
import { has } from './keyword.ts';
import { faceOf, inPlay } from './table.ts';

export function sourceHas(t: SevenFallen, source: Piece, keyword: Keyword): boolean {
  if (source === NO_PIECE) return false;
  const card = inPlay(t, source);
  return card ? has(t, card, keyword) : faceOf(t, source).kw[KW[keyword]]! > 0;
}
