import { amount, optional, pieces, word } from '@tablee/kernel/effect';
import { canExile, exile as exileCards } from '../../rules/exile.ts';
import type { Veiel } from '../../types.ts';
import { CARD_NOUN } from '../nouns.ts';
import { figures, isSelf, isTarget } from './given.ts';

/** From wounds, hand or the top of the deck, as its owner chooses (OV-KW-5). */
export const exile = word<Veiel>()({
  takes: { n: amount, who: optional(pieces) },
  run: (t, c, { n, who }) => exileCards(t, c, figures(t, c, who), n),
  possible: (t, c, { who }) => canExile(t, figures(t, c, who)),
  text(say, { n, who }) {
    const cards = say.count(n, CARD_NOUN);
    if (isTarget(say, who)) return say.say(`fait **exiler** ${cards}`, `makes them **exile** ${cards}`);
    if (!who || isSelf(who))
      return `${say.act('**exilez**|**exile**|**exiler**', '**exile**|**exiles**')} ${cards}`;
    return say.doing(who, `{**exile**|**exilent**} ${cards}`, `{**exiles**|**exile**} ${cards}`);
  },
});
