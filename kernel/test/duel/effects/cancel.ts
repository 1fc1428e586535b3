import { z } from 'zod';
import type { Word } from '../../../effect/index.ts';
import { cancelEntry } from '../rules/entries.ts';
import type { Duel } from '../types.ts';

/** Takes what the card is aimed at off the stack; its cost stays paid (DU-STACK-6). */
export const cancel: Word<Duel, Record<string, never>> = {
  arguments: z.strictObject({}),
  run: (t, context) => {
    cancelEntry(t, context.it);
    return undefined;
  },
  text: (_, language) => (language === 'fr' ? 'annulez ce qui est visé' : 'cancel what it is aimed at'),
};
