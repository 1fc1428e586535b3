import { z } from 'zod';
import type { Value, Word } from '../../../effect/index.ts';
import { call } from '../../../index.ts';
import { discarding } from '../rules/discard.ts';
import { opponent } from '../rules/table.ts';
import type { Duel } from '../types.ts';
import { amount, counted, pointsOf } from './numbers.ts';

interface Discard {
  readonly cards: Value;
  readonly who: 'you' | 'foe';
}

/** Whoever discards chooses (DU-CARD-2). Notes how many were `discarded`: a hand may hold fewer than asked for. */
export const discard: Word<Duel, Discard> = {
  arguments: z.strictObject({ cards: amount, who: z.enum(['you', 'foe']) }),
  run(t, context, { cards, who }) {
    const seat = who === 'you' ? context.by : opponent(context.by);
    const left = Math.min(pointsOf(t, context, cards), t.sides[seat]!.hand.length);
    context.did.discarded = (context.did.discarded ?? 0) + left;
    return call(discarding, { seat, left, rule: 'DU-CARD-2' }, 'next');
  },
  text({ cards, who }, language, say) {
    if (language === 'fr') {
      const count = counted(cards, language, say, 'carte', 'cartes');
      return who === 'you' ? `défaussez ${count}` : `l’adversaire défausse ${count}`;
    }
    const count = counted(cards, language, say, 'card', 'cards');
    return who === 'you' ? `discard ${count}` : `the enemy discards ${count}`;
  },
};
