import { pieces, word } from '@tablee/kernel/effect';
import { canSwap, swap as swapPlaces } from '../../rules/move.ts';
import type { Veiel } from '../../types.ts';
import { figures, isSelf } from './given.ts';

/** Two figures change squares. */
export const swap = word<Veiel>()({
  takes: { a: pieces, b: pieces },
  run: (t, c, { a, b }) => swapPlaces(t, c, figures(t, c, a), figures(t, c, b)),
  possible: (t, c, { a, b }) => canSwap(t, figures(t, c, a), figures(t, c, b)),
  text(say, { a, b }) {
    const verb = say.act('échangez|échange|échanger', 'swap|swaps');
    if (isSelf(a)) {
      const other = b.say(say, 'the');
      const whom = other.pronoun ? say.say('lui', 'it') : other.text;
      return say.say(`${verb} votre place avec ${whom}`, `${verb} places with ${whom}`);
    }
    const [one, two] = [a.say(say, 'the').text, b.say(say, 'the').text];
    return say.say(`${verb} les places de ${one} et de ${two}`, `${verb} the places of ${one} and ${two}`);
  },
});
