/** Inclined: it cannot be announced or declared (R-SF-91). */
import { changed, pieces, word } from '@tablee/kernel/effect';
import { golemOf, inPlay, shown } from '../../rules/table.ts';
import type { Piece, SevenFallen } from '../../types.ts';

export const incline = word<SevenFallen>()({
  takes: { what: pieces },
  can: (t, _, { what }) => what.every((piece) => inPlay(t, piece as Piece)?.inclined === false),
  run: (t, _, { what }) => {
    for (const n of what) {
      const card = inPlay(t, n as Piece);
      if (!card || card.inclined) continue;
      card.inclined = true;
      const golem = golemOf(t, card);
      if (golem) golem.inclined = true;
      t.told?.push({ event: 'inclined', seat: card.seat, ...shown(t, card.piece), rule: 'R-SF-91' });
    }
    changed(t);
    return undefined;
  },
  text: (say, { what }) => say.object('inclinez|incline|incliner', 'incline|inclines', what),
});
