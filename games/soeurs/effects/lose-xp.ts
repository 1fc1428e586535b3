import { word } from '@tablee/kernel/effect';
import { loseXp as loseXpRule } from '../rules/xp.ts';
import type { Soeurs } from '../types.ts';
import { amount } from './numbers.ts';

export const loseXp = word<Soeurs>()({
  takes: { amount },
  run(t, _, { amount }) {
    loseXpRule(t, amount, 'R-SA-19');
    return undefined;
  },
  text: (say, { amount }) => `${say.act('perdez|perd|perdre', 'lose|loses')} ${say.number(amount)} XP`,
});
