/** Pages from the top of the Livre Sacré go to the Purgatoire (R-SF-103). */
import { amount, note, who, word } from '@tablee/kernel/effect';
import { discard as discardPage } from '../../rules/destroy.ts';
import type { SevenFallen } from '../../types.ts';
import { PAGE } from '../nouns.ts';

export const mill = word<SevenFallen>()({
  takes: { pages: amount, by: who },
  run: (t, c, { pages, by }) => {
    for (let n = 0; n < pages; n++) {
      const { livre } = t.sides[by]!;
      const piece = livre[livre.length - 1];
      if (piece === undefined) break;
      discardPage(t, by, piece, 'livre');
      note(c, [piece]);
    }
    return undefined;
  },
  text: (say, { pages }) =>
    say.act(
      `défaussez|défausse|défausser ${say.count(pages, PAGE)} du dessus du Livre Sacré`,
      `discard|discards ${say.count(pages, PAGE)} from the top of the Sacred Book`,
    ),
});
