import type { Word } from '@tablee/kernel/effect-first';
import { weaken as weakenRule } from '../rules/strike.ts';
import type { Soeurs } from '../types.ts';
import { type Amount, amountOnly, size } from './numbers.ts';
import { say } from './say.ts';

export const weaken: Word<Soeurs, Amount> = {
  arguments: amountOnly,
  run: (t, c, given) => weakenRule(t, size(t, c, given)),
  text: (given, language, speaker) =>
    say(
      language,
      `réduisez de ${speaker.value(given.amount)} l’Attaque d’un ennemi pour ce round`,
      `lower one enemy’s Attack by ${speaker.value(given.amount)} this round`,
    ),
};
