/**
 * Contemplations and response windows: who holds priority, and when the Pile is worked off (SF-WIN, SF-CONT, SF-PRIO-9,
 * SF-STACK-6 to -8). One frame serves both: while the Pile is open its entries are answered, and once it is empty the
 * same window is the Contemplation, if there is one.
 */
import { call, done, type Frame, type Next, procedure, type Seat } from '@tablee/kernel';
import type { ActOption, SevenFallen } from '../types.ts';
import { act, beginAct } from './act.ts';
import { abilities, plays, uncoverings } from './prio.ts';
import { resolving } from './resolve.ts';
import { cover } from './reveal.ts';
import { checks, isUnsettled } from './sba.ts';
import { BATCH, batch } from './stack.ts';
import { opponent } from './table.ts';

interface Window {
  /** Goes on as a Contemplation when the Pile is empty (SF-CONT-4); otherwise it only works the Pile off. */
  readonly contemplation: boolean;
  holder: Seat;
  /** Passes in succession. */
  passes: number;
  /** Actions before the holder's, to see whether it was taken back. */
  acts: number;
  /** Which seats have brought a page out of the Secret in this Contemplation (SF-KW-FURTIF-8, R-SF-69). */
  left: [boolean, boolean];
  /** Anything was done in it (R-SF-105). */
  used: boolean;
}

type Step = 'checks' | 'gather' | 'hold' | 'acted' | 'bothPassed';

export const window = procedure<SevenFallen, Window, ActOption>()('window', {
  checks: (t, f): Next<Step> => {
    cover(t);
    return isUnsettled(t) ? call(checks, {}, 'gather') : opened(t, f);
  },
  gather: (t, f): Next<Step> => opened(t, f),
  hold: {
    kind: 'react',
    rule: 'SF-PRIO-9',
    seat: (_, f) => f.holder,
    options: (t, f, options, why) => {
      options.push({ do: 'pass', pass: true });
      plays(t, f.holder, 'window', options, why);
      abilities(t, f.holder, 'window', options, why);
      const isTime = f.contemplation && t.pile.length === 0 && t.attack === null;
      const untimely = !isTime ? 'SF-PRIO-6' : f.left[f.holder] ? 'SF-KW-FURTIF-8' : null;
      uncoverings(t, f.holder, untimely, options, why);
    },
    chosen: (t, f, option): Next<Step> => {
      if (option.do === 'pass') {
        t.told?.push({ event: 'passed', seat: f.holder, rule: 'SF-PRIO-9' });
        f.holder = opponent(f.holder);
        f.passes++;
        return f.passes === 2 ? 'bothPassed' : 'hold';
      }
      f.acts = t.acts;
      if (option.do === 'uncover') f.left[f.holder] = true;
      return call(act, beginAct(f.holder, option), 'acted');
    },
    // SF-HID-8: skipping it would tell the other player that this hand holds no answer.
    always: true,
  },
  acted: (t, f): Next<Step> => {
    if (t.acts === f.acts) {
      f.left[f.holder] = false;
      return 'hold';
    }
    f.used = true;
    t.idle.contemplation = false;
    t.idle.attack = false;
    return 'checks';
  },
  bothPassed: (t): Next<Step> => (t.pile.length > 0 ? call(resolving, {}, 'checks') : done),
});

/** What waits is put on the Pile, and what came of an effect nobody could answer is settled, before anybody acts. */
function opened(t: SevenFallen, f: Frame & Window): Next<Step> {
  if (t.triggers.length + t.effects.pending.length > 0) return call(batch, BATCH, 'checks');
  if (t.pile.length === 0 && (!f.contemplation || t.attack?.stopped)) return done;
  f.holder = t.active;
  f.passes = 0;
  return 'hold';
}

/** A Contemplation (SF-WIN-1 to -9), with whatever waits for the Pile before it. */
export function contemplation(t: SevenFallen): Window {
  return { contemplation: true, holder: t.active, passes: 0, acts: 0, left: [false, false], used: false };
}

/** Only what waits for the Pile, and the answers to it. */
export function pileOnly(t: SevenFallen): Window {
  return { contemplation: false, holder: t.active, passes: 0, acts: 0, left: [false, false], used: false };
}
