/** Pages en Secret are turned up at no cost, as if their controller had brought them out (SF-KW-FURTIF-9, -10). */
import { note, pieces, word } from '@tablee/kernel/effect';
import { uncover as turnUp } from '../../rules/keywords/furtif.ts';
import { inPlay, pieceAt } from '../../rules/table.ts';
import type { SevenFallen } from '../../types.ts';

export const uncover = word<SevenFallen>()({
  takes: { what: pieces },
  run: (t, c, { what }) => {
    for (const n of what) {
      const card = inPlay(t, pieceAt(t, n));
      if (card?.place !== 'secret') continue;
      turnUp(t, card);
      note(c, [card.piece]);
    }
    return undefined;
  },
  text: (say, { what }) =>
    say.object('sortez|sort|sortir', 'bring|brings', what, { fr: 'du Secret', en: 'out of the Secret' }),
});
