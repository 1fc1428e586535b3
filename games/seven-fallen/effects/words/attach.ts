/** Équipements go on an Ange, from another one or from any zone, without being played (R-SF-25). */
import { note, pieces, word } from '@tablee/kernel/effect';
import { takesEquipement } from '../../rules/prio.ts';
import { faceOf, inPlay } from '../../rules/table.ts';
import { arrive, attach as equip, takeOff, takeOut, zoneOf } from '../../rules/zone.ts';
import type { Piece, SevenFallen } from '../../types.ts';
import { a } from '../a.ts';

export const attach = word<SevenFallen>()({
  takes: { what: pieces, to: pieces },
  run: (t, c, { what, to }) => {
    const ange = inPlay(t, to[0] as Piece);
    if (!ange || !takesEquipement(t, ange)) return undefined;
    for (const n of what) {
      const piece = n as Piece;
      const card = inPlay(t, piece);
      const from = zoneOf(t, piece);
      if (faceOf(t, piece).type !== 'equipement' || (!card && from === null)) continue;
      if (card && card.seat !== ange.seat) continue;
      if (card) takeOff(t, card);
      else takeOut(t, piece, from!);
      equip(t, card ?? arrive(t, ange.seat, piece, 'put', 'SF-TERM-13'), ange);
      note(c, [piece]);
    }
    return undefined;
  },
  text: (say, { what, to }) =>
    `${say.object('attachez|attache|attacher', 'attach|attaches', what)} ${a(say, to)}`,
});
