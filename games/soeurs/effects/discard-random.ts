import { below } from '@tablee/kernel';
import { word } from '@tablee/kernel/effect';
import { discardFromHand } from '../rules/card.ts';
import type { Soeurs } from '../types.ts';
import { CARD } from './nouns.ts';
import { printed } from './numbers.ts';

export const discardRandom = word<Soeurs>()({
  takes: { cards: printed(5) },
  run(t, _, { cards }) {
    for (let i = 0; i < cards && t.hand.length > 0; i++) {
      discardFromHand(t, t.hand[below(t, t.hand.length)]!, 'effect', 'R-SA-19');
    }
    return undefined;
  },
  text: (say, { cards }) =>
    `${say.act('défaussez|défausse|défausser', 'discard|discards')} ${say.count(cards, CARD)} ${say.say('au hasard', 'at random')}`,
});
