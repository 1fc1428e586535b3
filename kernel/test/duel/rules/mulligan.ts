/** Both mages change their opening hands at the same time, in secret (DU-MULL). */
import { done, procedure, type Seat, shuffle } from '../../../index.ts';
import type { Duel, MulliganOption } from '../types.ts';
import { drawCards } from './deck.ts';
import { remove, shown } from './table.ts';

export const mulligan = procedure<Duel, { readonly seat: Seat }, MulliganOption>()('mulligan', {
  pick: {
    kind: 'mulligan',
    rule: 'DU-MULL-1',
    seat: (_, f) => f.seat,
    options: (t, f, options) => {
      const { hand, aside } = t.sides[f.seat]!;
      options.push({ do: 'keep' });
      for (const piece of hand) options.push({ do: 'setAside', ...shown(t, piece) });
      for (const piece of aside) options.push({ do: 'takeBack', ...shown(t, piece), back: true });
    },
    chosen: (t, f, option) => {
      if (option.do === 'keep') return done;
      const { hand, aside } = t.sides[f.seat]!;
      const { piece, card } = option;
      const isAside = option.do === 'setAside';
      remove(isAside ? hand : aside, piece);
      (isAside ? aside : hand).push(piece);
      const event = isAside ? 'setAside' : 'takenBack';
      t.told?.push({ event, seat: f.seat, piece, card, rule: 'DU-MULL-1', only: [f.seat] });
      return 'pick';
    },
    always: true,
  },
});

/** As many cards as were set aside; only then do those go back into the deck (DU-MULL-2). */
export function redraw(t: Duel, seat: Seat): void {
  const side = t.sides[seat]!;
  const cards = side.aside.length;
  t.told?.push({ event: 'mulliganed', seat, cards, rule: 'DU-MULL-2' });
  if (cards === 0) return;
  drawCards(t, seat, Math.min(cards, side.deck.length), 'DU-MULL-2');
  side.deck.push(...side.aside.splice(0));
  shuffle(t, side.deck);
  side.seen = [];
}
