/** Conceding (R-SF-87). The other ends of a game are where they happen: SF-GOAL-1 in `sba.ts`, R-SF-86 in `night.ts`. */
import { type Decision, finish, type Seat } from '@tablee/kernel';
import type { SevenFallen } from '../types.ts';
import { opponent } from './table.ts';

export function resign(t: SevenFallen, seat: Seat): void {
  t.told?.push({ event: 'conceded', seat, rule: 'R-SF-87' });
  finish(t, { winners: [opponent(seat)], how: 'conceded', rule: 'R-SF-87' });
}

export function agreeDraw(t: SevenFallen): void {
  finish(t, { winners: [], how: 'agreed', rule: 'R-SF-87' });
}

/** When a clock runs out the default is taken: pass, decline, or the first legal option (R-SF-87). */
export function outOfTime(decision: Decision): number {
  const at = decision.options.findIndex((option) => DEFAULTS.has(option.do));
  return Math.max(0, at);
}
const DEFAULTS: ReadonlySet<string> = new Set([
  'pass',
  'decline',
  'keep',
  'done',
  'nobody',
  'settle',
  'end',
  'all',
]);
