/** Poseidor from one’s own sources, those that hold most first (SF-KW-TRESOR-4). */
import { amount, changed, word } from '@tablee/kernel/effect';
import type { SevenFallen } from '../../types.ts';
import { POSEIDOR } from '../nouns.ts';

export const spendPoseidor = word<SevenFallen>()({
  takes: { amount },
  can: (t, c, { amount }) => t.sides[c.you]!.cards.reduce((sum, { poseidor }) => sum + poseidor, 0) >= amount,
  run: (t, c, { amount }) => {
    let left = amount;
    const sources = t.sides[c.you]!.cards.filter(({ poseidor }) => poseidor > 0).sort(
      (a, b) => b.poseidor - a.poseidor,
    );
    for (const card of sources) {
      const spent = Math.min(left, card.poseidor);
      card.poseidor -= spent;
      left -= spent;
    }
    changed(t);
    return undefined;
  },
  text: (say, { amount }) =>
    say.act(
      `dépensez|dépense|dépenser ${say.count(amount, POSEIDOR)}`,
      `spend|spends ${say.count(amount, POSEIDOR)}`,
    ),
});
