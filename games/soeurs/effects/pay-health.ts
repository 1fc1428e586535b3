import type { Word } from '@tablee/kernel/effect-first';
import { loseHealth } from '../rules/hp.ts';
import type { Soeurs } from '../types.ts';
import { type Amount, amountOnly, size } from './numbers.ts';
import { say } from './say.ts';

/** A card's own price in health; it may be lethal (R-SA-52). */
export const payHealth: Word<Soeurs, Amount> = {
  arguments: amountOnly,
  run: (t, c, given) => {
    loseHealth(t, size(t, c, given), 'card', 'R-SA-52');
    return t.result === null ? undefined : 'next';
  },
  text: (given, language, speaker) =>
    say(language, `payez ${speaker.value(given.amount)} PS`, `pay ${speaker.value(given.amount)} HP`),
};
