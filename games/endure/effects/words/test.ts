import { pieces, word } from '@tablee/kernel/effect';
import { inTurnOrder } from '../../rules/board.ts';
import { addTest, settled } from '../../rules/due.ts';
import type { Endure } from '../../types.ts';

/** A Resolve test, in turn order from the first player (R-ES-29). */
export const test = word<Endure>()({
  takes: { who: pieces },
  run(t, _, { who }) {
    for (const one of inTurnOrder(t)) if (who.includes(one)) addTest(t, one);
    return settled(t);
  },
  text: (say, { who }) => {
    const mention = who.say(say, 'each');
    const subject = mention.text;
    return `${subject} ${say.say(mention.many ? 'font' : 'fait', mention.many ? 'make' : 'makes')} ${say.say('un test de Resolve', 'a Resolve test')}`;
  },
});
