/** Discards, one card at a time, chosen by whoever discards (DU-TURN-5, DU-CARD-2). */
import { done, procedure, type RuleId, type Seat } from '../../../index.ts';
import type { DiscardOption, Duel } from '../types.ts';
import { remove, shown } from './table.ts';

interface Discarding {
  readonly seat: Seat;
  left: number;
  readonly rule: RuleId;
}

export const discarding = procedure<Duel, Discarding, DiscardOption>()('discarding', {
  more: (_, f) => (f.left > 0 ? 'discard' : done),
  discard: {
    kind: 'discard',
    rule: 'DU-CARD-2',
    seat: (_, f) => f.seat,
    options: (t, f, options) => {
      for (const piece of t.sides[f.seat]!.hand) options.push({ do: 'discard', ...shown(t, piece) });
    },
    chosen: (t, f, { piece }) => {
      const side = t.sides[f.seat]!;
      remove(side.hand, piece);
      side.grave.push(piece);
      f.left--;
      t.told?.push({ event: 'discarded', seat: f.seat, ...shown(t, piece), rule: f.rule });
      return 'more';
    },
  },
});
