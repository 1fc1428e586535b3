import { z } from 'zod';
import type { Value, Word } from '../../../effect/index.ts';
import type { Duel } from '../types.ts';
import { amount, counted, pointsOf } from './numbers.ts';

export const fill: Word<Duel, { readonly amount: Value }> = {
  arguments: z.strictObject({ amount }),
  run(t, context, given) {
    const points = pointsOf(t, context, given.amount);
    t.sides[context.by]!.well += points;
    t.told?.push({ event: 'wellFilled', seat: context.by, amount: points, rule: 'DU-CARD-3' });
  },
  text: ({ amount }, language, say) =>
    language === 'fr'
      ? `ajoutez ${counted(amount, language, say, 'point', 'points')} à votre puits`
      : `add ${counted(amount, language, say, 'point', 'points')} to your well`,
};
