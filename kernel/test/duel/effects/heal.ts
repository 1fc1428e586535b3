import { z } from 'zod';
import { amountOf, type Value, type Word } from '../../../effect/index.ts';
import { changeLife } from '../rules/pieces.ts';
import type { Duel } from '../types.ts';
import { value } from './value.ts';
import { vocabulary } from './vocabulary.ts';

export const heal: Word<Duel, { life: Value }> = {
  arguments: z.strictObject({ life: value }),
  run: (t, context, { life }) => {
    changeLife(t, context.by, amountOf(vocabulary, t, context, life), 'DU-CARD-5');
    return undefined;
  },
  text: ({ life }, language, say) =>
    language === 'fr' ? `regagnez ${say.value(life)} de vie` : `regain ${say.value(life)} life`,
};
