import { note, pieces, word } from '../../../effect/index.ts';
import { discardPiece } from '../rules/discard.ts';
import type { Duel, Piece } from '../types.ts';

/** Discards these very cards. */
export const shed = word<Duel>()({
  takes: { what: pieces },
  run(t, c, { what }) {
    note(c, what);
    for (const piece of what) discardPiece(t, piece as Piece, 'DU-CARD-2');
    return undefined;
  },
  can: () => true,
  text: (say, { what }) => say.object('défaussez|défausse|défausser', 'discard|discards', what),
});
