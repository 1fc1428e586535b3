import type { Word } from '@tablee/kernel/effect-first';
import { loseXp as loseXpRule } from '../rules/xp.ts';
import type { Soeurs } from '../types.ts';
import { type Amount, amountOnly, size } from './numbers.ts';
import { say } from './say.ts';

export const loseXp: Word<Soeurs, Amount> = {
  arguments: amountOnly,
  run: (t, c, given) => {
    loseXpRule(t, size(t, c, given), 'R-SA-19');
    return undefined;
  },
  text: (given, language, speaker) =>
    say(language, `perdez ${speaker.value(given.amount)} XP`, `lose ${speaker.value(given.amount)} XP`),
};
