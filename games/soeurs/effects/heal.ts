import type { Word } from '@tablee/kernel/effect-first';
import { heal as healRule } from '../rules/hp.ts';
import type { Soeurs } from '../types.ts';
import { type Amount, amountOnly, size } from './numbers.ts';
import { say } from './say.ts';

export const heal: Word<Soeurs, Amount> = {
  arguments: amountOnly,
  run: (t, c, given) => {
    healRule(t, size(t, c, given), 'SA-HP-3');
    return undefined;
  },
  text: (given, language, speaker) =>
    say(language, `regagnez ${speaker.value(given.amount)} PS`, `regain ${speaker.value(given.amount)} HP`),
};
