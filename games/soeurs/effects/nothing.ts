import { word } from '@tablee/kernel/effect';
import type { Soeurs } from '../types.ts';

export const nothing = word<Soeurs>()({
  takes: {},
  run(t) {
    t.told?.push({ event: 'nothingHappened', rule: 'SA-TRAP-3' });
    return undefined;
  },
  text: (say) => say.say('rien ne se passe', 'nothing happens'),
});
