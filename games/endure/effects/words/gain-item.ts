import { amount, optional, pieces, word } from '@tablee/kernel/effect';
import { settled } from '../../rules/due.ts';
import { drawItem } from '../../rules/search.ts';
import type { Endure, Who } from '../../types.ts';
import { CARD } from '../nouns.ts';

/** From the top of the Item deck, placed at once (R-ES-20). */
export const gainItem = word<Endure>()({
  takes: { cards: amount, who: optional(pieces) },
  run(t, c, { cards, who }) {
    for (const piece of who ?? [c.source]) for (let n = 0; n < cards; n++) drawItem(t, piece as Who);
    return settled(t);
  },
  text: (say, { cards, who }) =>
    who
      ? say.doing(
          who,
          `{pioche|piochent} ${say.count(cards, CARD)}`,
          `{draws|draw} ${say.count(cards, CARD)}`,
        )
      : `${say.act('piochez|pioche|piocher', 'draw|draws')} ${say.count(cards, CARD)}`,
});
