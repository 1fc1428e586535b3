/** Announced attackers are in Embuscade from now on: they may reach the Divinité (SF-AMB-2, R-SF-99). */
import { changed, note, pieces, word } from '@tablee/kernel/effect';
import { inPlay, isAngeOrArchange, shown } from '../../rules/table.ts';
import type { Piece, SevenFallen } from '../../types.ts';

export const ambush = word<SevenFallen>()({
  takes: { what: pieces },
  run: (t, c, { what }) => {
    for (const n of what) {
      const card = inPlay(t, n as Piece);
      if (t.attack === null || !card || card.role !== 'announced' || !isAngeOrArchange(t, card)) continue;
      // Only one is designated at announcement (SF-AMB-1); those of effects count as Renforts do.
      card.role = 'renfort';
      note(c, [n]);
      t.told?.push({ event: 'embuscade', seat: card.seat, ...shown(t, card.piece), rule: 'SF-AMB-2' });
    }
    changed(t);
    return undefined;
  },
  text: (say, { what }) =>
    say.object('placez|place|placer', 'put|puts', what, { fr: 'en Embuscade', en: 'in Ambush' }),
});
