/** `{ if: condition, then: […], else: […] }` */

import { place } from '../play/perform.ts';
import { isBlockPossible } from '../play/possible.ts';
import { readBlock } from '../read/block.ts';
import { readCondition } from '../read/condition.ts';
import type { Sentence } from '../read/forms.ts';
import type { Reader } from '../read/reader.ts';

export function readIf(r: Reader): Sentence {
  r.only('if', 'then', 'else');
  const condition = readCondition(r.field('if'));
  const then = readBlock(r.field('then'));
  const otherwise = r.has('else') ? readBlock(r.field('else')) : null;
  return {
    run(t, f, at) {
      const block = condition.holds(t, f) ? then : otherwise;
      if (block) f.inside.push(place(block.index, at.it, at.you));
      return undefined;
    },
    possible(t, c, blocks) {
      const block = condition.holds(t, c) ? then : otherwise;
      return block !== null && isBlockPossible(t, c, blocks, block.index);
    },
    say(speech) {
      const text = `${speech.if(condition)}, ${then.say(speech)}`;
      return otherwise ? `${text}${speech.say(' ; sinon, ', '; otherwise, ')}${otherwise.say(speech)}` : text;
    },
  };
}
