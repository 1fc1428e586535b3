import { amount, pieces, word } from '@tablee/kernel/effect';
import { canDamage, damage as deal } from '../../rules/hit.ts';
import type { Veiel } from '../../types.ts';
import { DAMAGE } from '../nouns.ts';
import { areHeroes, figures, isSelf, isTarget } from './given.ts';

/** Damage, which block cancels (OV-WOUND-1, OV-HIT-5). */
export const damage = word<Veiel>()({
  takes: { n: amount, to: pieces },
  run: (t, c, { n, to }) => deal(t, c, figures(t, c, to), n),
  possible: (t, c, { to }) => canDamage(t, figures(t, c, to)),
  notes: {
    fr: 'les dégâts ainsi infligés',
    en: 'the damage dealt this way',
    agrees: { gender: 'm', many: true },
  },
  text(say, { n, to }) {
    const points = say.count(n, DAMAGE);
    if (isTarget(say, to)) return `${say.act('infligez|inflige|infliger', 'deal|deals')} ${points}`;
    if (isSelf(to)) return `${say.act('subissez|subit|subir', 'take|takes')} ${points}`;
    if (areHeroes(to)) return say.doing(to, `{subit|subissent} ${points}`, `{takes|take} ${points}`);
    return say.to(`infligez|inflige|infliger ${points}`, `deal|deals ${points}`, to);
  },
});
