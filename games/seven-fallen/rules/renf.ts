/** Renfort: a second unit that may reach the Divinité (SF-RENF). */
import type { SevenFallen } from '../types.ts';
import { isDefended } from './amb.ts';
import { opponent } from './table.ts';

/** Units that may be announced en Renfort besides the one in Embuscade, where nobody defends (SF-RENF-1). */
export const RENFORTS = 1;

/** Only asked at announcement: a lone Golem or a Pacifiste does not prevent it (SF-RENF-1 to -3, -7). */
export function mayReinforce(t: SevenFallen): boolean {
  return !isDefended(t, opponent(t.active));
}
