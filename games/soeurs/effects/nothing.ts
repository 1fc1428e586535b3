import type { Word } from '@tablee/kernel/effect-first';
import { z } from 'zod';
import type { Soeurs } from '../types.ts';
import { say } from './say.ts';

export const nothing: Word<Soeurs, object> = {
  arguments: z.strictObject({}),
  run: (t) => {
    t.told?.push({ event: 'nothingHappened', rule: 'SA-TRAP-3' });
    return undefined;
  },
  text: (_, language) => say(language, 'rien ne se passe', 'nothing happens'),
};
