import { changed, pieces, word } from '../../../effect/index.ts';
import { creatureAt } from '../rules/table.ts';
import type { Duel, Piece } from '../types.ts';

export const tire = word<Duel>()({
  takes: { what: pieces },
  run(t, _, { what }) {
    for (const piece of what) {
      const creature = creatureAt(t, piece as Piece);
      if (creature) creature.tired = true;
    }
    changed(t);
    return undefined;
  },
  can: (t, _, { what }) => what.every((piece) => creatureAt(t, piece as Piece)?.tired === false),
  text: (say, { what }) => say.object('épuisez|épuise|épuiser', 'tire|tires', what),
});
