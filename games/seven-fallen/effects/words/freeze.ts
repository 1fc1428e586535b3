/** Frozen until its controller’s next Nuit divine (SF-KW-GELER-3). */
import { pieces, word } from '@tablee/kernel/effect';
import { freeze as freezeCard } from '../../rules/keywords/geler.ts';
import { inPlay, isAnge } from '../../rules/table.ts';
import type { Piece, SevenFallen } from '../../types.ts';

export const freeze = word<SevenFallen>()({
  takes: { what: pieces },
  run: (t, _, { what }) => {
    for (const n of what) {
      const card = inPlay(t, n as Piece);
      if (card && isAnge(t, card)) freezeCard(t, card);
    }
    return undefined;
  },
  text: (say, { what }) => say.object('gelez|gèle|geler', 'freeze|freezes', what),
});
