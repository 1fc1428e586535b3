import { word } from '@tablee/kernel/effect';
import { gainPotion } from '../rules/potion.ts';
import type { Soeurs } from '../types.ts';
import { POTION } from './nouns.ts';
import { printed } from './numbers.ts';

export const potion = word<Soeurs>()({
  takes: { potions: printed(3) },
  run(t, _, { potions }) {
    for (let i = 0; i < potions; i++) gainPotion(t);
    return undefined;
  },
  text: (say, { potions }) => `${say.act('gagnez|gagne|gagner', 'gain|gains')} ${say.count(potions, POTION)}`,
});
