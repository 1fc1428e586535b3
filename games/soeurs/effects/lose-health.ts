import type { Word } from '@tablee/kernel/effect-first';
import { loseHealth as loseHealthRule } from '../rules/hp.ts';
import type { Soeurs } from '../types.ts';
import { type Amount, amountOnly, size } from './numbers.ts';
import { say } from './say.ts';

/** Damage of a trap or a Place: Defence does nothing against it (R-SA-18, R-SA-47). */
export const loseHealth: Word<Soeurs, Amount> = {
  arguments: amountOnly,
  run: (t, c, given) => {
    const why = t.place >= 0 ? 'place' : 'trap';
    loseHealthRule(t, size(t, c, given), why, why === 'place' ? 'R-SA-47' : 'R-SA-18');
    return t.result === null ? undefined : 'next';
  },
  text: (given, language, speaker) =>
    say(language, `perdez ${speaker.value(given.amount)} PS`, `lose ${speaker.value(given.amount)} HP`),
};
