import { z } from 'zod';
import { amountOf, type Value, type Word } from '../../../effect/index.ts';
import { plural } from '../../../index.ts';
import { gainSparks } from '../rules/pieces.ts';
import type { Duel } from '../types.ts';
import { value } from './value.ts';
import { vocabulary } from './vocabulary.ts';

export const spark: Word<Duel, { sparks: Value }> = {
  arguments: z.strictObject({ sparks: value }),
  run: (t, context, { sparks }) => {
    gainSparks(t, context.by, amountOf(vocabulary, t, context, sparks));
    return undefined;
  },
  text: ({ sparks }, language, say) => {
    const count = typeof sparks === 'number' ? sparks : 2;
    return language === 'fr'
      ? `gagnez ${say.value(sparks)} ${plural('fr', count, 'étincelle', 'étincelles')}`
      : `gain ${say.value(sparks)} ${plural('en', count, 'spark', 'sparks')}`;
  },
};
