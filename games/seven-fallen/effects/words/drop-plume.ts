/** A Plume falls, of a Mortelle Divinité only (R-SF-46). */
import { who, word } from '@tablee/kernel/effect';
import { loseFeather } from '../../rules/dmg.ts';
import type { Piece, SevenFallen } from '../../types.ts';

export const dropPlume = word<SevenFallen>()({
  takes: { of: who },
  run: (t, c, { of }) => {
    loseFeather(t, of, c.source as Piece);
    return undefined;
  },
  text: (say, { of }) => say.say(`une Plume de ${say.seat(of)} tombe`, `a Feather of ${say.seat(of)} falls`),
});
