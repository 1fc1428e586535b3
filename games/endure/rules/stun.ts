/** Stunning (STUN, R-ES-70): it costs an enemy exactly one activation, a survivor its actions. */
import { RADAR } from '../printed.ts';
import type { Board, Endure, Who } from '../types.ts';

/** Bosses and radar tokens are never stunned (ES-STUN-7, R-ES-94). Stuns do not stack. */
export function stunFoe(t: Endure, foe: number): boolean {
  const { type, stun, zone } = t.foes;
  if (zone[foe]! < 0 || type[foe] === RADAR || t.content.enemies[type[foe]!]!.boss) return false;
  if (stun[foe] === 1) return false;
  stun[foe] = 1;
  if (t.told) t.told.push({ event: 'foeStunned', rule: 'ES-STUN-6', foe });
  return true;
}

/** Down, and a turn of this round to be lost. */
export const LOSES_TURN = 1;
/** Down until the start of the next turn, without loss. */
export const DOWN = 2;

/** In the Survivor phase the turn, or the rest of it, is lost; in the others an action of the next (ES-STUN-3, -5). */
export function stunSurvivor(t: Endure, who: Who): void {
  const survivor = t.survivors[who]!;
  if (survivor.fate !== 'aboard' || survivor.stunned > 0) return;
  if (t.phase !== 'survivors') {
    survivor.stunned = DOWN;
    survivor.losesAction++;
    if (t.told) t.told.push({ event: 'stunnedSurvivor', rule: 'ES-STUN-5', who });
    return;
  }
  survivor.stunned = hasPlayed(t, who) ? DOWN : LOSES_TURN;
  survivor.actions = 0;
  if (t.told) t.told.push({ event: 'stunnedSurvivor', rule: 'ES-STUN-3', who });
}

/** Its turn of this round has come, or is over. */
export function hasPlayed(b: Board, who: Who): boolean {
  const count = b.survivors.length;
  const place = (each: number): number => (each - b.first + count) % count;
  return b.turn >= 0 && place(who) <= place(b.turn);
}
