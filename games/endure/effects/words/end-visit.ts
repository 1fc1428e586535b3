import { word } from '@tablee/kernel/effect';
import { shortenVisit } from '../../rules/refuge.ts';
import type { Endure } from '../../types.ts';

/** The Refuge visit is over after this round (R-ES-84). */
export const endVisit = word<Endure>()({
  takes: {},
  run(t) {
    shortenVisit(t);
    return undefined;
  },
  text: (say) =>
    say.say('la visite du Refuge se termine à la fin de ce round', 'the Refuge visit ends with this round'),
});
