import type { Word } from '@tablee/kernel/effect-first';
import { gainDefence } from '../rules/mana.ts';
import type { Soeurs } from '../types.ts';
import { type Amount, amountOnly, size } from './numbers.ts';
import { say } from './say.ts';

export const defence: Word<Soeurs, Amount> = {
  arguments: amountOnly,
  run: (t, c, given) => {
    gainDefence(t, size(t, c, given));
    return undefined;
  },
  text: (given, language, speaker) =>
    say(
      language,
      `gagnez ${speaker.value(given.amount)} de Défense`,
      `gain ${speaker.value(given.amount)} Defence`,
    ),
};
