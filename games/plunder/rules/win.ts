import { finish, type RuleId, type Seat } from '@tablee/kernel';
import type { Plunder } from '../types.ts';

/** Immediately: nothing further is resolved (R-SDP-40). */
export function win(
  t: Plunder,
  seat: Seat,
  rule: RuleId,
  how: 'treasures' | 'resignation' | 'turn-limit' = 'treasures',
): void {
  t.told?.push({ event: 'gameWon', rule, seat });
  finish(t, { winners: [seat], rule, how });
}
