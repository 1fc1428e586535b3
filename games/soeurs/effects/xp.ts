import { word } from '@tablee/kernel/effect';
import { gainXp } from '../rules/xp.ts';
import type { Soeurs } from '../types.ts';
import { amount } from './numbers.ts';

export const xp = word<Soeurs>()({
  takes: { amount },
  run(t, _, { amount }) {
    gainXp(t, amount, 'SA-COMP-10');
    return undefined;
  },
  text: (say, { amount }) => `${say.act('gagnez|gagne|gagner', 'gain|gains')} ${say.number(amount)} XP`,
});
