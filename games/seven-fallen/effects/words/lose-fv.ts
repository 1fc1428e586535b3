/** A Divinité loses FV, which is no damage: nothing prevents it. At 0 it becomes Mortelle (SF-DIVIN-5). May be a price. */
import { amount, note, who, word } from '@tablee/kernel/effect';
import { weakenDivinite } from '../../rules/dmg.ts';
import type { SevenFallen } from '../../types.ts';
import { diviniteOf } from '../by.ts';
import { FV_POINT } from '../nouns.ts';

export const loseFv = word<SevenFallen>()({
  takes: { amount, by: who },
  can: (t, _, { amount, by }) => t.sides[by]!.fv >= amount,
  run: (t, c, { amount, by }) => {
    note(c, [], weakenDivinite(t, by, amount));
    return undefined;
  },
  text: (say, { amount, by }) =>
    `${diviniteOf(say, by)} ${say.say('perd', 'loses')} ${say.count(amount, FV_POINT)}`,
});
