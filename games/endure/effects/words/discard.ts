import { pieces, word } from '@tablee/kernel/effect';
import { dropCard } from '../../rules/inv.ts';
import { type Endure, PIECES, type Who } from '../../types.ts';

/** Out of the game (ES-SEARCH-9). */
export const discard = word<Endure>()({
  takes: { what: pieces },
  run(t, _, { what }) {
    for (const piece of what) {
      const card = piece - PIECES.item;
      const who = t.survivors.findIndex(({ cards }) => cards.includes(card));
      if (who >= 0) dropCard(t, who as Who, card);
    }
    return undefined;
  },
  leaves: 'what',
  text: (say, { what }) => say.object('défaussez|défausse|défausser', 'discard|discards', what),
});
