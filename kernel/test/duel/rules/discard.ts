/** Discards, one card at a time, chosen by whoever discards (DU-TURN-5, DU-CARD-2). */
import { enter } from '../../../effect/index.ts';
import { done, procedure, type RuleId, type Seat } from '../../../index.ts';
import type { DiscardOption, Duel, Piece } from '../types.ts';
import { ownerOf, remove, shown } from './table.ts';

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
      discardPiece(t, piece, f.rule);
      f.left--;
      return 'more';
    },
  },
});

export function discardPiece(t: Duel, piece: Piece, rule: RuleId): void {
  const seat = ownerOf(t, piece);
  remove(t.sides[seat]!.hand, piece);
  t.sides[seat]!.grave.push(piece);
  enter(t, piece, 'grave');
  t.told?.push({ event: 'discarded', seat, ...shown(t, piece), rule });
}
