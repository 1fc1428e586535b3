import { word } from '@tablee/kernel/effect';
import { bubble as raiseBubble } from '../../rules/full.ts';
import type { Endure } from '../../types.ts';

/** *Shield Bubble* over one's own zone, until the end of the round (ES-FULL-6, R-ES-73). */
export const bubble = word<Endure>()({
  takes: {},
  run(t, c) {
    raiseBubble(t, t.survivors[c.source]!.zone);
    return undefined;
  },
  text: (say) =>
    say.say(
      'jusqu’à la fin du round, rien n’entre dans votre zone ni n’en sort, ni figurine, ni jeton, ni attaque à distance ; la vue et le bruit passent',
      'until the end of the round nothing enters or leaves your zone, neither figure nor token nor ranged attack; sight and noise pass',
    ),
});
