import { amount, who, word } from '../../../effect/index.ts';
import { drawCards } from '../rules/deck.ts';
import type { Duel } from '../types.ts';
import { CARD } from './nouns.ts';

export const draw = word<Duel>()({
  takes: { cards: amount, who },
  run(t, _, { cards, who }) {
    drawCards(t, who, cards, 'DU-CARD-3');
    return undefined;
  },
  text: (say, { cards, who }) =>
    who.isYou
      ? `${say.act('piochez|pioche|piocher', 'draw|draws')} ${say.count(cards, CARD)}`
      : `${say.seat(who)} ${say.say('pioche', 'draws')} ${say.count(cards, CARD)}`,
});
