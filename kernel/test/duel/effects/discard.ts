import { z } from 'zod';
import { amountOf, type Value, type Word } from '../../../effect/index.ts';
import { call, plural } from '../../../index.ts';
import { discarding } from '../rules/discard.ts';
import { otherThan } from '../seats.ts';
import type { Duel } from '../types.ts';
import { value } from './value.ts';
import { vocabulary } from './vocabulary.ts';

/** The opponent throws cards away, and chooses which: a word with decisions of its own. */
export const discard: Word<Duel, { cards: Value }> = {
  arguments: z.strictObject({ cards: value }),
  run: (t, context, { cards }) =>
    call(discarding, { seat: otherThan(context.by), cards: amountOf(vocabulary, t, context, cards) }, 'next'),
  text: ({ cards }, language, say) => {
    const count = typeof cards === 'number' ? cards : 2;
    return language === 'fr'
      ? `votre adversaire défausse ${say.value(cards)} ${plural('fr', count, 'carte', 'cartes')} de son choix`
      : `your opponent discards ${say.value(cards)} ${plural('en', count, 'card', 'cards')} of his choice`;
  },
};
