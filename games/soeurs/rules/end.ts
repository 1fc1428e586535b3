/** The end of the game, and the rank. */
import { finish, type RuleId, type Seat, type Text } from '@tablee/kernel';
import type { Soeurs } from '../types.ts';

/** One player plays (SA-GOAL-1). */
export const PLAYER = 0 as Seat;

/** The game is won when the Boss is beaten, at once, guardian alive or not (SA-END-1, SA-BOSS-17, R-SA-69). */
export function win(t: Soeurs): void {
  t.told?.push({ event: 'ended', rule: 'SA-END-1', how: 'boss-beaten', won: true, health: t.health });
  finish(t, { winners: [PLAYER], rule: 'SA-END-1', how: 'boss-beaten' });
}

/** Any other ending is a defeat (SA-END-2). */
export function lose(t: Soeurs, how: 'no-health' | 'boss-missed' | 'gave-up', rule: RuleId): void {
  t.told?.push({ event: 'ended', rule, how, won: false, health: t.health });
  finish(t, { winners: [], rule, how });
}

/** Best first (SA-END-4). */
export const RANKS = ['legendaire', 'heroique', 'ame-vaillante', 'ombre-naissante'] as const;
export type Rank = (typeof RANKS)[number];
export const RANK_NAMES: Readonly<Record<Rank, Text>> = {
  legendaire: { fr: 'Légendaire', en: 'Legendary' },
  heroique: { fr: 'Héroïque', en: 'Heroic' },
  'ame-vaillante': { fr: 'Âme vaillante', en: 'Valiant Soul' },
  'ombre-naissante': { fr: 'Ombre naissante', en: 'Nascent Shadow' },
};

/** Read from the health left, by ceiling band (SA-END-3), on a win only (R-SA-82). */
export function rank(health: number): Rank {
  if (health >= 30) return 'legendaire';
  if (health >= 20) return 'heroique';
  if (health >= 10) return 'ame-vaillante';
  return 'ombre-naissante';
}
