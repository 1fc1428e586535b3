/** Fourberie: its damage passes the shield of a bound Golem (SF-KW-FOURBERIE-1 to -4, R-SF-68). */
import type { Piece, SevenFallen } from '../../types.ts';
import { sourceHas } from '../source.ts';

/** Attacking, defending or by an effect; an Archange given Fourberie likewise. A Golem alone is hurt as usual. */
export function ignoresShields(t: SevenFallen, source: Piece): boolean {
  return sourceHas(t, source, 'fourberie');
}
