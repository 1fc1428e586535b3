/** Puts or takes markers: +X/+Y, BOU, Poseidor (SF-DATA-19). */
import { changed, number, oneOf, pieces, raise, word } from '@tablee/kernel/effect';
import { inPlay, shown } from '../../rules/table.ts';
import type { Piece, SevenFallen } from '../../types.ts';

const MARKERS = {
  atq: { fr: 'marqueur(s) +1/+0', en: '+1/+0 marker(s)' },
  fv: { fr: 'marqueur(s) +0/+1', en: '+0/+1 marker(s)' },
  bou: { fr: 'marqueur(s) +1 BOU', en: '+1 Shield marker(s)' },
  poseidor: { fr: 'Poseidor', en: 'Poseidor' },
} as const;

export const mark = word<SevenFallen>()({
  takes: { marker: oneOf(MARKERS, 'a marker'), amount: number, on: pieces },
  run: (t, _, { marker, amount, on }) => {
    for (const n of on) {
      const card = inPlay(t, n as Piece);
      if (!card) continue;
      card[marker] = marker === 'poseidor' ? Math.max(0, card.poseidor + amount) : card[marker] + amount;
      const { seat, piece } = card;
      t.told?.push({ event: 'markersPut', seat, ...shown(t, piece), marker, amount, rule: 'SF-GOAL-4' });
      if (amount > 0) raise(t, 'marked', { piece, amount });
    }
    changed(t);
    return undefined;
  },
  text: (say, { marker, amount, on }) =>
    say.doing(
      on,
      `{reçoit|reçoivent} ${say.number(amount)} ${say.in(marker)}`,
      `{gets|get} ${say.number(amount)} ${say.in(marker)}`,
    ),
});
