/** Renfort: a second unit that may reach the Divinité (SF-RENF). */
import type { SevenFallen } from '../types.ts';
import { isPacifist } from './keywords/pacifiste.ts';
import { isAngeOrArchange, opponent } from './table.ts';

/** Units that may be announced en Renfort besides the one in Embuscade, where nobody defends (SF-RENF-1). */
export const RENFORTS = 1;

/**
 * Only asked at announcement: any Ange or Archange on the other's AG prevents it, even one that an effect keeps from
 * defending; a lone Golem or a Pacifiste does not (SF-RENF-1 to -3, -7).
 */
export function mayReinforce(t: SevenFallen): boolean {
  for (const card of t.sides[opponent(t.active)]!.cards)
    if (card.place === 'ag' && isAngeOrArchange(t, card) && !isPacifist(t, card)) return false;
  return true;
}
