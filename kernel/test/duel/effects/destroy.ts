import { change, note, pieces, word } from '../../../effect/index.ts';
import { creatureAt } from '../rules/table.ts';
import type { Duel, Piece } from '../types.ts';

export const destroy = word<Duel>()({
  takes: { what: pieces },
  run(t, c, { what }) {
    const there = what.filter((piece) => creatureAt(t, piece as Piece));
    note(c, there);
    return change(
      t,
      'died',
      there.map((piece) => ({ piece, combat: 0 })),
      'next',
    );
  },
  can: () => true,
  leaves: 'what',
  did: {
    yes: { fr: 'une créature meurt ainsi', en: 'a creature dies this way' },
    no: { fr: 'aucune créature ne meurt ainsi', en: 'no creature dies this way' },
  },
  text: (say, { what }) => say.object('détruisez|détruit|détruire', 'destroy|destroys', what),
});
