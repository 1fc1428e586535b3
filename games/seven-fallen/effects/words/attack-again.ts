/** Announced attackers stand upright again and may be declared once more in this Phase d’attaque (R-SF-91). */
import { changed, note, pieces, word } from '@tablee/kernel/effect';
import { golemOf, inPlay, shown } from '../../rules/table.ts';
import type { Piece, SevenFallen } from '../../types.ts';

export const attackAgain = word<SevenFallen>()({
  takes: { what: pieces },
  run: (t, c, { what }) => {
    for (const n of what) {
      const card = inPlay(t, n as Piece);
      if (t.attack === null || !card || card.role === 'none' || card.place !== 'ldf') continue;
      card.declared = 0;
      card.inclined = false;
      card.frozen = false;
      const golem = golemOf(t, card);
      if (golem) golem.inclined = false;
      note(c, [n]);
      t.told?.push({ event: 'straightened', seat: card.seat, ...shown(t, card.piece), rule: 'R-SF-91' });
    }
    changed(t);
    return undefined;
  },
  text: (say, { what }) =>
    say.doing(what, '{peut|peuvent} attaquer une fois de plus', 'may attack once more'),
});
