import { word } from '@tablee/kernel/effect';
import { hide as vanish } from '../../rules/skill.ts';
import type { Endure, Who } from '../../types.ts';

/** Until the end of the round, or until it attacks (*Ghost Walk*, R-ES-97). */
export const hide = word<Endure>()({
  takes: {},
  run(t, c) {
    vanish(t, c.source as Who);
    return undefined;
  },
  text: (say) =>
    say.say(
      'jusqu’à la fin du round, aucun ennemi ne voit ni n’attaque ce survivant, et ses marques « repéré » disparaissent ; cela cesse s’il attaque',
      'until the end of the round no enemy sees or attacks this survivor, and its seen-marks vanish; this ends if it attacks',
    ),
});
