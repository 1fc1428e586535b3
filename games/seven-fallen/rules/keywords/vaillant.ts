/** Vaillant: counts as on the AG when combat damage is dealt to it, the whole pair too (SF-KW-VAILLANT, R-SF-93). */
import type { InPlay, SevenFallen } from '../../types.ts';
import { has } from '../keyword.ts';
import { golemOf } from '../table.ts';

export function isValiant(t: SevenFallen, unit: InPlay): boolean {
  if (has(t, unit, 'vaillant')) return true;
  const golem = golemOf(t, unit);
  return golem !== undefined && has(t, golem, 'vaillant');
}
