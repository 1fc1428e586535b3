import { word } from '@tablee/kernel/effect';
import { loseHealth as loseHealthRule } from '../rules/hp.ts';
import type { Soeurs } from '../types.ts';
import { amount } from './numbers.ts';

/** Damage of a trap or a Place: Defence does nothing against it (R-SA-18, R-SA-47). */
export const loseHealth = word<Soeurs>()({
  takes: { amount },
  run(t, _, { amount }) {
    const why = t.place >= 0 ? 'place' : 'trap';
    loseHealthRule(t, amount, why, why === 'place' ? 'R-SA-47' : 'R-SA-18');
    return undefined;
  },
  text: (say, { amount }) =>
    `${say.act('perdez|perd|perdre', 'lose|loses')} ${say.number(amount)} ${say.say('PS', 'HP')}`,
});
