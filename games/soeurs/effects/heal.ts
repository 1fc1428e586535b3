import { word } from '@tablee/kernel/effect';
import { heal as healRule } from '../rules/hp.ts';
import type { Soeurs } from '../types.ts';
import { amount } from './numbers.ts';

export const heal = word<Soeurs>()({
  takes: { amount },
  run(t, _, { amount }) {
    healRule(t, amount, 'SA-HP-3');
    return undefined;
  },
  text: (say, { amount }) =>
    `${say.act('regagnez|regagne|regagner', 'regain|regains')} ${say.number(amount)} ${say.say('PS', 'HP')}`,
});
