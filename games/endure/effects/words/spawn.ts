import type { Text } from '@tablee/kernel';
import { amount, oneOf, word } from '@tablee/kernel/effect';
import { generate } from '../../rules/spawn.ts';
import type { Endure } from '../../types.ts';
import { TOKEN } from '../nouns.ts';

/** Radar tokens from the pool, in rooms of a named tile (ES-EVENT-1); not in play: no effect at all (ES-EVENT-2). */
export const spawn = (tiles: Readonly<Record<string, Text>>) =>
  word<Endure>()({
    takes: { tokens: amount, place: oneOf(tiles, 'a tile') },
    run(t, _, { tokens, place }) {
      generate(t, place, tokens);
      return undefined;
    },
    text: (say, { tokens, place }) => {
      const each = tokens.fixed === 1 ? '' : say.say(', chacun', ', each');
      return `${say.act('placez|place|placer', 'place|places')} ${say.count(tokens, TOKEN)}${each} ${say.say(
        `dans une salle tirée au sort de la tuile « ${place.fr} »`,
        `in a random room of the ${place.en} tile`,
      )}`;
    },
  });
