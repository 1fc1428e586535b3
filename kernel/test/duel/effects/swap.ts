import { pieces, word } from '../../../effect/index.ts';
import { swap as swapPlaces } from '../rules/zone.ts';
import type { Duel, Piece } from '../types.ts';

export const swap = word<Duel>()({
  takes: { what: pieces, with: pieces },
  run(t, _, { what: [a], with: [b] }) {
    if (a !== undefined && b !== undefined) swapPlaces(t, a as Piece, b as Piece);
    return undefined;
  },
  text: (say, { what, with: other }) => {
    const a = what.say(say, 'the');
    const b = other.say(say, 'the').text;
    const first = a.pronoun
      ? say.say('sa place', 'its place')
      : say.say(`la place ${de(a.text)}`, `the place of ${a.text}`);
    return `${say.act('échangez|échange|échanger', 'swap|swaps')} ${first} ${say.say(`avec celle ${de(b)}`, `with that of ${b}`)}`;
  },
});

const de = (group: string): string => (/^[aeiouéu]/i.test(group) ? `d’${group}` : `de ${group}`);
