import { amount, oneOf, word } from '@tablee/kernel/effect';
import { canRecover, recover as recoverCards } from '../../rules/card.ts';
import type { Veiel } from '../../types.ts';
import { CARD_NOUN } from '../nouns.ts';

/** Cards of the hero's own choice come back. */
export const recover = word<Veiel>()({
  takes: {
    from: oneOf({
      discard: { fr: 'de votre défausse', en: 'from your discard' },
      exile: { fr: 'de votre exil', en: 'from your exile' },
    }),
    to: oneOf({
      hand: { fr: 'en main', en: 'to your hand' },
      deckTop: { fr: 'sur votre deck', en: 'on top of your deck' },
    }),
    n: amount,
  },
  run: (t, c, { from, to, n }) => recoverCards(t, c, from, to, n),
  possible: (t, c, { from }) => canRecover(t, c, from),
  text(say, { from, to, n }) {
    const cards = `${say.count(n, CARD_NOUN)} ${say.in(from)}`;
    return say.say(
      `${say.act('reprenez|reprend|reprendre', '')} ${cards} ${to.fr}`,
      `${say.act('', 'return|returns')} ${cards} ${to.en}`,
    );
  },
});
