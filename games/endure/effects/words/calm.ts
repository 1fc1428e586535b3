import { amount, optional, pieces, word } from '@tablee/kernel/effect';
import { gainResolve } from '../../rules/resolve.ts';
import type { Endure, Who } from '../../types.ts';

/** Resolve comes back, never above its most (R-ES-13). */
export const calm = word<Endure>()({
  takes: { amount, who: optional(pieces) },
  run(t, c, { amount, who }) {
    for (const piece of who ?? [c.source]) gainResolve(t, piece as Who, amount);
    return undefined;
  },
  text: (say, { amount, who }) => {
    const n = say.number(amount);
    return who
      ? say.doing(who, `{regagne|regagnent} ${n} Resolve`, `{regains|regain} ${n} Resolve`)
      : `${say.act('regagnez|regagne|regagner', 'regain|regains')} ${n} Resolve`;
  },
});
