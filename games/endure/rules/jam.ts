/** Jams (JAM, R-ES-67): a ranged attack of several dice, all alike. */
import type { Weapon } from '../printed.ts';
import type { Endure } from '../types.ts';
import { isRanged } from './ranged.ts';

/** Looked at on the first roll, before any re-roll (R-ES-62). A single die never jams (ES-JAM-4), melee never (ES-MELEE-4). */
export function isJam(weapon: Weapon, dice: readonly number[]): boolean {
  if (!isRanged(weapon) || dice.length < 2) return false;
  for (let n = 1; n < dice.length; n++) if (dice[n] !== dice[0]) return false;
  return true;
}

/** These weapons cannot be used for the rest of the round (ES-JAM-3). */
export function jam(t: Endure, cards: readonly number[]): void {
  for (const card of cards) if (!t.jammed.includes(card)) t.jammed.push(card);
}

export function isJammed(t: { readonly jammed: readonly number[] }, card: number): boolean {
  return t.jammed.length > 0 && t.jammed.includes(card);
}
