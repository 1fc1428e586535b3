import { word } from '@tablee/kernel/effect';
import type { Endure } from '../../types.ts';

/** All dice of one attack, once, this turn. */
export const reroll = word<Endure>()({
  takes: {},
  run(t, c) {
    t.survivors[c.source]!.rerolls++;
    return undefined;
  },
  text: (say) =>
    say.say(
      'ce tour-ci, vous pouvez relancer une fois tous les dés d’une attaque',
      'this turn you may re-roll all dice of one attack once',
    ),
});
