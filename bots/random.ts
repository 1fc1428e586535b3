/** Any legal option, each as likely as the others. */
import { below } from '@tablee/kernel';
import type { Bot } from './bot.ts';

export function random(): Bot {
  return {
    name: { fr: 'Hasard', en: 'Random' },
    decide: ({ decision, chance }) => below(chance, decision.options.length),
  };
}
