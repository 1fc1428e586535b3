/** `{ repeat: 3, then: […] }` */

import { place } from '../play/perform.ts';
import { isBlockPossible } from '../play/possible.ts';
import { readBlock } from '../read/block.ts';
import type { Sentence } from '../read/forms.ts';
import type { Reader } from '../read/reader.ts';
import { readValue } from '../read/value.ts';

export function readRepeat(r: Reader): Sentence {
  r.only('repeat', 'then');
  const times = readValue(r.field('repeat'));
  const then = readBlock(r.field('then'));
  return {
    run(t, f, at) {
      const count = times.of(t, f);
      if (count > 0) f.inside.push({ ...place(then.index, at.it, at.you), times: count - 1 });
      return undefined;
    },
    possible: (t, c, blocks) => times.of(t, c) > 0 && isBlockPossible(t, c, blocks, then.index),
    say: (speech) =>
      `${speech.number(times)} ${speech.say('fois', times.fixed === 1 ? 'time' : 'times')}, ${then.say(speech)}`,
  };
}
