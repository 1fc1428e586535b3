import { z } from 'zod';
import type { Value, Word } from '../../../effect/index.ts';
import { creatureAt, falls, hurtCreature, hurtMage, opponent } from '../rules/table.ts';
import type { Duel, Piece } from '../types.ts';
import { amount, counted, pointsOf } from './numbers.ts';

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
    const count = (one: string, many: string): string => counted(amount, language, say, one, many);
    if (language === 'fr') {
      if (to === 'you') return `perdez ${count('point de vie', 'points de vie')}`;
      const damage = count('dégât', 'dégâts');
      return to === 'it' ? `infligez-lui ${damage}` : `infligez ${damage} au mage adverse`;
    }
    if (to === 'you') return `lose ${count('life', 'life')}`;
    return `deal ${count('damage', 'damage')} to ${to === 'it' ? 'it' : 'the enemy mage'}`;
  },
};
