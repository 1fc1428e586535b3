/** Upright again; a frozen one too (R-SF-71). */
import { changed, isForbidden, pieces, word } from '@tablee/kernel/effect';
import { golemOf, inPlay, shown } from '../../rules/table.ts';
import type { Piece, SevenFallen } from '../../types.ts';

export const straighten = word<SevenFallen>()({
  takes: { what: pieces },
  run: (t, _, { what }) => {
    for (const n of what) {
      const card = inPlay(t, n as Piece);
      if (!card?.inclined || isForbidden(t, 'straighten', card.piece)) continue;
      card.inclined = false;
      card.frozen = false;
      const golem = golemOf(t, card);
      if (golem) golem.inclined = false;
      t.told?.push({ event: 'straightened', seat: card.seat, ...shown(t, card.piece), rule: 'R-SF-71' });
    }
    changed(t);
    return undefined;
  },
  text: (say, { what }) => say.object('redressez|redresse|redresser', 'straighten|straightens', what),
});
