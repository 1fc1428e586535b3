import { pieces, word } from '../../../effect/index.ts';
import { ownerOf, shown } from '../rules/table.ts';
import type { Duel, Piece } from '../types.ts';

/** Takes cards off the stack; what was paid for them stays paid (DU-STACK-5). */
export const cancel = word<Duel>()({
  takes: { what: pieces },
  run(t, _, { what }) {
    for (const piece of what as readonly Piece[]) {
      const at = t.stack.findIndex((entry) => entry.kind === 'card' && entry.piece === piece);
      if (at < 0) continue;
      t.stack.splice(at, 1);
      const owner = ownerOf(t, piece);
      t.sides[owner]!.grave.push(piece);
      t.told?.push({ event: 'cancelled', seat: owner, ...shown(t, piece), rule: 'DU-STACK-5' });
    }
    return undefined;
  },
  leaves: 'what',
  text: (say, { what }) => say.object('annulez|annule|annuler', 'cancel|cancels', what),
});
