/** Grâce Divine: both players exchange pages of their opening hand, independently and in secret (SF-MULL, R-SF-2). */
import { done, procedure, type Seat } from '@tablee/kernel';
import type { GraceOption, SevenFallen } from '../types.ts';
import { remove, shown } from './table.ts';
import { drawPages, shufflePile } from './zone.ts';

export const grace = procedure<SevenFallen, { readonly seat: Seat }, GraceOption>()('grace', {
  pick: {
    kind: 'grace',
    rule: 'SF-MULL-1',
    seat: (_, f) => f.seat,
    options: (t, f, options, why) => {
      const { hand, aside } = t.sides[f.seat]!;
      options.push({ do: 'keep' });
      for (const piece of hand) {
        // SF-MULL-3: never more, even from a hand of six.
        if (aside.length < t.config.gracePages) options.push({ do: 'setAside', ...shown(t, piece) });
        else why?.refuse({ do: 'setAside', ...shown(t, piece) }, 'SF-MULL-3', { most: t.config.gracePages });
      }
      for (const piece of aside) options.push({ do: 'takeBack', back: true, ...shown(t, piece) });
    },
    chosen: (t, f, option) => {
      // SF-MULL-2: once; what is kept is kept.
      if (option.do === 'keep') return done;
      const { hand, aside } = t.sides[f.seat]!;
      const { piece, card } = option;
      const [from, to] = option.do === 'setAside' ? [hand, aside] : [aside, hand];
      remove(from, piece);
      to.push(piece);
      const event = option.do === 'setAside' ? 'setAside' : 'takenBack';
      t.told?.push({ event, seat: f.seat, piece, card, rule: 'SF-MULL-3', only: [f.seat] });
      return 'pick';
    },
    always: true,
  },
});

/** Below the Livre Sacré, then as many from the top, then shuffled: none comes back at once (SF-MULL-4, R-SF-4). */
export function graced(t: SevenFallen, seat: Seat): void {
  const side = t.sides[seat]!;
  const cards = side.aside.length;
  t.told?.push({ event: 'graced', seat, cards, rule: cards === 0 ? 'SF-MULL-2' : 'SF-MULL-4' });
  // SF-MULL-5: who exchanges nothing does not shuffle.
  if (cards === 0) return;
  side.livre.unshift(...side.aside.splice(0));
  drawPages(t, seat, cards, 'SF-MULL-4');
  shufflePile(t, seat, 'livre');
}
