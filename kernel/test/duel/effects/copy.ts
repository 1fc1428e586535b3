import { word } from '../../../effect/index.ts';
import { call } from '../../../index.ts';
import { copying } from '../rules/copy.ts';
import type { Duel } from '../types.ts';

/** The top entry of the stack, with new targets if its mage likes. */
export const copy = word<Duel>()({
  takes: {},
  run(t, { you }) {
    const top = t.stack.findLast((entry) => entry.what !== null);
    return top ? call(copying, { seat: you, what: structuredClone(top.what!) }, 'next') : undefined;
  },
  text: (say) =>
    `${say.act('mettez|met|mettre', 'put|puts')} ${say.say(
      'sur la pile une copie de ce qui y est au-dessus ; vous pouvez lui choisir de nouvelles cibles',
      'a copy of the top entry of the stack on the stack; you may choose new targets for it',
    )}`,
});
