/** The numbers and conditions of the duel that are about no piece. */
import type { GameCondition, GameValue } from '../../../effect/index.ts';
import { opponent } from '../rules/table.ts';
import type { Duel } from '../types.ts';

const FEMININE = { gender: 'f', many: false } as const;

export const values: Readonly<Record<string, GameValue<Duel>>> = {
  life: {
    of: (t, { you }) => t.sides[you]!.life,
    reads: { fr: 'votre vie', en: 'your life' },
    agrees: FEMININE,
  },
  foeLife: {
    of: (t, { you }) => t.sides[opponent(you)]!.life,
    reads: { fr: 'la vie adverse', en: 'your opponent’s life' },
    agrees: FEMININE,
  },
  lifeLost: {
    of: (t, { you }) => Math.max(0, t.config.life - t.sides[you]!.life),
    reads: { fr: 'la vie que vous avez perdue', en: 'the life you have lost' },
    agrees: FEMININE,
  },
};

export const conditions: Readonly<Record<string, GameCondition<Duel>>> = {
  yourTurn: {
    holds: (t, { by }) => t.active === by,
    reads: { fr: 'c’est votre tour', en: 'it is your turn' },
    unless: { fr: 'ce n’est pas votre tour', en: 'it is not your turn' },
  },
  outnumbered: {
    holds: (t, { you }) => t.sides[you]!.line.length < t.sides[opponent(you)]!.line.length,
    reads: {
      fr: 'votre adversaire a plus de créatures que vous',
      en: 'your opponent has more creatures than you',
    },
  },
};
