/** A Divinité gains FV, unless it is Mortelle (R-SF-85, SF-DIVIN-6). */
import { amount, who, word } from '@tablee/kernel/effect';
import { healDivinite } from '../../rules/dmg.ts';
import type { SevenFallen } from '../../types.ts';
import { diviniteOf } from '../by.ts';
import { FV_POINT } from '../nouns.ts';

export const gainFv = word<SevenFallen>()({
  takes: { amount, by: who },
  possible: (t, _, { by }) => !t.sides[by]!.mortelle,
  run: (t, _, { amount, by }) => {
    healDivinite(t, by, amount);
    return undefined;
  },
  text: (say, { amount, by }) =>
    `${diviniteOf(say, by)} ${say.say('gagne', 'gains')} ${say.count(amount, FV_POINT)}`,
});
