/** Retrait: back to the AG at the end of the Phase d'attaque (SF-KW-RETRAIT). */
import type { InPlay, SevenFallen } from '../../types.ts';
import { has } from '../keyword.ts';

/** Announced, in whatever role, and still on the LDF; it stays inclined (SF-KW-RETRAIT-1 to -3). */
export function mayWithdraw(t: SevenFallen, card: InPlay): boolean {
  return card.role !== 'none' && card.place === 'ldf' && has(t, card, 'retrait');
}
