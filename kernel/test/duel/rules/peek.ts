/** A look at the top card of one's own deck, which may then go to the bottom (DU-CARD-4). */
import { done, procedure, type Seat } from '../../../index.ts';
import type { Duel, PeekOption } from '../types.ts';
import { shown } from './table.ts';

export const peeking = procedure<Duel, { readonly seat: Seat }, PeekOption>()('peeking', {
  look: (t, { seat }) => {
    const { deck, seen } = t.sides[seat]!;
    const piece = deck[deck.length - 1];
    if (piece === undefined) return done;
    if (!seen.includes(piece)) seen.push(piece);
    t.told?.push({
      event: 'cardSeen',
      seat,
      ...shown(t, piece),
      rule: 'DU-CARD-4',
      only: [seat],
      others: { event: 'looked', seat, rule: 'DU-CARD-4' },
    });
    return 'put';
  },
  put: {
    kind: 'peek',
    rule: 'DU-CARD-4',
    seat: (_, f) => f.seat,
    options: (t, { seat }, options) => {
      const { deck } = t.sides[seat]!;
      const top = shown(t, deck[deck.length - 1]!);
      options.push({ do: 'leave', ...top }, { do: 'sink', ...top });
    },
    chosen: (t, { seat }, option) => {
      if (option.do === 'leave') return done;
      const { deck } = t.sides[seat]!;
      deck.unshift(deck.pop()!);
      t.told?.push({ event: 'sank', seat, rule: 'DU-CARD-4' });
      return done;
    },
  },
});
