/** Pacifiste: neither attacks nor defends the Divinité (SF-KW-PACIFISTE). */
import type { InPlay, SevenFallen } from '../../types.ts';
import { has } from '../keyword.ts';

/** Printed, given, or brought by Bourrasque until the end of the turn (SF-KW-BOURRASQUE-2). */
export function isPacifist(t: SevenFallen, card: InPlay): boolean {
  return card.calmed || has(t, card, 'pacifiste');
}
