/** Parole divine: whatever the active player likes, in any order, until it is ended (SF-WORD, SF-SEQ-3). */
import { call, done, type Next, procedure } from '@tablee/kernel';
import type { ActOption, SevenFallen } from '../types.ts';
import { act, beginAct } from './act.ts';
import { attack, canOpenAttack } from './atk.ts';
import { abilities, hasSecret, invocations, plays } from './prio.ts';
import { contemplation, window } from './window.ts';

type Step = 'begin' | 'free' | 'acted' | 'askedFor' | 'closed';

interface Word {
  acts: number;
}

export const word = procedure<SevenFallen, Partial<Word>, ActOption>()('word', {
  begin: (t): Next<Step> => {
    t.phase = 'parole';
    t.told?.push({ event: 'phaseBegan', seat: t.active, phase: 'parole', rule: 'SF-TURN-1' });
    return 'free';
  },
  free: {
    kind: 'act',
    rule: 'SF-WORD-1',
    seat: (t) => t.active,
    options: (t, _, options, why) => {
      options.push({ do: 'end' });
      plays(t, t.active, 'free', options, why);
      abilities(t, t.active, 'free', options, why);
      invocations(t, t.active, options, why);
      // R-SF-105: only for a page en Secret, and not again after one in which nobody did anything.
      if (hasSecret(t, t.active)) {
        if (t.idle.contemplation) why?.refuse({ do: 'contemplate' }, 'R-SF-105');
        else options.push({ do: 'contemplate' });
      }
      if (canOpenAttack(t)) options.push({ do: 'attack' });
      else if (t.attackUsed) why?.refuse({ do: 'attack' }, 'SF-WORD-6');
      else why?.refuse({ do: 'attack' }, t.idle.attack ? 'R-SF-105' : 'SF-SEQ-4');
    },
    chosen: (t, f, option): Next<Step> => {
      f.acts = t.acts;
      switch (option.do) {
        case 'end':
          // SF-WIN-8: final, whatever is played in this Contemplation.
          return call(window, contemplation(t), 'closed');
        case 'contemplate':
          t.told?.push({ event: 'contemplated', seat: t.active, rule: 'SF-WIN-3' });
          return call(window, contemplation(t), 'askedFor');
        case 'attack':
          return call(attack, {}, 'free');
        default:
          return call(act, beginAct(t.active, option), 'acted');
      }
    },
    always: true,
  },
  acted: (t, f): Next<Step> => {
    if (t.acts === f.acts) return 'free';
    t.idle.contemplation = false;
    t.idle.attack = false;
    // SF-WIN-2.
    return call(window, contemplation(t), 'free');
  },
  askedFor: (t, f): Next<Step> => {
    if (t.acts === f.acts) t.idle.contemplation = true;
    return 'free';
  },
  closed: () => done,
});
