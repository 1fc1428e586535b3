/** Removes damage from units (R-SF-85). */
import { amount, note, pieces, word } from '@tablee/kernel/effect';
import { heal as healCard } from '../../rules/dmg.ts';
import { inPlay } from '../../rules/table.ts';
import type { Piece, SevenFallen } from '../../types.ts';
import { DAMAGE } from '../nouns.ts';

export const heal = word<SevenFallen>()({
  takes: { amount, of: pieces },
  run: (t, c, { amount, of }) => {
    for (const piece of of) {
      const card = inPlay(t, piece as Piece);
      if (card) note(c, [piece], healCard(t, card, amount));
    }
    return undefined;
  },
  text: (say, { amount, of }) => {
    const damage = say.count(amount, DAMAGE);
    if (say.language === 'fr') return say.to(`soignez|soigne|soigner ${damage}`, '', of);
    const mention = of.say(say, 'each');
    const whom = mention.pronoun ? (mention.many ? 'them' : 'it') : mention.text;
    return `${say.act('', 'heal|heals')} ${damage} from ${whom}`;
  },
});
