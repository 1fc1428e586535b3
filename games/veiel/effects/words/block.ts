import { amount, flag, pieces, word } from '@tablee/kernel/effect';
import { canGiveBlock, giveBlock } from '../../rules/block.ts';
import type { Veiel } from '../../types.ts';
import { BLOCK } from '../nouns.ts';
import { figures, isSelf, isTarget } from './given.ts';

/** Block; kept: it skips the next removal (R-OV-25). */
export const block = word<Veiel>()({
  takes: { n: amount, to: pieces, kept: flag },
  run: (t, c, { n, to, kept }) => giveBlock(t, c, figures(t, c, to), n, kept),
  possible: (t, c, { to }) => canGiveBlock(t, figures(t, c, to)),
  text(say, { n, to, kept }) {
    const plural = n.fixed === null || n.fixed > 1;
    const points = `${say.count(n, BLOCK)}${kept ? say.say(` conservé${plural ? 's' : ''}`, ' (kept)') : ''}`;
    if (isSelf(to)) return `${say.act('gagnez|gagne|gagner', 'gain|gains')} ${points}`;
    if (isTarget(say, to)) return `${say.act('donnez|donne|donner', 'give|gives')} ${points}`;
    return say.doing(to, `{gagne|gagnent} ${points}`, `{gains|gain} ${points}`);
  },
});
