import { amount, pieces, word } from '@tablee/kernel/effect';
import { canDamage, inflictWounds } from '../../rules/hit.ts';
import type { Veiel } from '../../types.ts';
import { WOUND } from '../nouns.ts';
import { areHeroes, figures, isSelf, isTarget } from './given.ts';

/** Wounds, which no block stops (OV-WOUND-13). */
export const wound = word<Veiel>()({
  takes: { n: amount, to: pieces },
  run: (t, c, { n, to }) => inflictWounds(t, c, figures(t, c, to), n),
  possible: (t, c, { to }) => canDamage(t, figures(t, c, to)),
  text(say, { n, to }) {
    const wounds = say.count(n, WOUND);
    if (isTarget(say, to)) return `${say.act('infligez|inflige|infliger', 'inflict|inflicts')} ${wounds}`;
    if (isSelf(to)) return `${say.act('subissez|subit|subir', 'suffer|suffers')} ${wounds}`;
    if (areHeroes(to)) return say.doing(to, `{subit|subissent} ${wounds}`, `{suffers|suffer} ${wounds}`);
    if (say.language === 'fr') return say.to(`infligez|inflige|infliger ${wounds}`, '', to);
    const whom = to.say(say, 'each');
    return `${say.act('', 'inflict|inflicts')} ${wounds} on ${whom.pronoun ? (whom.many ? 'them' : 'it') : whom.text}`;
  },
});
