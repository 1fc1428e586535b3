/** Out of play, to a zone of its owner: hand, Limbes, Livre Sacré. An Eden card stays (R-SF-102). */
import { note, oneOf, pieces, word } from '@tablee/kernel/effect';
import { faceOf, inPlay, ownerOf, shown } from '../../rules/table.ts';
import { leave, move, shufflePile, zoneOf } from '../../rules/zone.ts';
import type { Piece, SevenFallen } from '../../types.ts';

const ZONES = {
  hand: { fr: 'dans la main de son propriétaire', en: 'to its owner’s hand' },
  limbes: { fr: 'dans les Limbes', en: 'into Limbo' },
  purgatoire: { fr: 'au Purgatoire', en: 'into Purgatory' },
  livre: { fr: 'dans le Livre Sacré, que l’on mélange', en: 'into the Sacred Book, which is shuffled' },
} as const;

export const returnTo = word<SevenFallen>()({
  takes: { what: pieces, to: oneOf(ZONES, 'a zone') },
  leaves: 'what',
  run: (t, c, { what, to }) => {
    for (const n of what) {
      const piece = n as Piece;
      const card = inPlay(t, piece);
      const { type } = faceOf(t, piece);
      const isEden = type === 'divinite' || type === 'temple' || type === 'archange';
      if (isEden && to !== 'limbes') continue;
      const from = zoneOf(t, piece);
      // SF-KW-TENEBRES-2.
      if (from === 'pandemonium' && to === 'purgatoire' && faceOf(t, piece).keywords.tenebres) continue;
      const seat = ownerOf(t, piece);
      if (card) leave(t, card, to);
      else if (from !== null) move(t, piece, from, to);
      else continue;
      if (to === 'livre') shufflePile(t, seat, 'livre');
      const event = to === 'limbes' ? 'toLimbes' : 'returned';
      const told = { event, seat, ...shown(t, piece), rule: 'SF-GOAL-4' } as const;
      const isSecret = from === 'livre' || from === 'hand';
      t.told?.push(isSecret && to !== 'limbes' && to !== 'purgatoire' ? { ...told, only: [seat] } : told);
      note(c, [piece]);
    }
    return undefined;
  },
  text: (say, { what, to }) => say.object('mettez|met|mettre', 'put|puts', what, to),
});
