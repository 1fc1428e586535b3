/** Puts EC on sources (SF-EC-7). */
import { amount, pieces, word } from '@tablee/kernel/effect';
import { addEc } from '../../rules/ec.ts';
import { inPlay } from '../../rules/table.ts';
import type { Piece, SevenFallen } from '../../types.ts';
import { EC } from '../nouns.ts';

export const gainEc = word<SevenFallen>()({
  takes: { amount, on: pieces },
  run: (t, _, { amount, on }) => {
    for (const piece of on) {
      const card = inPlay(t, piece as Piece);
      if (card) addEc(t, card, amount);
    }
    return undefined;
  },
  text: (say, { amount, on }) =>
    say.doing(on, `{gagne|gagnent} ${say.count(amount, EC)}`, `{gains|gain} ${say.count(amount, EC)}`),
});
