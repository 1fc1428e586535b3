import { word } from '@tablee/kernel/effect';
import { loseHealth } from '../rules/hp.ts';
import type { Soeurs } from '../types.ts';
import { amount } from './numbers.ts';

/** A card's own price in health; it may be lethal (R-SA-52). */
export const payHealth = word<Soeurs>()({
  takes: { amount },
  run(t, _, { amount }) {
    loseHealth(t, amount, 'card', 'R-SA-52');
    return undefined;
  },
  text: (say, { amount }) =>
    `${say.act('payez|paie|payer', 'pay|pays')} ${say.number(amount)} ${say.say('PS', 'HP')}`,
});
