import { pieces, word } from '@tablee/kernel/effect';
import { makeDoor as make } from '../../rules/door.ts';
import { settled } from '../../rules/due.ts';
import { type Endure, PIECES } from '../../types.ts';

/** An open door in a wall, for the rest of the mission (ES-SKILL-10, R-ES-25). */
export const makeDoor = word<Endure>()({
  takes: { wall: pieces },
  run(t, _, { wall }) {
    for (const piece of wall) make(t, piece - PIECES.wall);
    return settled(t);
  },
  text: (say, { wall }) => {
    const { text, pronoun } = wall.say(say, 'the');
    const [fr, en] = pronoun ? ['ce mur', 'that wall'] : [text, text];
    return `${say.act('percez|perce|percer', 'make|makes')} ${say.say(`une porte ouverte dans ${fr}, jusqu’à la fin de la mission`, `an open door in ${en} for the rest of the mission`)}`;
  },
});
