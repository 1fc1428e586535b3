/** The Treasure card (SA-COMP-8). The standard face is the rulebook's own (SA-TREASURE-2 to SA-TREASURE-7). */
import type { Treasures } from '../ready/schema.ts';

export const TREASURES = {
  standard: [
    // SA-TREASURE-2, then SA-TREASURE-4.
    { effect: [{ do: 'pickFromDeck' }] },
    { effect: [{ do: 'pickFromDiscard' }] },
    // SA-TREASURE-5, then SA-TREASURE-6.
    { effect: [{ do: 'xp', amount: 1 }] },
    { effect: [{ do: 'xp', amount: 2 }] },
    // SA-TREASURE-7, on a 5 and on a 6.
    { effect: [{ do: 'potion', potions: 1 }] },
    { effect: [{ do: 'potion', potions: 1 }] },
  ],
  advanced: [
    { effect: [{ do: 'pickFromDeck', raised: true }] },
    { effect: [{ do: 'takeAdvanced' }] },
    { effect: [{ do: 'xp', amount: 3 }] },
    {
      effect: [
        { do: 'xp', amount: 2 },
        { do: 'heal', amount: 3 },
      ],
    },
    {
      effect: [
        { do: 'potion', potions: 1 },
        { do: 'xp', amount: 1 },
      ],
    },
    {
      effect: [
        { do: 'potion', potions: 1 },
        { do: 'heal', amount: 4 },
      ],
    },
  ],
} satisfies Treasures;
