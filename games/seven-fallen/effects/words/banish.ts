/** To the Pandémonium, from play or another zone; Ténèbres stays (R-SF-27, R-SF-109) unless the text names it. */
import { flag, note, pieces, word } from '@tablee/kernel/effect';
import { banishFrom, mayBanish } from '../../rules/destroy.ts';
import { faceOf, pieceAt } from '../../rules/table.ts';
import type { Piece, SevenFallen } from '../../types.ts';

export const banish = word<SevenFallen>()({
  takes: { what: pieces, even: flag },
  leaves: 'what',
  can: (t, c, { what, even }) =>
    what.every((piece) => mayBanish(t, pieceAt(t, piece), even || isSerment(t, c.source))),
  run: (t, c, { what, even }) => {
    for (const n of what) {
      const piece = pieceAt(t, n);
      if (banishFrom(t, piece, even || isSerment(t, c.source))) note(c, [piece]);
    }
    return undefined;
  },
  text: (say, { what, even }) =>
    say.object(
      'bannissez|bannit|bannir',
      'banish|banishes',
      what,
      even ? { fr: 'malgré **Ténèbres**', en: 'despite **Darkness**' } : { fr: '', en: '' },
    ),
});

/** R-SF-24: what a Miracle demands before it is put on the Pile is its Serment. */
function isSerment(t: SevenFallen, source: number): boolean {
  return t.resolving === null && faceOf(t, source as Piece).type === 'miracle';
}
