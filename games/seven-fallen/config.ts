/** The numbers a host or designer may turn, and which decks meet. */
import type { Setting } from '@tablee/kernel';
import { z } from 'zod';

export const FORMATS = ['standard', 'starter'] as const;
export type Format = (typeof FORMATS)[number];

export const config = z.strictObject({
  /** R-SF-16: Standard for everything, or two Starters as they are. */
  format: z.enum(FORMATS).default('standard'),
  /** The ready-made deck of each seat, by name, where the seat brings none of its own. */
  deck0: z.string().max(60).default(''),
  deck1: z.string().max(60).default(''),
  /** Pages in the first player's opening hand (SF-SETUP-11, R-SF-1). */
  openingHand: z.int().min(0).max(10).default(5),
  /** Pages that the second player draws on top of it (SF-SETUP-10). */
  secondPlayerPages: z.int().min(0).max(5).default(1),
  /** EC on the second player's Temple besides its own (SF-SETUP-9). */
  secondPlayerEc: z.int().min(0).max(20).default(5),
  /** Pages that Grâce Divine exchanges at most (SF-MULL-3). */
  gracePages: z.int().min(0).max(10).default(5),
  /** Adorateurs looked at in Aurore divine (SF-ADOR-3). */
  adorateursSeen: z.int().min(1).max(10).default(3),
  /** Pages drawn in Nuit divine (SF-NIGHT-4). */
  pagesDrawn: z.int().min(0).max(10).default(2),
  /** EC to play a page en Secret (SF-KW-FURTIF-2). */
  secretEc: z.int().min(0).max(10).default(2),
  /** The game is a draw after so many turns in all (R-SF-86). */
  turnsAtMost: z.int().min(1).max(1000).default(100),
  /** The game is a draw when so many entries of the Pile have resolved in one turn (R-SF-107). */
  entriesAtMost: z.int().min(10).max(100_000).default(1000),
});
export type Config = z.infer<typeof config>;

export const settings: readonly Setting[] = [
  {
    key: 'format',
    name: { fr: 'Format', en: 'Format' },
    help: {
      fr: 'Standard : 50 pages ou plus et 10 Adorateurs. Starter : 42 pages et 9 Adorateurs, comme dans la boîte.',
      en: 'Standard: 50 pages or more and 10 Worshippers. Starter: 42 pages and 9 Worshippers, as in the box.',
    },
    values: [
      { value: 'standard', name: { fr: 'Standard', en: 'Standard' } },
      { value: 'starter', name: { fr: 'Starter', en: 'Starter' } },
    ],
  },
];
