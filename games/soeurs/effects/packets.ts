import type { Word } from '@tablee/kernel/effect-first';
import { type ZodType, z } from 'zod';
import { strike } from '../rules/strike.ts';
import type { Soeurs } from '../types.ts';
import { type Amount, amount, points, size } from './numbers.ts';
import { say } from './say.ts';

/** DxN: N packets of D damage (SA-MISC-6). */
export const packets: Word<Soeurs, Amount & { readonly times: number }> = {
  arguments: z.strictObject({ amount, times: z.int().min(2).max(8) }) as ZodType<Amount & { times: number }>,
  run: (t, c, given) => strike(t, size(t, c, given), given.times),
  text: (given, language, speaker) => {
    const product = `${points(given, speaker)}x${given.times}`;
    return say(
      language,
      `infligez ${product} dégâts, répartis comme vous voulez`,
      `deal ${product} damage, split as you like`,
    );
  },
};
