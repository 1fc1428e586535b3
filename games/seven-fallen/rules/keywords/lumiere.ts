/** Lumière: an Ange it destroys is banished; Golems, Adorateurs and others are not (SF-KW-LUMIERE-1 to -3). */
import type { Piece, SevenFallen } from '../../types.ts';
import { sourceHas } from '../source.ts';

/** Asked when it deals the damage or destroys: it may be gone, or changed, when the Ange falls (SF-STACK-13). */
export function shines(t: SevenFallen, source: Piece): boolean {
  return sourceHas(t, source, 'lumiere');
}
