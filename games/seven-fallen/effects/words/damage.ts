/** Effect damage to units or Divinités; never doubled (R-SF-34). */
import { amount, note, pieces, word } from '@tablee/kernel/effect';
import { deal } from '../../rules/dmg.ts';
import type { Piece, SevenFallen } from '../../types.ts';
import { DAMAGE } from '../nouns.ts';

export const damage = word<SevenFallen>()({
  takes: { amount, to: pieces },
  notes: { fr: 'les dégâts ainsi infligés', en: 'the damage dealt this way' },
  run: (t, c, { amount, to }) => {
    note(c, to, amount);
    const hits = to.map((piece) => ({
      piece: piece as Piece,
      amount,
      cause: c.source as Piece,
      combat: 0 as const,
    }));
    return deal(t, hits, 'next');
  },
  text: (say, { amount, to }) => {
    const damage = say.count(amount, DAMAGE);
    return say.to(`infligez|inflige|infliger ${damage}`, `deal|deals ${damage}`, to);
  },
});
