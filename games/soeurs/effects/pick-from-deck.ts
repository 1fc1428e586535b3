import { call } from '@tablee/kernel';
import type { Word } from '@tablee/kernel/effect-first';
import { type ZodType, z } from 'zod';
import { pickCard } from '../rules/pick.ts';
import type { Soeurs } from '../types.ts';
import { say } from './say.ts';

export const pickFromDeck: Word<Soeurs, { readonly raised?: true }> = {
  arguments: z.strictObject({ raised: z.literal(true).optional() }) as ZodType<{ raised?: true }>,
  run: (_, __, given) => call(pickCard, { from: 'deck', raised: given.raised === true }, 'next'),
  text: ({ raised }, language) =>
    raised
      ? say(
          language,
          'prenez une carte de votre choix dans la pioche Action, améliorée gratuitement, puis mélangez la pioche',
          'take one card of your choice from the Action deck, raised for free, then shuffle the deck',
        )
      : say(
          language,
          'prenez une carte de votre choix dans la pioche Action, puis mélangez la pioche',
          'take one card of your choice from the Action deck, then shuffle the deck',
        ),
};
