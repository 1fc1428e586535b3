/** Destroys cards at the same time (R-SF-61). */
import { call } from '@tablee/kernel';
import { note, pieces, word } from '@tablee/kernel/effect';
import { destroying, dyingBy } from '../../rules/destroy.ts';
import { inPlay, pieceAt } from '../../rules/table.ts';
import type { Piece, SevenFallen } from '../../types.ts';

export const destroy = word<SevenFallen>()({
  takes: { what: pieces },
  leaves: 'what',
  can: (t, _, { what }) => what.every((piece) => inPlay(t, pieceAt(t, piece)) !== undefined),
  run: (t, c, { what }) => {
    const there = what.map((piece) => pieceAt(t, piece)).filter((piece) => inPlay(t, piece));
    note(c, there);
    const list = there.map((piece) => dyingBy(t, piece, c.source as Piece));
    return list.length > 0 ? call(destroying, { list }, 'next') : undefined;
  },
  text: (say, { what }) => say.object('détruisez|détruit|détruire', 'destroy|destroys', what),
});
