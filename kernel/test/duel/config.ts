/** The numbers a host may turn. */
import { z } from 'zod';
import type { Setting } from '../../index.ts';

export const duelConfig = z.strictObject({
  /** Life each mage begins with, in points (DU-SETUP-1). */
  life: z.int().min(1).max(40).default(12),
  /** Cards in the first mage's opening hand (DU-SETUP-3). */
  hand: z.int().min(1).max(9).default(4),
  /** Cards a mage may hold at the end of a turn (DU-TURN-5). */
  handLimit: z.int().min(1).max(9).default(7),
});
export type DuelConfig = z.infer<typeof duelConfig>;

export const settings: readonly Setting[] = [
  {
    key: 'life',
    name: { fr: 'Points de vie', en: 'Life' },
    values: [
      { value: 6, name: { fr: 'Duel bref', en: 'Short duel' } },
      { value: 12, name: { fr: 'Duel ordinaire', en: 'Ordinary duel' } },
      { value: 20, name: { fr: 'Long duel', en: 'Long duel' } },
    ],
  },
];

export function suits(config: DuelConfig): string | null {
  return config.hand > config.handLimit
    ? `An opening hand of ${config.hand} is more than the hand limit of ${config.handLimit}.`
    : null;
}
