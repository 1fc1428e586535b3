/** Berserk: a second attack right after a successful first (SF-KW-BERSERK). */
import type { InPlay, SevenFallen } from '../../types.ts';
import { mayStillAttack } from '../combat.ts';
import { has } from '../keyword.ts';

/** Never a third (SF-KW-BERSERK-7). */
const ATTACKS = 2;

/** Had it before the damage of its first attack, succeeded, and has it still (SF-KW-BERSERK-5, R-SF-43). */
export function mayStrikeAgain(t: SevenFallen, unit: InPlay, hadIt: boolean, dealt: number): boolean {
  return hadIt && dealt > 0 && unit.declared < ATTACKS && mayStillAttack(t, unit) && has(t, unit, 'berserk');
}
