import { word } from '@tablee/kernel/effect';
import { settled } from '../../rules/due.ts';
import { thinAir as thin } from '../../rules/event.ts';
import type { Endure } from '../../types.ts';

/** *Life Support Failure* (ES-EVENT-11, -12, R-ES-57). */
export const thinAir = word<Endure>()({
  takes: {},
  run(t) {
    thin(t);
    return settled(t);
  },
  text: (say) =>
    say.say(
      'chaque survivant et chaque ennemi biologique perd 1 Vie ; les types d’ennemis qui n’ont que 1 Vie perdent à la place la moitié de leurs figurines, arrondie au supérieur',
      'each survivor and each biological enemy loses 1 Life; enemy types with only 1 Life lose half their figures instead, rounded up',
    ),
});
