/** Solomon GEPs (SOLOMON): they come only by this roll, when a token with GEPs is turned up. */

import type { Content } from '../printed.ts';
import type { Endure } from '../types.ts';
import { d6, tellRoll } from './dice.ts';

/** The totals of two dice that bring one, by the number of survivors at the start (R-ES-53). */
export function solomonTotals(survivors: number): readonly number[] {
  if (survivors < 3) return [];
  if (survivors === 3) return [2, 3];
  return survivors === 4 ? [2, 4] : [2, 5];
}

/** The type that comes by the roll, or −1. */
export function solomonType({ enemies }: Content, faction: string): number {
  return enemies.findIndex((enemy) => enemy.solomon && enemy.faction === faction);
}

/** Whether a Solomon comes in addition to the enemies on the token (ES-SOLOMON-5). */
export function solomonComes(t: Endure, faction: string): boolean {
  const totals = solomonTotals(t.survivors.length);
  if (totals.length === 0 || solomonType(t.content, faction) < 0) return false;
  const dice = [d6(t), d6(t)];
  tellRoll(t, 'ES-SOLOMON-1', 'solomon', dice);
  return totals.includes(dice[0]! + dice[1]!);
}
