import { oneOf, optional, pieces, word } from '@tablee/kernel/effect';
import { canCharge, charge as chargeCard } from '../../rules/equip.ts';
import type { Veiel } from '../../types.ts';
import { figures, isSelf } from './given.ts';

/** One card under an equipment of the caster that takes charges (OV-KW-71 to -74); `by`: a hero who gives one of his own. */
export const charge = word<Veiel>()({
  takes: {
    from: oneOf({
      hand: { fr: 'de la main', en: 'from the hand' },
      deckTop: { fr: 'du dessus du deck', en: 'from the top of the deck' },
      discard: { fr: 'de la défausse', en: 'from the discard' },
    }),
    by: optional(pieces),
  },
  run: (t, c, { from, by }) => chargeCard(t, c, from, figures(t, c, by)),
  possible: (t, c, { from, by }) => canCharge(t, c, from, figures(t, c, by)),
  text(say, { from, by }) {
    const [card, under] = [
      say.say('une carte', 'a card'),
      say.say('sous votre équipement', 'under your equipment'),
    ];
    if (!by || isSelf(by))
      return `${say.act('**chargez**|**charge**|**charger**', '**charge**|**charges**')} ${card} ${say.in(from)} ${under}`;
    return say.doing(
      by,
      `{**charge**|**chargent**} ${card} ${from.fr} ${under}`,
      `{**charges**|**charge**} ${card} ${from.en} ${under}`,
    );
  },
});
