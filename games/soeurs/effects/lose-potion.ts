import type { Word } from '@tablee/kernel/effect-first';
import { z } from 'zod';
import type { Soeurs } from '../types.ts';
import { count } from './numbers.ts';
import { say } from './say.ts';

export const losePotion: Word<Soeurs, { readonly potions: number }> = {
  arguments: z.strictObject({ potions: count(3) }),
  run: (t, _, given) => {
    const lost = Math.min(given.potions, t.potions);
    t.potions -= lost;
    if (lost > 0) t.told?.push({ event: 'potionLost', rule: 'R-SA-19', now: t.potions });
    return undefined;
  },
  text: ({ potions }, language) =>
    say(
      language,
      `perdez ${potions} potion${potions > 1 ? 's' : ''}`,
      `lose ${potions} potion${potions > 1 ? 's' : ''}`,
    ),
};
