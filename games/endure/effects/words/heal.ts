import { amount, optional, pieces, word } from '@tablee/kernel/effect';
import { heal as healSurvivor } from '../../rules/dmg.ts';
import { settled } from '../../rules/due.ts';
import type { Endure, Who } from '../../types.ts';
import { LIFE } from '../frame.ts';

/** Whoever does it, unless the card says whom. */
export const heal = word<Endure>()({
  takes: { amount, who: optional(pieces) },
  run(t, c, { amount, who }) {
    for (const piece of who ?? [c.source]) healSurvivor(t, piece as Who, amount, c.source as Who);
    return settled(t);
  },
  text: (say, { amount, who }) =>
    who
      ? say.doing(
          who,
          `{regagne|regagnent} ${say.count(amount, LIFE)}`,
          `{heals|heal} ${say.count(amount, LIFE)}`,
        )
      : `${say.act('regagnez|regagne|regagner', 'heal|heals')} ${say.count(amount, LIFE)}`,
});
