/** Pages of the hand go to the Purgatoire without being destroyed (R-SF-103). */
import { note, pieces, word } from '@tablee/kernel/effect';
import { discard as discardPage } from '../../rules/destroy.ts';
import { ownerOf } from '../../rules/table.ts';
import { zoneOf } from '../../rules/zone.ts';
import type { Piece, SevenFallen } from '../../types.ts';

export const discard = word<SevenFallen>()({
  takes: { what: pieces },
  can: (t, _, { what }) => what.every((piece) => zoneOf(t, piece as Piece) === 'hand'),
  run: (t, c, { what }) => {
    for (const n of what) {
      const piece = n as Piece;
      const from = zoneOf(t, piece);
      if (from !== 'hand' && from !== 'livre') continue;
      discardPage(t, ownerOf(t, piece), piece, from);
      note(c, [piece]);
    }
    return undefined;
  },
  text: (say, { what }) => say.object('défaussez|défausse|défausser', 'discard|discards', what),
});
