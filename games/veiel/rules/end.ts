/** How a game ends (OV-GAME-5, -7, -11). */
import { type RuleId, seatsOf } from '@tablee/kernel';
import type { Veiel } from '../types.ts';

export function lose(t: Veiel, how: string, rule: RuleId): void {
  if (t.result !== null) return;
  t.phase = 'over';
  t.result = { winners: [], how, rule };
  t.told?.push({ event: 'gameLost', rule });
}

export function win(t: Veiel, how: string, rule: RuleId): void {
  t.phase = 'over';
  t.result = { winners: seatsOf(t.seats), how, rule };
  t.told?.push({ event: 'gameWon', rule });
}
