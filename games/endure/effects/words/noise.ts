import { amount, optional, pieces, word } from '@tablee/kernel/effect';
import { zoneOfPiece } from '../../rules/board.ts';
import { makeNoise } from '../../rules/noise.ts';
import { type Endure, NONE } from '../../types.ts';

/** In one's own zone, unless the card says where. */
export const noise = word<Endure>()({
  takes: { level: amount, at: optional(pieces) },
  run(t, c, { level, at }) {
    // The ship makes the noise of its own events.
    const by = t.phase === 'resolution' && at ? NONE : c.source;
    for (const piece of at ?? [c.source]) {
      const zone = zoneOfPiece(t, piece);
      if (zone >= 0) makeNoise(t, zone, level, by);
    }
    return undefined;
  },
  text: (say, { level, at }) => {
    const place = at?.say(say, 'the');
    const where = place
      ? place.pronoun
        ? say.say('dans cette zone', 'in that zone')
        : say.say(`dans ${place.text}`, `in ${place.text}`)
      : say.say('dans votre zone', 'in your zone');
    const n = say.number(level);
    return `${say.act('placez|place|placer', 'place|places')} ${say.say(`un bruit de niveau ${n}`, `a level ${n} noise`)} ${where}`;
  },
});
