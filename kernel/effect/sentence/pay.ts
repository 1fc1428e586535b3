/** `{ pay: […], then: […], else: […] }`: "you may pay …; if you do, …". Offered only to who can. */

import { place } from '../play/perform.ts';
import { isBlockPossible } from '../play/possible.ts';
import { joined, readBlock, readPrice } from '../read/block.ts';
import type { Sentence } from '../read/forms.ts';
import type { Reader } from '../read/reader.ts';
import { readWho } from '../read/who.ts';

export function readPay(r: Reader): Sentence {
  r.only('pay', 'by', 'then', 'else');
  const by = readWho(r.maybe('by'));
  const price = readPrice(r.field('pay'));
  const then = readBlock(r.field('then'));
  const otherwise = r.has('else') ? readBlock(r.field('else')) : null;
  return {
    run(t, f, at) {
      const payer = { ...f, you: by.of(t, f) };
      if (price.sentences.every((sentence) => sentence.payable?.(t, payer) ?? true)) return 'may';
      if (otherwise) f.inside.push(place(otherwise.index, at.it, at.you));
      return undefined;
    },
    ask: {
      seat: (t, f) => by.of(t, f),
      options: (_, __, ___, options) => {
        options.push({ do: 'yes' }, { do: 'no' });
      },
      chosen: (t, f, at, option) => {
        if (option.do === 'yes') {
          f.inside.push(place(then.index, at.it, at.you), place(price.index, at.it, by.of(t, f)));
        } else if (otherwise) {
          f.inside.push(place(otherwise.index, at.it, at.you));
        }
        return 'next';
      },
    },
    possible: (t, c, blocks) =>
      price.sentences.every((sentence) => sentence.payable?.(t, { ...c, you: by.of(t, c) }) ?? true)
        ? isBlockPossible(t, c, blocks, then.index)
        : otherwise !== null && isBlockPossible(t, c, blocks, otherwise.index),
    say(speech) {
      const who = by.isYou
        ? speech.say('vous pouvez', 'you may')
        : `${by.say(speech)} ${speech.say('peut', 'may')}`;
      const cost = speech.as('to', !by.isYou, () => joined(speech, price.sentences));
      const done = by.isYou
        ? speech.say('si vous le faites', 'if you do')
        : speech.say('dans ce cas', 'if they do');
      const text = `${who} ${cost} ; ${done}, ${then.say(speech)}`.replace(' ; ', speech.say(' ; ', '; '));
      return otherwise ? `${text}${speech.say(' ; sinon, ', '; otherwise, ')}${otherwise.say(speech)}` : text;
    },
  };
}
