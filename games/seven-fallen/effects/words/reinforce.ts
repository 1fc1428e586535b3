/** Units come en Renfort: on the LDF, announced and in Embuscade (R-SF-99, SF-RENF-4). */
import { changed, pieces, word } from '@tablee/kernel/effect';
import { mayAdvance } from '../../rules/keywords/gardien.ts';
import { inPlay, isAngeOrArchange, isOnCdb, shown } from '../../rules/table.ts';
import { moveTo } from '../../rules/zone.ts';
import type { Piece, SevenFallen } from '../../types.ts';

export const reinforce = word<SevenFallen>()({
  takes: { what: pieces },
  run: (t, _, { what }) => {
    if (t.attack === null) return undefined;
    for (const n of what) {
      const card = inPlay(t, n as Piece);
      if (
        !card ||
        card.seat !== t.active ||
        !isOnCdb(card) ||
        !isAngeOrArchange(t, card) ||
        !mayAdvance(t, card)
      )
        continue;
      moveTo(t, card, 'ldf');
      if (card.role !== 'embuscade') card.role = 'renfort';
      t.told?.push({ event: 'renfort', seat: card.seat, ...shown(t, card.piece), rule: 'R-SF-99' });
    }
    changed(t);
    return undefined;
  },
  text: (say, { what }) =>
    say.object('placez|place|placer', 'put|puts', what, { fr: 'en Renfort', en: 'as Reinforcement' }),
});
