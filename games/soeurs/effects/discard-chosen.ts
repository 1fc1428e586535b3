import { call } from '@tablee/kernel';
import type { Word } from '@tablee/kernel/effect-first';
import { discardCards } from '../rules/pick.ts';
import type { Soeurs } from '../types.ts';
import { type Count, cardsOnly, cardsText } from './numbers.ts';
import { say } from './say.ts';

/** A smaller hand discards what it has (R-SA-19). */
export const discardChosen: Word<Soeurs, Count> = {
  arguments: cardsOnly,
  run: (t, _, given) =>
    t.hand.length === 0 ? undefined : call(discardCards, { cards: given.cards }, 'next'),
  text: (given, language) =>
    say(
      language,
      `défaussez ${cardsText(given.cards, language)} de votre choix`,
      `discard ${cardsText(given.cards, language)} of your choice`,
    ),
};
