import { z } from 'zod';
import { amountOf, type Value, type Word } from '../../../effect/index.ts';
import { plural } from '../../../index.ts';
import { drawCards } from '../rules/pieces.ts';
import type { Duel } from '../types.ts';
import { value } from './value.ts';
import { vocabulary } from './vocabulary.ts';

export const draw: Word<Duel, { cards: Value }> = {
  arguments: z.strictObject({ cards: value }),
  run: (t, context, { cards }) => {
    drawCards(t, context.by, amountOf(vocabulary, t, context, cards));
    return undefined;
  },
  text: ({ cards }, language, say) => {
    const count = typeof cards === 'number' ? cards : 2;
    return language === 'fr'
      ? `piochez ${say.value(cards)} ${plural('fr', count, 'carte', 'cartes')}`
      : `draw ${say.value(cards)} ${plural('en', count, 'card', 'cards')}`;
  },
};
