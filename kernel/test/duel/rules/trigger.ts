/** Triggers that went off go onto the stack, each mage's in the order that mage likes (DU-TRIG). */
import { nextBatch, type Pending } from '../../../effect/index.ts';
import { done, procedure } from '../../../index.ts';
import type { Duel, OrderOption, Piece } from '../types.ts';
import { opponent, shown } from './table.ts';

export const ordering = procedure<Duel, object, OrderOption>()('ordering', {
  more: (t) => (t.pending.length > 0 ? 'order' : done),
  order: {
    kind: 'order',
    rule: 'DU-TRIG-1',
    seat: (t) => batch(t).seat,
    options: (t, _, options) => {
      for (const { piece, block, it } of batch(t).batch) {
        options.push({ do: 'order', ...shown(t, piece as Piece), block, it: it as Piece });
      }
    },
    chosen: (t, _, { piece, block, it }) => {
      const at = t.pending.findIndex(
        (waits) => waits.piece === piece && waits.block === block && waits.it === it,
      );
      const [trigger] = t.pending.splice(at, 1);
      const by = trigger!.owner;
      t.stack.push({ kind: 'trigger', by, piece, block, it });
      t.told?.push({ event: 'triggered', seat: by, ...shown(t, piece), rule: 'DU-TRIG-1' });
      return 'more';
    },
  },
});

/** The active mage's triggers first. */
function batch(t: Duel): { seat: Pending['owner']; batch: readonly Pending[] } {
  const next = nextBatch(t, [t.active, opponent(t.active)]);
  if (!next) throw new Error('No trigger waits to be put on the stack.');
  return next;
}
