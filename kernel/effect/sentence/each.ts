/** `{ each: pieces, then: […] }`: for each of them in turn, known as `it`. Those that match now, in their order. */

import { place } from '../play/perform.ts';
import { isBlockPossible } from '../play/possible.ts';
import { readBlock } from '../read/block.ts';
import type { Sentence } from '../read/forms.ts';
import { readPieces } from '../read/pieces.ts';
import type { Reader } from '../read/reader.ts';
import { nominal } from '../text/nominal.ts';

export function readEach(r: Reader): Sentence {
  r.only('each', 'then');
  const of = readPieces(r.field('each'));
  const then = readBlock(r.field('then'));
  return {
    run(t, f, at) {
      const [first, ...rest] = of.pieces(t, f);
      if (first !== undefined) f.inside.push({ ...place(then.index, first, at.you), rest });
      return undefined;
    },
    possible(t, c, blocks) {
      const { it } = c;
      const is = of.pieces(t, c).some((piece) => {
        c.it = piece;
        return isBlockPossible(t, c, blocks, then.index);
      });
      c.it = it;
      return is;
    },
    say(speech) {
      const mention = of.say(speech, 'each');
      speech.introduce('it', of.nominal ?? nominal(r.vocabulary.noun), 'one', true);
      const who = mention.pronoun
        ? speech.say(mention.gender === 'f' ? 'chacune' : 'chacun', 'each of them')
        : mention.text;
      return `${speech.say('pour', 'for')} ${who}, ${then.say(speech)}`;
    },
  };
}
