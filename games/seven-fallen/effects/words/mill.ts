/** Pages from the top of the Livre Sacré go to the Purgatoire (R-SF-103). */
import { amount, note, who, word } from '@tablee/kernel/effect';
import { discard as discardPage } from '../../rules/destroy.ts';
import type { SevenFallen } from '../../types.ts';
import { doneBy, topOf } from '../by.ts';

export const mill = word<SevenFallen>()({
  takes: { pages: amount, by: who },
  can: (t, _, { pages, by }) => t.sides[by]!.livre.length >= pages,
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
  text: (say, { pages, by }) => {
    const whose = by.isYou ? say.say('de votre', 'of your') : say.say('de son', 'of their');
    return doneBy(
      say,
      by,
      'défaussez|défausse|défausser',
      'discard|discards',
      `${topOf(say, pages)} ${whose} ${say.say('Livre Sacré', 'Sacred Book')}`,
    );
  },
});
