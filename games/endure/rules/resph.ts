/** The Resolution phase (RESPH, R-ES-54): old event and noise, the new event, one look, the end of the round, first player. */
import { done, type Next, type Procedure, procedure } from '@tablee/kernel';
import { expire, perform } from '@tablee/kernel/effect';
import { type Endure, NOBODY, type Who } from '../types.ts';
import { count } from './ach.ts';
import { after } from './due.ts';
import { drawEvent, endEvent } from './event.ts';
import { discardCells } from './exo.ts';
import { trapped } from './full.ts';
import { checkGoals, countHolds, lose } from './goal.ts';
import { update } from './look.ts';
import { removeNoise } from './noise.ts';

type Step = 'event' | 'look' | 'trapped' | 'seen' | 'close' | 'pass';

export const resolutionPhase: Procedure<Endure, object> = procedure<Endure, object>()('resolutionPhase', {
  /** (1) The event in force and all noise tokens go. */
  clear(t): Next<Step> {
    t.phase = 'resolution';
    t.turn = NOBODY;
    if (t.told) t.told.push({ event: 'phaseBegan', rule: 'ES-ROUND-8', phase: 'resolution', round: t.round });
    endEvent(t, 'ES-RESPH-5');
    removeNoise(t);
    return 'event';
  },
  /** (2) A new event, executed at once. */
  event(t): Next<Step> {
    const event = drawEvent(t);
    if (event < 0) return 'look';
    const { does } = t.content.events[event]!;
    return does === ''
      ? 'look'
      : perform(does, t.survivors[Math.max(0, t.first)]!.seat, Math.max(0, t.first), 'look');
  },
  /** (3) One visibility update with reveals and tests; what those change is looked at again (R-ES-27). */
  look(t): Next<Step> {
    if (t.due.length > 0) return after(t, 'look');
    update(t);
    return t.due.length > 0 ? after(t, 'look') : 'trapped';
  },
  /** (4) End of round. */
  trapped(t): Next<Step> {
    trapped(t);
    return after(t, 'seen');
  },
  seen(t): Next<Step> {
    update(t);
    return t.due.length > 0 ? after(t, 'seen') : 'close';
  },
  close(t): Next<Step> {
    discardCells(t);
    t.jammed = [];
    t.bubbles = [];
    t.lures = [];
    t.survivors.forEach((survivor, who) => {
      survivor.hidden = 0;
      survivor.rerolled = 0;
      if (survivor.fate !== 'aboard') return;
      if (survivor.damageTaken === survivor.takenBefore) count(t, who, 'unhurtRound');
      survivor.takenBefore = survivor.damageTaken;
    });
    expire(t, 'round');
    countHolds(t);
    checkGoals(t);
    if (t.result === null && t.round >= t.clock) {
      if (t.told) t.told.push({ event: 'clockRanOut', rule: 'R-ES-83', round: t.round });
      lose(t, 'clock', 'R-ES-83');
    }
    return 'pass';
  },
  /** (5) The first-player token goes to the next living survivor on the board (ES-RESPH-6, R-ES-11). */
  pass(t): Next<Step> {
    passFirst(t);
    return done;
  },
});

export function passFirst(t: Endure): void {
  const { survivors } = t;
  for (let n = 1; n <= survivors.length; n++) {
    const who = ((t.first + n) % survivors.length) as Who;
    if (survivors[who]!.fate !== 'aboard') continue;
    t.first = who;
    if (t.told) t.told.push({ event: 'firstPassed', rule: 'ES-RESPH-6', who });
    return;
  }
}
