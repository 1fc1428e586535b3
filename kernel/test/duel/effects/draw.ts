import { z } from 'zod';
import type { Value, Word } from '../../../effect/index.ts';
import { drawCards } from '../rules/deck.ts';
import type { Duel } from '../types.ts';
import { amount, counted, pointsOf } from './numbers.ts';

export const draw: Word<Duel, { readonly cards: Value }> = {
  arguments: z.strictObject({ cards: amount }),
  run(t, context, { cards }) {
    drawCards(t, context.by, pointsOf(t, context, cards), 'DU-CARD-3');
  },
  text: ({ cards }, language, say) =>
    language === 'fr'
      ? `piochez ${counted(cards, language, say, 'carte', 'cartes')}`
      : `draw ${counted(cards, language, say, 'card', 'cards')}`,
};
