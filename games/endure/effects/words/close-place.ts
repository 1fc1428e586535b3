import { oneOf, word } from '@tablee/kernel/effect';
import { closePlace as close } from '../../rules/refuge.ts';
import type { Endure } from '../../types.ts';
import { PLACE_NAMES } from '../places.ts';

/** A place of the Refuge gives no action in the next round (R-ES-84). */
export const closePlace = word<Endure>()({
  takes: { place: oneOf(PLACE_NAMES, 'a place of the Refuge') },
  run(t, _, { place }) {
    const zone = t.content.places.indexOf(place);
    if (zone < 0) return undefined;
    close(t, zone);
    return undefined;
  },
  text: (say, { place }) =>
    say.say(`${place.fr} est hors d’usage au prochain round`, `${place.en} is out of use in the next round`),
});
