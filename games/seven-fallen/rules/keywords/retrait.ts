/** Retrait: back to the AG at the end of the Phase d'attaque (SF-KW-RETRAIT). */
import { isForbidden } from '@tablee/kernel/effect';
import type { InPlay, SevenFallen } from '../../types.ts';
import { has } from '../keyword.ts';

/** Announced, in whatever role, and still on the LDF; it stays inclined (SF-KW-RETRAIT-1 to -3). */
export function mayWithdraw(t: SevenFallen, card: InPlay): boolean {
  const isHome = card.role === 'none' || card.place !== 'ldf';
  return !isHome && has(t, card, 'retrait') && !isForbidden(t, 'retreat', card.piece);
}
