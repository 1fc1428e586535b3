/** Moves units between the lines; Gardien and Pacifiste never go forward (SF-KW-GARDIEN-2, SF-KW-PACIFISTE-4). */
import { oneOf, pieces, word } from '@tablee/kernel/effect';
import { mayAdvance } from '../../rules/keywords/gardien.ts';
import { inPlay, isUnit } from '../../rules/table.ts';
import { moveTo } from '../../rules/zone.ts';
import type { Piece, SevenFallen } from '../../types.ts';

const LINES = {
  ag: { fr: 'en Arrière-garde', en: 'to the Rear Guard' },
  ldf: { fr: 'sur la Ligne de feu', en: 'to the Fire Line' },
} as const;

export const advance = word<SevenFallen>()({
  takes: { what: pieces, to: oneOf(LINES, 'a line') },
  run: (t, _, { what, to }) => {
    for (const n of what) {
      const card = inPlay(t, n as Piece);
      if (!card || !isUnit(t, card) || (to === 'ldf' && !mayAdvance(t, card))) continue;
      moveTo(t, card, to);
    }
    return undefined;
  },
  text: (say, { what, to }) => say.object('placez|place|placer', 'move|moves', what, to),
});
