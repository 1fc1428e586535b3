import type { Word } from '@tablee/kernel/effect-first';
import { gainXp } from '../rules/xp.ts';
import type { Soeurs } from '../types.ts';
import { type Amount, amountOnly, size } from './numbers.ts';
import { say } from './say.ts';

export const xp: Word<Soeurs, Amount> = {
  arguments: amountOnly,
  run: (t, c, given) => {
    gainXp(t, size(t, c, given), 'SA-COMP-10');
    return undefined;
  },
  text: (given, language, speaker) =>
    say(language, `gagnez ${speaker.value(given.amount)} XP`, `gain ${speaker.value(given.amount)} XP`),
};
