import { amount, pieces, word } from '@tablee/kernel/effect';
import { canShove, pull as pullNear } from '../../rules/push.ts';
import type { Veiel } from '../../types.ts';
import { figures } from './given.ts';
import { shoving } from './push.ts';

/** Toward the caster; it stops next to it (R-OV-91). */
export const pull = word<Veiel>()({
  takes: { n: amount, to: pieces },
  run: (t, c, { n, to }) => pullNear(t, c, figures(t, c, to), n),
  possible: (t, c, { to }) => canShove(t, c, figures(t, c, to)),
  text: (say, { n, to }) =>
    shoving(say, n, to, {
      verb: ['attirez|attire|attirer', 'pull|pulls'],
      passive: ['{est|sont} attiré{s}', '{is|are} pulled'],
    }),
});
