/** `{ players: 'each', then: […] }`: every player in turn, the active one first; inside, "you" is that player. */

import type { Seat } from '../../state.ts';
import { place } from '../play/perform.ts';
import { isBlockPossible } from '../play/possible.ts';
import { readBlock } from '../read/block.ts';
import type { Sentence } from '../read/forms.ts';
import type { Reader } from '../read/reader.ts';

export function readPlayers(r: Reader): Sentence {
  r.only('players', 'then');
  const whose = r.field('players').literal('each', 'others');
  const then = readBlock(r.field('then'));
  return {
    run(t, f, at) {
      const seats = t.content.book.vocabulary.order(t).filter((seat) => whose === 'each' || seat !== f.you);
      const [first, ...rest] = seats;
      if (first === undefined) return undefined;
      // Kept as −1, −2, …: `rest` holds pieces otherwise.
      f.inside.push({ ...place(then.index, at.it, first as Seat), rest: rest.map((seat) => -1 - seat) });
      return undefined;
    },
    possible: (t, c, blocks) => isBlockPossible(t, c, blocks, then.index),
    say(speech) {
      const who =
        whose === 'each'
          ? speech.say('chaque joueur, le joueur actif d’abord,', 'each player, the active one first,')
          : speech.say('chaque autre joueur', 'each other player');
      return `${who} ${speech.as('does', true, () => then.say(speech))}`;
    },
  };
}
