/** Takes EC off sources, as far as they hold any; a source at 0 stays (SF-EC-8). */
import { amount, note, pieces, word } from '@tablee/kernel/effect';
import { addEc } from '../../rules/ec.ts';
import { inPlay } from '../../rules/table.ts';
import type { Piece, SevenFallen } from '../../types.ts';
import { EC } from '../nouns.ts';

export const loseEc = word<SevenFallen>()({
  takes: { amount, from: pieces },
  can: (t, _, { amount, from }) => from.every((piece) => (inPlay(t, piece as Piece)?.ec ?? 0) >= amount),
  notes: { fr: 'l’EC ainsi perdue', en: 'the EC lost this way', agrees: { gender: 'f', many: false } },
  run: (t, c, { amount, from }) => {
    for (const piece of from) {
      const card = inPlay(t, piece as Piece);
      if (!card) continue;
      const lost = Math.min(amount, card.ec);
      addEc(t, card, -lost);
      note(c, [piece], lost);
    }
    return undefined;
  },
  text: (say, { amount, from }) =>
    say.doing(from, `{perd|perdent} ${say.count(amount, EC)}`, `{loses|lose} ${say.count(amount, EC)}`),
});
