import { amount, optional, pieces, word } from '@tablee/kernel/effect';
import { loseLife as lose } from '../../rules/dmg.ts';
import { settled } from '../../rules/due.ts';
import type { Endure, Who } from '../../types.ts';
import { LIFE } from '../frame.ts';

/** No attack: no armour, no wound die (R-ES-48); in the Refuge never below 1 (R-ES-84). */
export const loseLife = word<Endure>()({
  takes: { amount, who: optional(pieces) },
  run(t, c, { amount, who }) {
    for (const piece of who ?? [c.source]) lose(t, piece as Who, amount, 'card', 'R-ES-48');
    return settled(t);
  },
  text: (say, { amount, who }) =>
    who
      ? say.doing(who, `{perd|perdent} ${say.count(amount, LIFE)}`, `{loses|lose} ${say.count(amount, LIFE)}`)
      : `${say.act('perdez|perd|perdre', 'lose|loses')} ${say.count(amount, LIFE)}`,
});
