/** Into play without being played: entry effects happen all the same (SF-TERM-13). */
import { note, pieces, word } from '@tablee/kernel/effect';
import { faceOf, shown } from '../../rules/table.ts';
import { arrive, takeOut, zoneOf } from '../../rules/zone.ts';
import type { Piece, SevenFallen } from '../../types.ts';

export const putIntoPlay = word<SevenFallen>()({
  takes: { what: pieces },
  run: (t, c, { what }) => {
    for (const n of what) {
      const piece = n as Piece;
      const from = zoneOf(t, piece);
      const { type } = faceOf(t, piece);
      if (from === null || type === 'miracle' || type === 'equipement') continue;
      takeOut(t, piece, from);
      t.told?.push({ event: 'putIntoPlay', seat: c.you, ...shown(t, piece), rule: 'SF-TERM-13' });
      arrive(t, c.you, piece, 'put', 'SF-TERM-13');
      note(c, [piece]);
    }
    return undefined;
  },
  text: (say, { what }) =>
    say.object('mettez|met|mettre', 'put|puts', what, { fr: 'en jeu', en: 'into play' }),
});
