import { z } from 'zod';
import { amountOf, type Value, type Word } from '../../../effect/index.ts';
import { hurt, isInPlay, wound } from '../rules/pieces.ts';
import { otherThan } from '../seats.ts';
import type { Duel, Piece } from '../types.ts';
import { value } from './value.ts';
import { vocabulary } from './vocabulary.ts';

const VICTIMS = ['it', 'me', 'opponent'] as const;

const WHOM = {
  fr: { it: 'à ce familier', me: 'à vous-même', opponent: 'à votre adversaire' },
  en: { it: 'to it', me: 'to yourself', opponent: 'to your opponent' },
} as const;

export const damage: Word<Duel, { amount: Value; to: (typeof VICTIMS)[number] }> = {
  arguments: z.strictObject({ amount: value, to: z.enum(VICTIMS) }),
  run: (t, context, { amount, to }) => {
    const wounds = amountOf(vocabulary, t, context, amount);
    if (wounds <= 0) return undefined;
    if (to !== 'it') {
      hurt(t, to === 'me' ? context.by : otherThan(context.by), wounds, 'DU-CARD-4');
    } else if (isInPlay(t, context.it)) {
      wound(t, context.it as Piece, wounds, 'DU-CARD-4');
      if (!isInPlay(t, context.it)) context.did.fell = (context.did.fell ?? 0) + 1;
    }
    return undefined;
  },
  text: ({ amount, to }, language, say) =>
    language === 'fr'
      ? `infligez ${say.value(amount)} ${WHOM.fr[to]}`
      : `deal ${say.value(amount)} ${WHOM.en[to]}`,
};
