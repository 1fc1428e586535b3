import { call } from '@tablee/kernel';
import type { Word } from '@tablee/kernel/effect-first';
import { z } from 'zod';
import { pickCard } from '../rules/pick.ts';
import type { Soeurs } from '../types.ts';
import { say } from './say.ts';

export const pickFromDiscard: Word<Soeurs, object> = {
  arguments: z.strictObject({}),
  run: () => call(pickCard, { from: 'discard', raised: false }, 'next'),
  text: (_, language) =>
    say(
      language,
      'prenez une carte de votre choix dans la défausse Action',
      'take one card of your choice from the Action discard pile',
    ),
};
