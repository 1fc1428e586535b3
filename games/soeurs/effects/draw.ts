import { word } from '@tablee/kernel/effect';
import { drawUpTo } from '../rules/card.ts';
import type { Soeurs } from '../types.ts';
import { CARD } from './nouns.ts';
import { printed } from './numbers.ts';

export const draw = word<Soeurs>()({
  takes: { cards: printed(5) },
  run(t, _, { cards }) {
    drawUpTo(t, cards, 'R-SA-32');
    return undefined;
  },
  text: (say, { cards }) => `${say.act('piochez|pioche|piocher', 'draw|draws')} ${say.count(cards, CARD)}`,
});
