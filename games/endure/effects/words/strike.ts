import { amount, pieces, word } from '@tablee/kernel/effect';
import { inTurnOrder } from '../../rules/board.ts';
import { strikeFoe } from '../../rules/combat.ts';
import { addDue, BLAST, LOOK, settled } from '../../rules/due.ts';
import { type Endure, PIECES, type Who } from '../../types.ts';
import { DAMAGE } from '../nouns.ts';

/** One attack on each, enemies first, then survivors (R-ES-26): armour applies, an enemy given too little is left untouched. */
export const strike = word<Endure>()({
  takes: { amount, who: pieces },
  run(t, c, { amount, who }) {
    for (const piece of who)
      if (piece >= PIECES.foe) strikeFoe(t, piece - PIECES.foe, amount, c.source as Who);
    // One survivor after the other, with everything a death brings about (R-ES-91).
    for (const one of inTurnOrder(t)) if (who.includes(one)) addDue(t, BLAST, one, amount);
    addDue(t, LOOK);
    return settled(t);
  },
  text: (say, { amount, who }) => {
    const mention = who.say(say, 'each');
    const [fr, en] = mention.many ? ['subissent', 'take'] : ['subit', 'takes'];
    return `${mention.text} ${say.say(`${fr} une attaque à`, `${en} an attack for`)} ${say.count(amount, DAMAGE)}`;
  },
});
