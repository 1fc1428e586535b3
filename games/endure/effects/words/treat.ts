import { call } from '@tablee/kernel';
import { data, optional, pieces, word } from '@tablee/kernel/effect';
import { z } from 'zod';
import { bitOf, treat as treatWound } from '../../rules/wound.ts';
import { type Endure, type Who, WOUNDS } from '../../types.ts';
import { treating } from '../treating.ts';

/** Removes so many wounds, or all; which ones is chosen by the seat that treats (ES-WOUND-8). */
export const treat = word<Endure>()({
  takes: { wounds: data(z.union([z.int().min(1).max(3), z.literal('all')])), who: optional(pieces) },
  run(t, c, { wounds, who }) {
    const by = c.source as Who;
    const patients = (who ?? [c.source]) as readonly Who[];
    if (wounds !== 'all')
      return call(treating, { patients: [...patients], by, each: wounds, left: wounds }, 'next');
    for (const patient of patients) {
      for (const wound of WOUNDS) {
        if ((t.survivors[patient]!.wounds & bitOf(wound)) !== 0) treatWound(t, patient, wound, by);
      }
    }
    return undefined;
  },
  text: (say, { wounds, who }) => {
    const remove = say.act('retirez|retire|retirer', 'remove|removes');
    if (wounds === 'all') {
      return who
        ? say.doing(
            who,
            '{perd toutes ses|perdent toutes leurs} blessures',
            '{loses all its|lose all their} wounds',
          )
        : `${remove} ${say.say('toutes vos blessures', 'all your wounds')}`;
    }
    const [fr, en] = wounds === 1 ? ['une blessure', 'a wound'] : [`${wounds} blessures`, `${wounds} wounds`];
    return who
      ? say.doing(who, `{perd|perdent} ${fr}`, `{loses|lose} ${en}`)
      : `${remove} ${say.say(fr, en)}`;
  },
});
