/** `{ may: […], by: who, else: […] }`: done or not, as they like. */

import { place } from '../play/perform.ts';
import { isBlockPossible } from '../play/possible.ts';
import { readBlock } from '../read/block.ts';
import type { Sentence } from '../read/forms.ts';
import type { Reader } from '../read/reader.ts';
import { readWho } from '../read/who.ts';

export function readMay(r: Reader): Sentence {
  r.only('may', 'by', 'else');
  const by = readWho(r.maybe('by'));
  const may = readBlock(r.field('may'));
  const otherwise = r.has('else') ? readBlock(r.field('else')) : null;
  return {
    run: () => 'may',
    ask: {
      seat: (t, f) => by.of(t, f),
      options: (_, __, ___, options) => {
        options.push({ do: 'yes' }, { do: 'no' });
      },
      chosen: (t, f, at, option) => {
        const block = option.do === 'yes' ? may : otherwise;
        // Whoever was asked does it: "you" is that player.
        if (block) f.inside.push(place(block.index, at.it, by.of(t, f)));
        return 'next';
      },
    },
    possible: (t, c, blocks) => isBlockPossible(t, c, blocks, may.index),
    say(speech) {
      const who = by.isYou
        ? speech.third
          ? ''
          : speech.say('vous pouvez', 'you may')
        : `${by.say(speech)} ${speech.say('peut', 'may')}`;
      const third = speech.third || !by.isYou;
      const text = `${who || speech.say('peut', 'may')} ${speech.as('to', third, () => may.say(speech))}`;
      if (!otherwise) return text;
      return `${text}${speech.say(' ; sinon, ', '; otherwise, ')}${otherwise.say(speech)}`;
    },
  };
}
