import { amount, pieces, word } from '@tablee/kernel/effect';
import { canHeal, heal as healWounds } from '../../rules/heal.ts';
import type { Veiel } from '../../types.ts';
import { WOUND } from '../nouns.ts';
import { figures, isSelf } from './given.ts';

/** Soin (OV-KW-1 to -4); of an enemy, its yellow die (OV-HIT-10). */
export const heal = word<Veiel>()({
  takes: { n: amount, to: pieces },
  run: (t, c, { n, to }) => healWounds(t, c, figures(t, c, to), n),
  possible: (t, c, { to }) => canHeal(t, c, figures(t, c, to)),
  text(say, { n, to }) {
    const wounds = say.count(n, WOUND);
    if (isSelf(to)) return `${say.act('soignez|soigne|soigner', 'heal|heals')} ${wounds}`;
    return say.doing(to, `{soigne|soignent} ${wounds}`, `{heals|heal} ${wounds}`);
  },
});
