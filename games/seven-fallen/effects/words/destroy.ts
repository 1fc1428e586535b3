/** Destroys cards at the same time (R-SF-61). */

import { call } from '@tablee/kernel';
import { note, pieces, word } from '@tablee/kernel/effect';
import { destroying, dying } from '../../rules/destroy.ts';
import { inPlay } from '../../rules/table.ts';
import type { Piece, SevenFallen } from '../../types.ts';

export const destroy = word<SevenFallen>()({
  takes: { what: pieces },
  leaves: 'what',
  can: (t, _, { what }) => what.every((piece) => inPlay(t, piece as Piece) !== undefined),
  run: (t, c, { what }) => {
    const there = what.filter((piece) => inPlay(t, piece as Piece));
    note(c, there);
    const list = there.map((piece) => dying(piece as Piece, c.source as Piece));
    return list.length > 0 ? call(destroying, { list }, 'next') : undefined;
  },
  text: (say, { what }) => say.object('détruisez|détruit|détruire', 'destroy|destroys', what),
});
