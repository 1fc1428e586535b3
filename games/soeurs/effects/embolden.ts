import { word } from '@tablee/kernel/effect';
import { embolden as emboldenRule } from '../rules/strike.ts';
import type { Soeurs } from '../types.ts';
import { amount } from './numbers.ts';

/** Every enemy in play, until the combat ends. */
export const embolden = word<Soeurs>()({
  takes: { amount },
  run(t, _, { amount }) {
    emboldenRule(t, amount);
    return undefined;
  },
  text: (say, { amount }) => {
    const more = `+${say.number(amount)}`;
    return say.say(`les ennemis restants gagnent ${more} en Attaque`, `the enemies left gain ${more} Attack`);
  },
});
