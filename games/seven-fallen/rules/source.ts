/** Where damage, destruction and effects come from (R-SF-108): a card where it lies, or as it was last (SF-STACK-13). */
import { type Keyword, KW } from '../content/keywords.ts';
import { NO_PIECE, type Piece, type SevenFallen } from '../types.ts';
import { has } from './keyword.ts';
import { faceOf, inPlay } from './table.ts';

/** The keywords that tell for what a source damages or destroys. */
const TELLING = ['lumiere', 'mortsubite', 'fourberie'] as const satisfies readonly Keyword[];

export function sourceHas(t: SevenFallen, source: Piece, keyword: (typeof TELLING)[number]): boolean {
  if (source === NO_PIECE) return false;
  if (t.resolving?.piece === source && t.resolving.gone) return t.resolving.gone.includes(keyword);
  const card = inPlay(t, source);
  return card ? has(t, card, keyword) : faceOf(t, source).kw[KW[keyword]]! > 0;
}

/** The piece is about to go from where it lies: what it has on the Pile goes by its last known values from now on. */
export function noteGoing(t: SevenFallen, piece: Piece): void {
  for (let n = 0; n < t.pile.length; n++) {
    const entry = t.pile[n]!;
    if (entry.piece !== piece || entry.gone !== null) continue;
    t.pile[n] = { ...entry, gone: TELLING.filter((keyword) => sourceHas(t, piece, keyword)) };
  }
}

/** A card that left and came back is another one (R-SF-54): what was put before does nothing to it (SF-STACK-13, R-SF-112). */
export function hasGone(t: SevenFallen, source: number): boolean {
  return t.resolving !== null && t.resolving.piece === source && t.resolving.gone !== null;
}
