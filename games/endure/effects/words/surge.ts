import { word } from '@tablee/kernel/effect';
import { settled } from '../../rules/due.ts';
import { surge as strikeRooms } from '../../rules/event.ts';
import type { Endure } from '../../types.ts';

/** *Power Surge* (R-ES-60). */
export const surge = word<Endure>()({
  takes: {},
  run(t) {
    strikeRooms(t);
    return settled(t);
  },
  text: (say) =>
    say.say(
      'lancez un dé pour chaque survivant et chaque ennemi standard dans une salle : sur 1, il est sonné',
      'roll a die for each survivor and each standard enemy in a room: on a 1 it is stunned',
    ),
});
