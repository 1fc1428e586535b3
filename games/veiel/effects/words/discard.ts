import { amount, optional, pieces, word } from '@tablee/kernel/effect';
import { canShed, shed } from '../../rules/card.ts';
import type { Veiel } from '../../types.ts';
import { CARD_NOUN } from '../nouns.ts';
import { figures, isSelf, isTarget } from './given.ts';

/** From the hand, whoever discards chooses; Inéluctable cards stay (OV-KW-30). */
export const discard = word<Veiel>()({
  takes: { n: amount, who: optional(pieces) },
  run: (t, c, { n, who }) => shed(t, c, figures(t, c, who), n),
  possible: (t, c, { who }) => canShed(t, figures(t, c, who)),
  text(say, { n, who }) {
    const cards = say.count(n, CARD_NOUN);
    if (isTarget(say, who)) return say.say(`fait défausser ${cards}`, `makes them discard ${cards}`);
    if (!who || isSelf(who)) return `${say.act('défaussez|défausse|défausser', 'discard|discards')} ${cards}`;
    return say.doing(who, `{défausse|défaussent} ${cards}`, `{discards|discard} ${cards}`);
  },
});
