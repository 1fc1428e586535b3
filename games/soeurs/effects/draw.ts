import type { Word } from '@tablee/kernel/effect-first';
import { drawUpTo } from '../rules/card.ts';
import type { Soeurs } from '../types.ts';
import { type Count, cardsOnly, cardsText } from './numbers.ts';
import { say } from './say.ts';

export const draw: Word<Soeurs, Count> = {
  arguments: cardsOnly,
  run: (t, _, given) => {
    drawUpTo(t, given.cards, 'R-SA-32');
    return undefined;
  },
  text: (given, language) =>
    say(language, `piochez ${cardsText(given.cards, language)}`, `draw ${cardsText(given.cards, language)}`),
};
