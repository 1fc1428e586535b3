/** Effect damage to units or Divinités; never doubled (R-SF-34). `sure`: it can’t be prevented. */
import { call } from '@tablee/kernel';
import { amount, flag, pieces, word } from '@tablee/kernel/effect';
import { deal, dealing } from '../../rules/dmg.ts';
import type { Piece, SevenFallen } from '../../types.ts';
import { DAMAGE } from '../nouns.ts';

export const damage = word<SevenFallen>()({
  takes: { amount, to: pieces, sure: flag },
  notes: {
    fr: 'les dégâts ainsi infligés',
    en: 'the damage dealt this way',
    agrees: { gender: 'm', many: true },
  },
  run: (t, c, { amount, to, sure }) => {
    const hits = to.map((piece) => ({
      piece: piece as Piece,
      amount,
      cause: c.source as Piece,
      combat: 0 as const,
      sure: sure ? (1 as const) : (0 as const),
    }));
    return c.as === '' ? deal(t, hits, 'next') : call(dealing, { hits, as: c.as }, 'next');
  },
  text: (say, { amount, to, sure }) => {
    const damage = `${say.count(amount, DAMAGE)}${sure ? say.say(' imparables', ' that can’t be prevented') : ''}`;
    return say.to(`infligez|inflige|infliger ${damage}`, `deal|deals ${damage}`, to);
  },
});
