import { z } from 'zod';
import type { Value, Word } from '../../../effect/index.ts';
import type { Duel } from '../types.ts';
import { amount, counted, pointsOf } from './numbers.ts';

export const heal: Word<Duel, { readonly amount: Value }> = {
  arguments: z.strictObject({ amount }),
  run(t, context, given) {
    const points = pointsOf(t, context, given.amount);
    t.sides[context.by]!.life += points;
    t.told?.push({ event: 'mageHealed', seat: context.by, amount: points, rule: 'DU-CARD-3' });
  },
  text: ({ amount }, language, say) =>
    language === 'fr'
      ? `gagnez ${counted(amount, language, say, 'point de vie', 'points de vie')}`
      : `gain ${counted(amount, language, say, 'life', 'life')}`,
};
