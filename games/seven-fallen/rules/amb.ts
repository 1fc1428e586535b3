/** Embuscade and who defends the Divinité (SF-AMB). */
import type { Seat } from '@tablee/kernel';
import { isForbidden } from '@tablee/kernel/effect';
import type { InPlay, SevenFallen } from '../types.ts';
import { isPacifist } from './keywords/pacifiste.ts';
import { isAngeOrArchange } from './table.ts';

/**
 * An Ange or Archange on the AG, inclined or frozen all the same (R-SF-36), unless Pacifiste (SF-AMB-12). Neither a lone
 * Golem nor a unit on the LDF defends (SF-AMB-4, -5; SF-GOLEM-9; SF-ATK-17).
 */
export function isDefender(t: SevenFallen, card: InPlay): boolean {
  if (card.place !== 'ag' || !isAngeOrArchange(t, card) || isPacifist(t, card)) return false;
  return !isForbidden(t, 'defend', card.piece);
}

/** SF-AMB-3, asked at declaration and again at resolution (SF-AMB-10, R-SF-40). */
export function isDefended(t: SevenFallen, seat: Seat): boolean {
  for (const card of t.sides[seat]!.cards) if (isDefender(t, card)) return true;
  return false;
}

/** A Renfort counts as in Embuscade for every rule and effect (SF-RENF-5). */
export function isInEmbuscade({ role }: InPlay): boolean {
  return role === 'embuscade' || role === 'renfort';
}
