/** Damné: banished when destroyed, so that its Dernier souffle does not work (SF-KW-DAMNE-1 to -3). */
import type { InPlay, SevenFallen } from '../../types.ts';
import { has } from '../keyword.ts';

export function isDamned(t: SevenFallen, card: InPlay): boolean {
  return has(t, card, 'damne');
}
