import { amount, optional, pieces, raise, word } from '../../../effect/index.ts';
import { heal as healPiece, mageOf } from '../rules/table.ts';
import type { Duel, Piece } from '../types.ts';
import { LIFE } from './nouns.ts';

/** Your mage, unless the card says whom. A creature loses so many wounds. */
export const heal = word<Duel>()({
  takes: { amount, who: optional(pieces) },
  run(t, c, { amount, who }) {
    for (const piece of who ?? [mageOf(t, c.you)]) {
      healPiece(t, piece as Piece, amount);
      raise(t, 'healed', { piece, by: c.you, amount });
    }
    return undefined;
  },
  text: (say, { amount, who }) =>
    who
      ? say.object('soignez|soigne|soigner', 'heal|heals', who, {
          fr: ` de ${say.number(amount)}`,
          en: ` by ${say.number(amount)}`,
        })
      : `${say.act('gagnez|gagne|gagner', 'gain|gains')} ${say.count(amount, LIFE)}`,
});
