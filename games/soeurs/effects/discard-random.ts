import { below } from '@tablee/kernel';
import type { Word } from '@tablee/kernel/effect-first';
import { discardFromHand } from '../rules/card.ts';
import type { Soeurs } from '../types.ts';
import { type Count, cardsOnly, cardsText } from './numbers.ts';
import { say } from './say.ts';

export const discardRandom: Word<Soeurs, Count> = {
  arguments: cardsOnly,
  run: (t, _, given) => {
    for (let i = 0; i < given.cards && t.hand.length > 0; i++) {
      discardFromHand(t, t.hand[below(t, t.hand.length)]!, 'effect', 'R-SA-19');
    }
    return undefined;
  },
  text: (given, language) =>
    say(
      language,
      `défaussez ${cardsText(given.cards, language)} au hasard`,
      `discard ${cardsText(given.cards, language)} at random`,
    ),
};
