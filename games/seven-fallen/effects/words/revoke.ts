/** One’s own Adorateurs are destroyed by their controller (SF-TERM-8, R-SF-22). */

import { call } from '@tablee/kernel';
import { note, pieces, word } from '@tablee/kernel/effect';
import { destroying, revoking } from '../../rules/destroy.ts';
import { inPlay } from '../../rules/table.ts';
import type { Piece, SevenFallen } from '../../types.ts';

export const revoke = word<SevenFallen>()({
  takes: { what: pieces },
  leaves: 'what',
  can: (t, _, { what }) => what.every((piece) => inPlay(t, piece as Piece) !== undefined),
  run: (t, c, { what }) => {
    const there = what.filter((piece) => inPlay(t, piece as Piece));
    note(c, there);
    const list = there.map((piece) => revoking(t, piece as Piece, c.source as Piece));
    return list.length > 0 ? call(destroying, { list }, 'next') : undefined;
  },
  text: (say, { what }) => say.object('révoquez|révoque|révoquer', 'revoke|revokes', what),
});
