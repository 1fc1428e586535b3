/** Pages from the top of the Livre Sacré. */
import { amount, note, who, word } from '@tablee/kernel/effect';
import { drawPages } from '../../rules/zone.ts';
import type { SevenFallen } from '../../types.ts';
import { PAGE } from '../nouns.ts';

export const draw = word<SevenFallen>()({
  takes: { pages: amount, by: who },
  run: (t, c, { pages, by }) => {
    note(c, [], pages);
    drawPages(t, by, pages, 'SF-GOAL-4');
    return undefined;
  },
  text: (say, { pages }) =>
    say.act(`piochez|pioche|piocher ${say.count(pages, PAGE)}`, `draw|draws ${say.count(pages, PAGE)}`),
});
