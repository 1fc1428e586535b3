/** Leaving an occupied zone (LEAVE, R-ES-18): a check first; failing it locks the survivor in until its turn ends. */
import { isForbidden } from '@tablee/kernel/effect';
import type { Endure, Who } from '../types.ts';
import { count } from './ach.ts';
import { isOccupied } from './board.ts';
import { d6 } from './dice.ts';
import { checkAgainst } from './resolve.ts';

/** Pilots need none (ES-EXO-19), nor whoever a card lets go. */
export function needsCheck(t: Endure, who: Who): boolean {
  const { zone, pilot } = t.survivors[who]!;
  return pilot === 0 && isOccupied(t, zone) && !isForbidden(t, 'check', who);
}

/** It failed a check here in this turn (ES-LEAVE-3). */
export function isLocked(t: Endure, who: Who): boolean {
  const { lockedIn, zone } = t.survivors[who]!;
  return lockedIn.length > 0 && lockedIn.includes(zone);
}

/** Costs no action, and failing neither Resolve nor Life (ES-LEAVE-4). True if it may leave. */
export function leaveCheck(t: Endure, who: Who): boolean {
  const against = checkAgainst(t, who);
  const one = d6(t);
  const other = d6(t);
  const passed = one + other < against;
  if (t.told) t.told.push({ event: 'checked', rule: 'ES-LEAVE-1', who, dice: [one, other], against, passed });
  if (passed) count(t, who, 'checkPassed');
  else t.survivors[who]!.lockedIn.push(t.survivors[who]!.zone);
  return passed;
}
