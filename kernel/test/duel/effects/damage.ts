import { amount, change, flag, note, pieces, word } from '../../../effect/index.ts';
import type { Duel } from '../types.ts';
import { DAMAGE } from './nouns.ts';

/** To creatures and mages alike, all at once. Notes how much was dealt in all. */
export const damage = word<Duel>()({
  takes: { amount, to: pieces, sure: flag },
  run(t, c, { amount, to, sure }) {
    note(c, to, amount * to.length);
    const facts = to.map((piece) => ({
      piece,
      amount,
      cause: c.source,
      combat: 0,
      ...(sure && { sure: 1 }),
    }));
    return change(t, 'hurt', facts, 'next');
  },
  notes: {
    fr: 'les dégâts ainsi infligés',
    en: 'the damage dealt this way',
    agrees: { gender: 'm', many: true },
  },
  text: (say, { amount, to }) =>
    say.to(
      `infligez|inflige|infliger ${say.count(amount, DAMAGE)}`,
      `deal|deals ${say.count(amount, DAMAGE)}`,
      to,
    ),
});
