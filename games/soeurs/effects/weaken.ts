import { word } from '@tablee/kernel/effect';
import { weaken as weakenRule } from '../rules/strike.ts';
import type { Soeurs } from '../types.ts';
import { amount } from './numbers.ts';

export const weaken = word<Soeurs>()({
  takes: { amount },
  run: (t, _, { amount }) => weakenRule(t, amount),
  text: (say, { amount }) => {
    const n = say.number(amount);
    const what = say.say(
      `de ${n} l’Attaque d’un ennemi pour ce round`,
      `one enemy’s Attack by ${n} this round`,
    );
    return `${say.act('réduisez|réduit|réduire', 'lower|lowers')} ${what}`;
  },
});
