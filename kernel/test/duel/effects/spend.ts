import { amount, word } from '../../../effect/index.ts';
import type { Duel } from '../types.ts';
import { POINT } from './nouns.ts';

/** Points of the well, as a price. */
export const spend = word<Duel>()({
  takes: { amount },
  run(t, { you }, { amount }) {
    t.sides[you]!.well -= amount;
    t.told?.push({ event: 'wellSpent', seat: you, amount, rule: 'DU-CARD-3' });
    return undefined;
  },
  can: (t, { you }, { amount }) => t.sides[you]!.well >= amount,
  text: (say, { amount }) => `${say.act('payez|paie|payer', 'pay|pays')} ${say.count(amount, POINT)}`,
});
