import { call } from '@tablee/kernel';
import { flag, word } from '@tablee/kernel/effect';
import { pickCard } from '../rules/pick.ts';
import type { Soeurs } from '../types.ts';

export const pickFromDeck = word<Soeurs>()({
  takes: { raised: flag },
  run: (_, __, { raised }) => call(pickCard, { from: 'deck', raised }, 'next'),
  text: (say, { raised }) => {
    const free = raised ? say.say(', améliorée gratuitement', ', raised for free') : '';
    const from = say.say(
      'une carte de votre choix dans la pioche Action',
      'one card of your choice from the Action deck',
    );
    const after = say.say(', puis mélangez la pioche', ', then shuffle the deck');
    return `${say.act('prenez|prend|prendre', 'take|takes')} ${from}${free}${after}`;
  },
});
