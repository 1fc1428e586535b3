/** Shows cards to both players, whatever zone they lie in; then they are as hidden as before (SF-HID-9, SF-KW-FURTIF-16). */
import { call } from '@tablee/kernel';
import { note, pieces, word } from '@tablee/kernel/effect';
import { revealing } from '../../rules/reveal.ts';
import { pieceAt } from '../../rules/table.ts';
import type { SevenFallen } from '../../types.ts';

export const reveal = word<SevenFallen>()({
  takes: { what: pieces },
  can: (_, __, { what }) => what.length > 0,
  run: (t, c, { what }) => {
    const list = what.map((piece) => pieceAt(t, piece)).filter((piece) => piece >= 0);
    note(c, list);
    return list.length > 0 ? call(revealing, { list }, 'next') : undefined;
  },
  text: (say, { what }) => say.object('révélez|révèle|révéler', 'reveal|reveals', what),
});
