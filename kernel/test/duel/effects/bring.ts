import { note, oneOf, pieces, word } from '../../../effect/index.ts';
import { bring as bringTo } from '../rules/zone.ts';
import type { Duel, Piece } from '../types.ts';

/** Puts cards somewhere else: into a hand, into play, on top of the deck or beneath it, out of the game. */
export const bring = word<Duel>()({
  takes: {
    what: pieces,
    to: oneOf({
      hand: { fr: ' dans la main de son propriétaire', en: ' into its owner’s hand' },
      line: { fr: ' en jeu', en: ' into play' },
      top: { fr: ' sur la pioche', en: ' on top of the deck' },
      bottom: { fr: ' sous la pioche', en: ' at the bottom of the deck' },
      grave: { fr: ' au cimetière', en: ' into the grave' },
      exile: { fr: ' hors du jeu', en: ' out of the game' },
    }),
  },
  run(t, c, { what, to }) {
    note(c, what);
    for (const piece of what) bringTo(t, piece as Piece, to);
    return undefined;
  },
  can: () => true,
  text: (say, { what, to }) => say.object('mettez|met|mettre', 'put|puts', what, to),
});
