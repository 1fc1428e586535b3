/** Pages from the top of the Livre Sacré. */
import { amount, note, who, word } from '@tablee/kernel/effect';
import { drawPages } from '../../rules/zone.ts';
import type { SevenFallen } from '../../types.ts';
import { doneBy } from '../by.ts';
import { PAGE } from '../nouns.ts';

export const draw = word<SevenFallen>()({
  takes: { pages: amount, by: who },
  run: (t, c, { pages, by }) => {
    note(c, [], drawPages(t, by, pages, 'SF-GOAL-4'));
    return undefined;
  },
  text: (say, { pages, by }) =>
    doneBy(say, by, 'piochez|pioche|piocher', 'draw|draws', say.count(pages, PAGE)),
});
