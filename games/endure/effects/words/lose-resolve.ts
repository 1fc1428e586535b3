import { amount, optional, pieces, word } from '@tablee/kernel/effect';
import { settled } from '../../rules/due.ts';
import { loseResolve as lose } from '../../rules/resolve.ts';
import type { Endure, Who } from '../../types.ts';

/** Without a test, point by point, and never into Life (R-ES-30, R-ES-31). */
export const loseResolve = word<Endure>()({
  takes: { amount, who: optional(pieces) },
  run(t, c, { amount, who }) {
    for (const piece of who ?? [c.source]) lose(t, piece as Who, amount, 'R-ES-31');
    return settled(t);
  },
  text: (say, { amount, who }) => {
    const n = say.number(amount);
    return who
      ? say.doing(who, `{perd|perdent} ${n} Resolve`, `{loses|lose} ${n} Resolve`)
      : `${say.act('perdez|perd|perdre', 'lose|loses')} ${n} Resolve`;
  },
});
