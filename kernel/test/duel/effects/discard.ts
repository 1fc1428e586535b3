import { amount, note, who, word } from '../../../effect/index.ts';
import { call } from '../../../index.ts';
import { discarding } from '../rules/discard.ts';
import type { Duel } from '../types.ts';
import { CARD } from './nouns.ts';

/** Whoever discards chooses (DU-CARD-2). Notes how many: a hand may hold fewer than asked for. */
export const discard = word<Duel>()({
  takes: { cards: amount, who },
  run(t, c, { cards, who }) {
    const left = Math.min(cards, t.sides[who]!.hand.length);
    note(c, [], left);
    return call(discarding, { seat: who, left, rule: 'DU-CARD-2' }, 'next');
  },
  did: {
    yes: { fr: 'une carte est défaussée ainsi', en: 'a card is discarded this way' },
    no: { fr: 'aucune carte n’est défaussée ainsi', en: 'no card is discarded this way' },
  },
  can: (t, _, { cards, who }) => t.sides[who]!.hand.length >= cards,
  text: (say, { cards, who }) =>
    who.isYou
      ? `${say.act('défaussez|défausse|défausser', 'discard|discards')} ${say.count(cards, CARD)}`
      : `${say.seat(who)} ${say.say('défausse', 'discards')} ${say.count(cards, CARD)}`,
});
