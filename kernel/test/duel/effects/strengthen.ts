import { z } from 'zod';
import { amountOf, modify, type Value, type Word } from '../../../effect/index.ts';
import { cardOf, isInPlay, powerOf } from '../rules/pieces.ts';
import { tell } from '../tell.ts';
import type { Duel, Piece } from '../types.ts';
import { value } from './value.ts';
import { vocabulary } from './vocabulary.ts';

const WHO = ['it', 'source'] as const;
const SPANS = ['turn', 'source'] as const;

const WHOM = {
  fr: { it: 'il', source: 'ce familier' },
  en: { it: 'it', source: 'this familiar' },
} as const;
const UNTIL = {
  fr: { turn: 'jusqu’à la fin du tour', source: 'tant que cette carte est en jeu' },
  en: { turn: 'until the end of the turn', source: 'while this card is in play' },
} as const;

export const strengthen: Word<
  Duel,
  { whom: (typeof WHO)[number]; power: Value; until: (typeof SPANS)[number] }
> = {
  arguments: z.strictObject({ whom: z.enum(WHO), power: value, until: z.enum(SPANS) }),
  run: (t, context, { whom, power, until }) => {
    const piece = (whom === 'it' ? context.it : context.source) as Piece;
    const amount = amountOf(vocabulary, t, context, power);
    if (!isInPlay(t, piece)) return undefined;
    // A source that has already left can hold up nothing (DU-CARD-7).
    if (until === 'source' && !isInPlay(t, context.source)) return undefined;
    modify(t, piece, { stat: 'power', amount, until, source: context.source });
    tell(t, {
      event: 'strengthened',
      rule: 'DU-CARD-7',
      piece,
      card: cardOf(t, piece).id,
      power: powerOf(t, piece),
    });
    return undefined;
  },
  text: ({ whom, power, until }, language, say) =>
    language === 'fr'
      ? `${WHOM.fr[whom]} gagne ${say.value(power)} de force ${UNTIL.fr[until]}`
      : `${WHOM.en[whom]} gains ${say.value(power)} power ${UNTIL.en[until]}`,
};
