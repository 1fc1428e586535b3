import { amount, pieces, word } from '@tablee/kernel/effect';
import { lure as distract } from '../../rules/active.ts';
import { zoneOfPiece } from '../../rules/board.ts';
import type { Endure } from '../../types.ts';

/** A distraction: it outranks survivors and noise until the end of the round (R-ES-40). */
export const lure = word<Endure>()({
  takes: { radius: amount, at: pieces },
  run(t, _, { radius, at }) {
    for (const piece of at) {
      const zone = zoneOfPiece(t, piece);
      if (zone >= 0) distract(t, zone, radius);
    }
    return undefined;
  },
  text: (say, { radius, at }) => {
    const { text, pronoun } = at.say(say, 'the');
    const n = say.number(radius);
    const where = pronoun ? say.say('cette zone', 'that zone') : text;
    return `${say.act('posez|pose|poser', 'place|places')} ${say.say(
      `dans ${where} une diversion de rayon ${n}, qui attire les ennemis jusqu’à la fin du round`,
      `a distraction of radius ${n} in ${where}; it lures enemies until the end of the round`,
    )}`;
  },
});
