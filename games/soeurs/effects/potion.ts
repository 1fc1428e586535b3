import type { Word } from '@tablee/kernel/effect-first';
import { z } from 'zod';
import { gainPotion } from '../rules/potion.ts';
import type { Soeurs } from '../types.ts';
import { count } from './numbers.ts';
import { say } from './say.ts';

export const potion: Word<Soeurs, { readonly potions: number }> = {
  arguments: z.strictObject({ potions: count(3) }),
  run: (t, _, given) => {
    for (let i = 0; i < given.potions; i++) gainPotion(t);
    return undefined;
  },
  text: ({ potions }, language) =>
    say(
      language,
      `gagnez ${potions} potion${potions > 1 ? 's' : ''}`,
      `gain ${potions} potion${potions > 1 ? 's' : ''}`,
    ),
};
