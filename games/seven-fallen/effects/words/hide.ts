/** Pages with Furtif go en Secret, free of charge (SF-KW-FURTIF-3, -15; R-SF-110). */
import { pieces, word } from '@tablee/kernel/effect';
import { canHide, hideFromPlay, hide as hidePage } from '../../rules/keywords/furtif.ts';
import { faceOf, inPlay } from '../../rules/table.ts';
import { takeOut, zoneOf } from '../../rules/zone.ts';
import type { Piece, SevenFallen } from '../../types.ts';

export const hide = word<SevenFallen>()({
  takes: { what: pieces },
  run: (t, c, { what }) => {
    for (const n of what) {
      const piece = n as Piece;
      const card = inPlay(t, piece);
      const from = zoneOf(t, piece);
      if (!canHide(faceOf(t, piece))) continue;
      if (card) hideFromPlay(t, card);
      else if (from !== null) {
        takeOut(t, piece, from);
        hidePage(t, c.you, piece);
      }
    }
    return undefined;
  },
  text: (say, { what }) =>
    say.object('placez|place|placer', 'put|puts', what, { fr: 'en Secret', en: 'in Secret' }),
});
