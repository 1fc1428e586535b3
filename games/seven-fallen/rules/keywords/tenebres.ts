/** Ténèbres: cannot be banished, wherever it is, nor leave the Pandémonium for the Purgatoire (SF-KW-TENEBRES-1 to -3). */
import type { Piece, SevenFallen } from '../../types.ts';
import { keywordAnywhere } from '../keyword.ts';

/** Only a text that names Ténèbres, or a Serment, banishes it all the same (R-SF-109, R-SF-24). */
export function cannotBeBanished(t: SevenFallen, piece: Piece): boolean {
  return keywordAnywhere(t, piece, 'tenebres') > 0;
}
