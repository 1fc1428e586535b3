import { amount, optional, pieces, word } from '@tablee/kernel/effect';
import { canDraw, draw as drawCards } from '../../rules/card.ts';
import type { Veiel } from '../../types.ts';
import { CARD_NOUN } from '../nouns.ts';
import { figures, isSelf } from './given.ts';

/** Never kills, even with no card left (OV-DEATH-4). */
export const draw = word<Veiel>()({
  takes: { n: amount, who: optional(pieces) },
  run: (t, c, { n, who }) => drawCards(t, c, figures(t, c, who), n),
  possible: (t, c, { who }) => canDraw(t, figures(t, c, who)),
  text(say, { n, who }) {
    const cards = say.count(n, CARD_NOUN);
    if (!who || isSelf(who)) return `${say.act('piochez|pioche|piocher', 'draw|draws')} ${cards}`;
    return say.doing(who, `{pioche|piochent} ${cards}`, `{draws|draw} ${cards}`);
  },
});
