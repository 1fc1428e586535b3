/** Poseidor from one’s own sources, as one likes (SF-KW-TRESOR-4, SF-DEC-36). */
import { call } from '@tablee/kernel';
import { amount, note, word } from '@tablee/kernel/effect';
import { spending } from '../../rules/keywords/tresor.ts';
import type { SevenFallen } from '../../types.ts';
import { POSEIDOR } from '../nouns.ts';

export const spendPoseidor = word<SevenFallen>()({
  takes: { amount },
  can: (t, c, { amount }) => t.sides[c.you]!.cards.reduce((sum, { poseidor }) => sum + poseidor, 0) >= amount,
  run: (_, c, { amount }) => {
    note(c, [], amount);
    return amount > 0 ? call(spending, { seat: c.you, owed: amount }, 'next') : undefined;
  },
  text: (say, { amount }) =>
    `${say.act('dépensez|dépense|dépenser', 'spend|spends')} ${say.count(amount, POSEIDOR)}`,
});
