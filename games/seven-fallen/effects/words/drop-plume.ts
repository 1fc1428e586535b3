/** A Plume falls, of a Mortelle Divinité only (R-SF-46). */
import { who, word } from '@tablee/kernel/effect';
import { loseFeather } from '../../rules/dmg.ts';
import type { Piece, SevenFallen } from '../../types.ts';
import { diviniteOf } from '../by.ts';

export const dropPlume = word<SevenFallen>()({
  takes: { of: who },
  possible: (t, _, { of }) => t.sides[of]!.mortelle,
  run: (t, c, { of }) => {
    loseFeather(t, of, c.source as Piece);
    return undefined;
  },
  text: (say, { of }) => `${diviniteOf(say, of)} ${say.say('perd une Plume', 'loses a Feather')}`,
});
