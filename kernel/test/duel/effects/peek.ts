import { z } from 'zod';
import type { Word } from '../../../effect/index.ts';
import { call } from '../../../index.ts';
import { peeking } from '../rules/peek.ts';
import type { Duel } from '../types.ts';

/** A look at the top card of one's own deck (DU-CARD-4). */
export const peek: Word<Duel, object> = {
  arguments: z.strictObject({}),
  run(_, context) {
    return call(peeking, { seat: context.by }, 'next');
  },
  text: (_, language) =>
    language === 'fr'
      ? 'regardez la carte du dessus de votre pioche ; vous pouvez la mettre dessous'
      : 'look at the top card of your deck; you may put it at the bottom',
};
