import type { Word } from '@tablee/kernel/effect-first';
import { strikeAll } from '../rules/strike.ts';
import type { Soeurs } from '../types.ts';
import { type Amount, amountOnly, damagePoints, size } from './numbers.ts';
import { say } from './say.ts';

/** Every enemy in play, Caché or not (R-SA-71). */
export const damageAll: Word<Soeurs, Amount> = {
  arguments: amountOnly,
  run: (t, c, given) => strikeAll(t, size(t, c, given)),
  text: (given, language, speaker) =>
    say(
      language,
      `infligez ${damagePoints(given.amount, language, speaker)} à chaque ennemi`,
      `deal ${damagePoints(given.amount, language, speaker)} to each enemy`,
    ),
};
