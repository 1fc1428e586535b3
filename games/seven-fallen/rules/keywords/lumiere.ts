/** Lumière: an Ange it destroys is banished; Golems, Adorateurs and others are not (SF-KW-LUMIERE-1 to -3). */
import type { Piece, SevenFallen } from '../../types.ts';
import { sourceHas } from '../source.ts';

/** One credited source with Lumière is enough (R-SF-74). */
export function shines(t: SevenFallen, sources: readonly Piece[]): boolean {
  for (const source of sources) if (sourceHas(t, source, 'lumiere')) return true;
  return false;
}
