import type { Word } from '@tablee/kernel/effect-first';
import { embolden as emboldenRule } from '../rules/strike.ts';
import type { Soeurs } from '../types.ts';
import { type Amount, amountOnly, size } from './numbers.ts';
import { say } from './say.ts';

/** Every enemy in play, until the combat ends. */
export const embolden: Word<Soeurs, Amount> = {
  arguments: amountOnly,
  run: (t, c, given) => {
    emboldenRule(t, size(t, c, given));
    return undefined;
  },
  text: (given, language, speaker) =>
    say(
      language,
      `les ennemis restants gagnent +${speaker.value(given.amount)} en Attaque`,
      `the enemies left gain +${speaker.value(given.amount)} Attack`,
    ),
};
