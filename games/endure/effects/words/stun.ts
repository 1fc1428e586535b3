import { pieces, word } from '@tablee/kernel/effect';
import { count } from '../../rules/ach.ts';
import { settled } from '../../rules/due.ts';
import { stunFoe, stunSurvivor } from '../../rules/stun.ts';
import { type Endure, PIECES, type Who } from '../../types.ts';

/** Enemies and survivors alike; bosses and radar tokens are never stunned. */
export const stun = word<Endure>()({
  takes: { who: pieces },
  run(t, c, { who }) {
    for (const piece of who) {
      if (piece < PIECES.foe) stunSurvivor(t, piece as Who);
      else if (stunFoe(t, piece - PIECES.foe)) count(t, c.source, 'stunned');
    }
    return settled(t);
  },
  text: (say, { who }) => {
    const mention = who.say(say, 'each');
    return `${mention.text} ${say.say(mention.many ? 'sont sonnés' : 'est sonné', mention.many ? 'are stunned' : 'is stunned')}`;
  },
});
