/** The Trap card (SA-COMP-7): results 1 to 6 of each face, three levels then three plain effects (SA-TRAP-2, SA-TRAP-3). */
import type { Traps } from '../ready/schema.ts';

export const TRAPS = {
  standard: [
    { level: 4 },
    { level: 5 },
    { level: 6 },
    { effect: [{ do: 'nothing' }] },
    { effect: [{ do: 'discardChosen', cards: 1 }] },
    { effect: [{ do: 'loseHealth', amount: 3 }] },
  ],
  advanced: [
    { level: 7 },
    { level: 8 },
    { level: 9 },
    { effect: [{ modes: [[{ do: 'loseHealth', amount: 4 }], [{ do: 'discardChosen', cards: 2 }]] }] },
    { effect: [{ do: 'discardRandom', cards: 2 }] },
    {
      effect: [
        { do: 'loseHealth', amount: 3 },
        { do: 'loseXp', amount: 1 },
      ],
    },
  ],
} satisfies Traps;
