/** Matches in a heap. Start reading at `rules/turn.ts`. */
import { frame, type Game, type Seat } from '@tablee/kernel';
import { z } from 'zod';
import { lose, turn } from './rules/turn.ts';
import { shelf } from './shelf.ts';
import type { Allumettes, AllumettesView, Config } from './types.ts';
import { words } from './words.ts';

const position = z.strictObject({ left: z.int().min(1).max(99) });

export const allumettes: Game<Allumettes, AllumettesView, Config, null, z.infer<typeof position>> = {
  ...shelf,
  version: 1,
  prefix: 'AL',
  settings: [
    {
      key: 'matches',
      name: { fr: 'Allumettes', en: 'Matches' },
      values: [7, 15, 21].map((value) => ({ value, name: { fr: String(value), en: String(value) } })),
    },
  ],
  config: z.strictObject({ matches: z.int().min(1).max(99).default(7) }),
  procedures: [turn],
  content: () => null,
  setup: (bare) => ({ ...bare, left: bare.config.matches, active: 0 as Seat, flow: [frame(turn, {})] }),
  view: ({ left, active }) => ({ left, active }),
  // Nothing is hidden.
  knows: () => [],
  scramble: () => {},
  unview: ({ left, active }, _, bare) => ({ ...bare, left, active }),
  check: ({ left, config }) => {
    if (left < 0 || left > config.matches)
      throw new Error(`${left} matches in the heap, of ${config.matches}.`);
  },
  position,
  arrange: (bare, { left }) => ({ ...bare, left, active: 0 as Seat, flow: [frame(turn, {})] }),
  resign: (t, seat) => lose(t, seat, 'AL-GOAL-2', 'gave-up'),
  words,
  advice: {
    // One match left for the next player is as good as won.
    evaluate: ({ left, active }, seat) => ((left % 4 === 1) === (active !== seat) ? 1 : 0),
    continues: () => false,
  },
};
