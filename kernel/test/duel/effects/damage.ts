import { z } from 'zod';
import type { Value, Word } from '../../../effect/index.ts';
import { creatureAt, falls, hurtCreature, hurtMage, opponent } from '../rules/table.ts';
import type { Duel, Piece } from '../types.ts';
import { amount, pointsOf } from './numbers.ts';

interface Damage {
  readonly amount: Value;
  readonly to: 'it' | 'foe' | 'you';
}

/** Notes what was `dealt`, and whether the creature `fell`. */
export const damage: Word<Duel, Damage> = {
  arguments: z.strictObject({ amount, to: z.enum(['it', 'foe', 'you']) }),
  run(t, context, given) {
    const points = pointsOf(t, context, given.amount);
    const { by, it, did } = context;
    if (given.to === 'it') {
      const creature = creatureAt(t, it as Piece);
      if (!creature) return;
      hurtCreature(t, creature, points, 'DU-CARD-3');
      did.fell = falls(t, creature) ? 1 : 0;
    } else {
      hurtMage(t, given.to === 'foe' ? opponent(by) : by, points, 'DU-CARD-3');
    }
    did.dealt = (did.dealt ?? 0) + points;
  },
  text({ amount, to }, language, say) {
    const points = say.value(amount);
    return {
      fr: {
        it: `infligez-lui ${points} dégât(s)`,
        foe: `infligez ${points} dégât(s) au mage adverse`,
        you: `perdez ${points} point(s) de vie`,
      },
      en: {
        it: `deal ${points} damage to it`,
        foe: `deal ${points} damage to the enemy mage`,
        you: `lose ${points} life`,
      },
    }[language][to];
  },
};
