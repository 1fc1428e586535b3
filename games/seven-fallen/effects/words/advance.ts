/** Moves units between the lines; Gardien and Pacifiste never go forward (SF-KW-GARDIEN-2, SF-KW-PACIFISTE-4). May be a price. */
import { isForbidden, note, oneOf, pieces, word } from '@tablee/kernel/effect';
import { mayAdvance } from '../../rules/keywords/gardien.ts';
import { inPlay, isUnit } from '../../rules/table.ts';
import { moveTo } from '../../rules/zone.ts';
import type { Piece, SevenFallen } from '../../types.ts';

const LINES = {
  ag: { fr: 'en Arrière-garde', en: 'in the Rear Guard' },
  ldf: { fr: 'sur la Ligne de feu', en: 'on the Fire Line' },
} as const;
type Line = keyof typeof LINES;

export const advance = word<SevenFallen>()({
  takes: { what: pieces, to: oneOf(LINES, 'a line') },
  can: (t, _, { what, to }) => what.every((piece) => mayMove(t, piece as Piece, to)),
  run: (t, c, { what, to }) => {
    for (const n of what) {
      if (!mayMove(t, n as Piece, to)) continue;
      moveTo(t, inPlay(t, n as Piece)!, to);
      note(c, [n]);
    }
    return undefined;
  },
  text: (say, { what, to }) => say.object('placez|place|placer', 'place|places', what, to),
});

function mayMove(t: SevenFallen, piece: Piece, to: Line): boolean {
  const card = inPlay(t, piece);
  if (!card || !isUnit(t, card) || card.place === to) return false;
  return to === 'ag' ? !isForbidden(t, 'retreat', piece) : mayAdvance(t, card);
}
