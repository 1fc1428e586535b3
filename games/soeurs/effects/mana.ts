import type { Word } from '@tablee/kernel/effect-first';
import { changeMana } from '../rules/mana.ts';
import type { Soeurs } from '../types.ts';
import { type Amount, amountOnly, size } from './numbers.ts';
import { say } from './say.ts';

export const mana: Word<Soeurs, Amount> = {
  arguments: amountOnly,
  run: (t, c, given) => {
    changeMana(t, size(t, c, given), 'R-SA-36');
    return undefined;
  },
  text: (given, language, speaker) =>
    say(language, `gagnez ${speaker.value(given.amount)} Mana`, `gain ${speaker.value(given.amount)} Mana`),
};
