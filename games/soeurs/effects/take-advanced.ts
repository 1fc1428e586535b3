import { call } from '@tablee/kernel';
import type { Word } from '@tablee/kernel/effect-first';
import { z } from 'zod';
import { chooseAdvanced } from '../rules/pick.ts';
import type { Soeurs } from '../types.ts';
import { say } from './say.ts';

export const takeAdvanced: Word<Soeurs, object> = {
  arguments: z.strictObject({}),
  run: (t) =>
    t.advanced[0]!.length + t.advanced[1]!.length === 0 ? undefined : call(chooseAdvanced, {}, 'next'),
  text: (_, language) =>
    say(
      language,
      'prenez gratuitement la première carte d’une pioche Action Avancée',
      'take the top card of an Advanced Action deck for free',
    ),
};
