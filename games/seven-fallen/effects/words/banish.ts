/** To the Pandémonium, from play or another zone; Ténèbres stays (R-SF-27, R-SF-109). */
import { note, pieces, word } from '@tablee/kernel/effect';
import { banish as banishCard } from '../../rules/destroy.ts';
import { cannotBeBanished } from '../../rules/keywords/tenebres.ts';
import { inPlay } from '../../rules/table.ts';
import { move, zoneOf } from '../../rules/zone.ts';
import type { Piece, SevenFallen } from '../../types.ts';

export const banish = word<SevenFallen>()({
  takes: { what: pieces },
  leaves: 'what',
  can: (t, _, { what }) => what.every((piece) => !cannotBeBanished(t, piece as Piece)),
  run: (t, c, { what }) => {
    for (const n of what) {
      const piece = n as Piece;
      const card = inPlay(t, piece);
      const from = zoneOf(t, piece);
      if (card && banishCard(t, card)) note(c, [piece]);
      else if (from !== null && from !== 'pandemonium' && !cannotBeBanished(t, piece)) {
        move(t, piece, from, 'pandemonium');
        note(c, [piece]);
      }
    }
    return undefined;
  },
  text: (say, { what }) => say.object('bannissez|bannit|bannir', 'banish|banishes', what),
});
