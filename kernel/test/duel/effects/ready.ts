import { changed, pieces, word } from '../../../effect/index.ts';
import { creatureAt } from '../rules/table.ts';
import type { Duel, Piece } from '../types.ts';

export const ready = word<Duel>()({
  takes: { what: pieces },
  run(t, _, { what }) {
    for (const piece of what) {
      const creature = creatureAt(t, piece as Piece);
      if (creature) creature.tired = false;
    }
    changed(t);
    return undefined;
  },
  text: (say, { what }) => say.object('redressez|redresse|redresser', 'straighten|straightens', what),
});
