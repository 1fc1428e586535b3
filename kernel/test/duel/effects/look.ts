import { amount, note, word } from '../../../effect/index.ts';
import { look as lookAt } from '../rules/zone.ts';
import type { Duel } from '../types.ts';
import { CARD } from './nouns.ts';

/** At the top cards of one's own deck, which get a name. */
export const look = word<Duel>()({
  takes: { cards: amount },
  run(t, c, { cards }) {
    note(c, lookAt(t, c.you, cards));
    return undefined;
  },
  text: (say, { cards }) =>
    `${say.act('regardez|regarde|regarder', 'look at|looks at')} ${say.count(cards, CARD)} ${say.say('du dessus de votre pioche', 'from the top of your deck')}`,
});
