import type { Word } from '@tablee/kernel/effect-first';
import { strike } from '../rules/strike.ts';
import type { Soeurs } from '../types.ts';
import { type Amount, amountOnly, damagePoints, size } from './numbers.ts';
import { say } from './say.ts';

/** Plain damage: all of it on one enemy (SA-MISC-7). */
export const damage: Word<Soeurs, Amount> = {
  arguments: amountOnly,
  run: (t, c, given) => strike(t, size(t, c, given), 1),
  text: (given, language, speaker) =>
    say(
      language,
      `infligez ${damagePoints(given.amount, language, speaker)} à un ennemi`,
      `deal ${damagePoints(given.amount, language, speaker)} to one enemy`,
    ),
};
