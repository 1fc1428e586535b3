import { word } from '@tablee/kernel/effect';
import { changeMana } from '../rules/mana.ts';
import type { Soeurs } from '../types.ts';
import { amount } from './numbers.ts';

export const mana = word<Soeurs>()({
  takes: { amount },
  run(t, _, { amount }) {
    changeMana(t, amount, 'R-SA-36');
    return undefined;
  },
  text: (say, { amount }) => `${say.act('gagnez|gagne|gagner', 'gain|gains')} ${say.number(amount)} Mana`,
});
