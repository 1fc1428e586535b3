/** Where the duel's pieces lie. The line is play. */
import type { Zone } from '../../../effect/index.ts';
import { mageOf } from '../rules/table.ts';
import type { Duel } from '../types.ts';

export const zones: Readonly<Record<string, Zone<Duel>>> = {
  line: {
    pieces: (t, seat, into) => {
      for (const { piece } of t.sides[seat]!.line) into.push(piece);
    },
  },
  mages: { pieces: (t, seat, into) => void into.push(mageOf(t, seat)) },
  hand: {
    pieces: (t, seat, into) => void into.push(...t.sides[seat]!.hand),
    reads: {
      mine: { fr: 'de votre main', en: 'from your hand' },
      theirs: { fr: 'de la main adverse', en: 'from your opponent’s hand' },
      any: { fr: 'd’une main', en: 'from a hand' },
    },
  },
  grave: {
    pieces: (t, seat, into) => void into.push(...t.sides[seat]!.grave),
    reads: {
      mine: { fr: 'de votre cimetière', en: 'from your grave' },
      theirs: { fr: 'du cimetière adverse', en: 'from your opponent’s grave' },
      any: { fr: 'd’un cimetière', en: 'from a grave' },
    },
  },
  stack: {
    pieces: (t, seat, into) => {
      for (const { kind, by, piece } of t.stack) if (kind === 'card' && by === seat) into.push(piece);
    },
    reads: {
      mine: { fr: 'que vous avez sur la pile', en: 'you have on the stack' },
      theirs: { fr: 'adverse sur la pile', en: 'of your opponent on the stack' },
      any: { fr: 'sur la pile', en: 'on the stack' },
    },
  },
};
