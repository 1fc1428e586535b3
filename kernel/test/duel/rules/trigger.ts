/** Triggers that went off go onto the stack, each mage's in the order that mage likes (DU-TRIG). */
import { nextBatch, type Pending, put } from '../../../effect/index.ts';
import { done, type Next, procedure, type Seat } from '../../../index.ts';
import type { Duel, OrderOption, Piece } from '../types.ts';
import { opponent, shown } from './table.ts';

export const ordering = procedure<Duel, object, OrderOption>()('ordering', {
  more: (t) => (t.effects.pending.length > 0 ? 'order' : done),
  order: {
    kind: 'order',
    rule: 'DU-TRIG-1',
    seat: (t) => batch(t).seat,
    options: (t, _, options) => {
      batch(t).batch.forEach(({ piece }, which) => {
        options.push({ do: 'order', ...shown(t, piece as Piece), which: which + 1 });
      });
    },
    chosen: (t, _, { which }): Next<'more'> => {
      const trigger = batch(t).batch[which - 1]!;
      t.effects.pending.splice(t.effects.pending.indexOf(trigger), 1);
      // Whether it is used and what it is aimed at is chosen now.
      return put(t, trigger, 'more');
    },
  },
});

/** The active mage's triggers first. */
function batch(t: Duel): { seat: Seat; batch: readonly Pending[] } {
  const next = nextBatch(t, [t.active, opponent(t.active)]);
  if (!next) throw new Error('No trigger waits to be put on the stack.');
  return next;
}
