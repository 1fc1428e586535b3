import { word } from '@tablee/kernel/effect';
import { gainDefence } from '../rules/mana.ts';
import type { Soeurs } from '../types.ts';
import { amount } from './numbers.ts';

export const defence = word<Soeurs>()({
  takes: { amount },
  run(t, _, { amount }) {
    gainDefence(t, amount);
    return undefined;
  },
  text: (say, { amount }) =>
    `${say.act('gagnez|gagne|gagner', 'gain|gains')} ${say.number(amount)} ${say.say('de Défense', 'Defence')}`,
});
