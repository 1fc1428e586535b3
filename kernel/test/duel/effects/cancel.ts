import { z } from 'zod';
import type { Word } from '../../../effect/index.ts';
import { ownerOf, shown } from '../rules/table.ts';
import type { Duel, Piece } from '../types.ts';

/** Takes the card aimed at off the stack; what was paid for it stays paid (DU-STACK-5). */
export const cancel: Word<Duel, object> = {
  arguments: z.strictObject({}),
  run(t, context) {
    const piece = context.it as Piece;
    const at = t.stack.findIndex((entry) => entry.kind === 'card' && entry.piece === piece);
    if (at < 0) return;
    t.stack.splice(at, 1);
    const owner = ownerOf(t, piece);
    t.sides[owner]!.grave.push(piece);
    t.told?.push({ event: 'cancelled', seat: owner, ...shown(t, piece), rule: 'DU-STACK-5' });
  },
  text: (_, language) => (language === 'fr' ? 'annulez cette carte' : 'cancel that card'),
};
