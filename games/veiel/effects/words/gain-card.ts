import { oneOf, optional, pieces, word } from '@tablee/kernel/effect';
import { gainCard as gain } from '../../rules/card.ts';
import type { Veiel } from '../../types.ts';
import { figures, isSelf, isTarget } from './given.ts';
import { contentId, nameFor } from './named.ts';

/** A card from the box, into one of the hero's zones. */
export const gainCard = word<Veiel>()({
  takes: {
    card: contentId,
    zone: oneOf({
      hand: { fr: 'en main', en: 'in hand' },
      deck: { fr: 'dans le deck, mélangé', en: 'in the deck, shuffled' },
      discard: { fr: 'dans la défausse', en: 'in the discard' },
      wounds: { fr: 'dans les blessures', en: 'in the wounds' },
    }),
    who: optional(pieces),
  },
  run: (t, c, { card, zone, who }) => gain(t, c, card, zone, figures(t, c, who)),
  text(say, { card, zone, who }) {
    const what = `${nameFor(card)} ${say.in(zone)}`;
    if (isTarget(say, who)) return say.say(`la cible gagne ${what}`, `the target gains ${what}`);
    if (!who || isSelf(who)) return `${say.act('gagnez|gagne|gagner', 'gain|gains')} ${what}`;
    return say.doing(who, `{gagne|gagnent} ${what}`, `{gains|gain} ${what}`);
  },
});
