/** What the house's bots need to know of this game. */
import type { Advice } from '@tablee/kernel';
import type { Endure } from './types.ts';

export const advice: Advice<Endure> = {
  evaluate(t) {
    if (t.result) return t.result.winners.length > 0 ? 1000 : -1000;
    let worth = 0;
    for (const { fate, life, resolve } of t.survivors) if (fate !== 'dead') worth += 20 + life * 3 + resolve;
    for (let n = 0; n < t.progress.length; n++) worth += t.progress[n]! * 15;
    return worth - t.foes.live.length * 2;
  },
  continues: (kind) => kind !== 'act',
};
