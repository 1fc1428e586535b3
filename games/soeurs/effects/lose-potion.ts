import { word } from '@tablee/kernel/effect';
import type { Soeurs } from '../types.ts';
import { POTION } from './nouns.ts';
import { printed } from './numbers.ts';

export const losePotion = word<Soeurs>()({
  takes: { potions: printed(3) },
  run(t, _, { potions }) {
    const lost = Math.min(potions, t.potions);
    t.potions -= lost;
    if (lost > 0) t.told?.push({ event: 'potionLost', rule: 'R-SA-19', now: t.potions });
    return undefined;
  },
  text: (say, { potions }) => `${say.act('perdez|perd|perdre', 'lose|loses')} ${say.count(potions, POTION)}`,
});
