import { amount, word } from '@tablee/kernel/effect';
import { canSummon, summon as summonEnemies } from '../../rules/summon.ts';
import type { Veiel } from '../../types.ts';
import { contentId, nameFor } from './named.ts';

/** On squares the black dice say; each plays at once (OV-SUMMON-1, -4). */
export const summon = word<Veiel>()({
  takes: { enemy: contentId, n: amount },
  run: (t, c, { enemy, n }) => summonEnemies(t, c, enemy, n),
  possible: (t) => canSummon(t),
  text: (say, { enemy, n }) =>
    `${say.act('**invoquez**|**invoque**|**invoquer**', '**summon**|**summons**')} ${n.fixed === 1 ? '' : `${say.number(n)} `}${nameFor(enemy)}`,
});
