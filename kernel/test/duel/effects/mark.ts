import { amount, changed, noun, pieces, word } from '../../../effect/index.ts';
import { creatureAt } from '../rules/table.ts';
import type { Duel, Piece } from '../types.ts';

const MARK = noun('f', 'marque', 'marques', 'mark', 'marks');

export const mark = word<Duel>()({
  takes: { what: pieces, marks: amount },
  run(t, _, { what, marks }) {
    for (const piece of what) {
      const creature = creatureAt(t, piece as Piece);
      if (creature) creature.marks += marks;
    }
    changed(t);
    return undefined;
  },
  text: (say, { what, marks }) => {
    const put = say.act('mettez|met|mettre', 'put|puts');
    const on = what.say(say, 'each');
    return `${put} ${say.count(marks, MARK)} ${say.say('sur', 'on')} ${on.pronoun ? say.say(on.gender === 'f' ? 'elle' : 'lui', 'it') : on.text}`;
  },
});
