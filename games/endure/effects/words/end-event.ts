import { word } from '@tablee/kernel/effect';
import { settled } from '../../rules/due.ts';
import { endEvent as end } from '../../rules/event.ts';
import type { Endure } from '../../types.ts';

/** The event in force is discarded; what it did at once is not undone (R-ES-97). */
export const endEvent = word<Endure>()({
  takes: {},
  run(t) {
    end(t, 'R-ES-97');
    return settled(t);
  },
  text: (say) => say.say('l’événement en cours cesse immédiatement', 'the event in force ends now'),
});
