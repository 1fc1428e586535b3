/** Who may act while something waits on the stack, and when it is carried out (DU-STACK). */
import { call, done, type Next, procedure, type Seat } from '../../../index.ts';
import type { Duel, PriorityOption } from '../types.ts';
import { beginCast, cast, plays } from './cast.ts';
import { checked } from './creature.ts';
import { resolve } from './resolve.ts';
import { opponent } from './table.ts';
import { ordering } from './trigger.ts';

interface Window {
  holder: Seat;
  /** Passes in succession. */
  passes: number;
  /** How high the stack was when the holder began to play a card. */
  height: number;
}

export const priority = procedure<Duel, Window, PriorityOption>()('priority', {
  checks: (t): Next<'checks' | 'open'> => checked(t, 'checks', call(ordering, {}, 'open')),
  open: (t, f) => {
    f.holder = t.active;
    f.passes = 0;
    return 'hold';
  },
  hold: {
    kind: 'respond',
    rule: 'DU-STACK-2',
    seat: (_, f) => f.holder,
    options: (t, f, options, why) => {
      options.push({ do: 'pass' });
      plays(t, f.holder, 'window', options, why);
    },
    chosen: (t, f, option): Next<'hold' | 'played' | 'bothPassed'> => {
      if (option.do === 'play') {
        f.height = t.stack.length;
        return call(cast, beginCast(f.holder, option.piece), 'played');
      }
      t.told?.push({ event: 'passed', seat: f.holder, rule: 'DU-STACK-2' });
      f.holder = opponent(f.holder);
      f.passes++;
      return f.passes === 2 ? 'bothPassed' : 'hold';
    },
    // Skipping it would tell the enemy that this hand holds no answer (DU-STACK-6).
    always: true,
  },
  played: (t, f) => (t.stack.length > f.height ? 'checks' : 'hold'),
  bothPassed: (t) => (t.stack.length > 0 ? call(resolve, {}, 'resolved') : done),
  resolved: (t): Next<'resolved' | 'goOn'> => checked(t, 'resolved', call(ordering, {}, 'goOn')),
  goOn: (t) => (t.stack.length > 0 ? 'open' : done),
});

export function openWindow(t: Duel): Window {
  return { holder: t.active, passes: 0, height: 0 };
}
