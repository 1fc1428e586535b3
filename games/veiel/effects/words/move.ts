import { amount, flag, optional, pieces, word } from '@tablee/kernel/effect';
import { canMove, move as moveFigures } from '../../rules/move.ts';
import type { Veiel } from '../../types.ts';
import { de, figures, isSelf, isTarget, squares } from './given.ts';

/** So many squares at most, none if one likes, unless it is forced (OV-MOVE-8). */
export const move = word<Veiel>()({
  takes: { n: amount, who: optional(pieces), forced: flag },
  run: (t, c, { n, who, forced }) => moveFigures(t, c, figures(t, c, who), n, forced),
  possible: (t, c, { n, who }) => canMove(t, c, figures(t, c, who), n),
  text(say, { n, who, forced }) {
    const far = {
      fr: `${de(squares(say, n))}${forced ? '' : ' au plus'}`,
      en: `${forced ? '' : 'up to '}${squares(say, n)}`,
    };
    if (!who || isSelf(who))
      return `${say.act('déplacez-vous|se déplace|vous déplacer', 'move|moves')} ${say.in(far)}`;
    if (isTarget(say, who)) return say.say(`la cible se déplace ${far.fr}`, `the target moves ${far.en}`);
    return forced
      ? say.doing(who, `{se déplace|se déplacent} ${far.fr}`, `{moves|move} ${far.en}`)
      : say.doing(who, `{peut|peuvent} se déplacer ${far.fr}`, `may move ${far.en}`);
  },
});
