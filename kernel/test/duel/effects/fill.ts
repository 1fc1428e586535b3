import { amount, word } from '../../../effect/index.ts';
import type { Duel } from '../types.ts';
import { POINT } from './nouns.ts';

export const fill = word<Duel>()({
  takes: { amount },
  run(t, { you }, { amount }) {
    t.sides[you]!.well += amount;
    t.told?.push({ event: 'wellFilled', seat: you, amount, rule: 'DU-CARD-3' });
    return undefined;
  },
  text: (say, { amount }) =>
    `${say.act('ajoutez|ajoute|ajouter', 'add|adds')} ${say.count(amount, POINT)} ${say.say('à votre puits', 'to your well')}`,
});
