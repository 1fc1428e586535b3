/** A pair is split; its Golem then binds again as state checks demand, to whichever Ange its controller likes (R-SF-30). */
import { note, pieces, word } from '@tablee/kernel/effect';
import { unbind as split } from '../../rules/pair.ts';
import { inPlay } from '../../rules/table.ts';
import type { Piece, SevenFallen } from '../../types.ts';

export const unbind = word<SevenFallen>()({
  takes: { what: pieces },
  run: (t, c, { what }) => {
    for (const piece of what) {
      const card = inPlay(t, piece as Piece);
      if (card && split(t, card)) note(c, [piece]);
    }
    return undefined;
  },
  text: (say, { what }) => say.object('déliez|délie|délier', 'unbind|unbinds', what),
});
