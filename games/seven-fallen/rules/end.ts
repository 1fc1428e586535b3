/** Conceding (R-SF-87). The other ends of a game are where they happen: SF-GOAL-1 in `sba.ts`, R-SF-86 in `night.ts`. */
import { type Decision, finish, type GameClock, type Seat } from '@tablee/kernel';
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

/** Many small windows: the clock is whole again at one's own dawn, and whoever lets it run out three times in a row concedes (R-SF-87). */
export const clock: GameClock = {
  isFresh: ({ kind }) => BEGINNINGS.has(kind),
  givesUpAfter: 3,
};
const BEGINNINGS: ReadonlySet<string> = new Set(['first', 'grace', 'retreat', 'dawn', 'pick']);
