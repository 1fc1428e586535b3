import { pieces, word } from '../../../effect/index.ts';
import { push as pushBack } from '../rules/zone.ts';
import type { Duel, Piece } from '../types.ts';

/** One place back in its line. */
export const push = word<Duel>()({
  takes: { what: pieces },
  run(t, _, { what }) {
    for (const piece of what) pushBack(t, piece as Piece);
    return undefined;
  },
  text: (say, { what }) =>
    say.object('repoussez|repousse|repousser', 'push|pushes', what, {
      fr: ' d’une place',
      en: ' back one place',
    }),
});
