/** Dice: all of them are the engine's (R-ES-90), each roll is told with what it was for. */
import { type RuleId, roll } from '@tablee/kernel';
import { type Endure, NONE, type RollFor, type Who } from '../types.ts';
import type { Face } from './ship.ts';

/** Whose die it is: a survivor, a foe, or the ship's own. */
export interface Whose {
  readonly who?: Who;
  readonly foe?: number;
}
const SHIP: Whose = {};

export function tellRoll(
  t: Endure,
  rule: RuleId,
  what: RollFor,
  dice: readonly number[],
  threshold = 0,
  { who, foe }: Whose = SHIP,
): void {
  if (t.told === null) return;
  t.told.push({ event: 'rolled', rule, for: what, dice, threshold, who: who ?? NONE, foe: foe ?? NONE });
}

export function d6(t: Endure): number {
  return roll(t, 6);
}

/** R-ES-8: N, E, S and W, each as likely. */
export function directionDie(t: Endure, whose: Whose = SHIP): Face {
  const face = (roll(t, 4) - 1) as Face;
  if (t.told !== null) tellRoll(t, 'R-ES-8', 'direction', [face + 1], 0, whose);
  return face;
}

/** One of so many, each as likely; a single one needs no die. */
export function oneOf(t: Endure, count: number): number {
  return count === 1 ? 0 : roll(t, count) - 1;
}

/** Those of them who stand in one zone, each zone as likely. */
export function inOneZone(t: Endure, among: readonly Who[]): readonly Who[] {
  const { survivors } = t;
  const zones: number[] = [];
  for (const who of among) {
    const { zone } = survivors[who]!;
    if (!zones.includes(zone)) zones.push(zone);
  }
  if (zones.length === 1) return among;
  const at = oneOf(t, zones.length);
  tellRoll(t, 'ES-DMG-5', 'place', [at + 1]);
  const zone = zones[at]!;
  return among.filter((who) => survivors[who]!.zone === zone);
}

/** Each of them rolls; the lowest is taken, ties roll again among the tied (ES-DMG-6, ES-AI-20). */
export function lowestOf(t: Endure, among: readonly Who[], rule: RuleId): Who {
  let left = among;
  while (left.length > 1) {
    const dice = left.map(() => roll(t, 6));
    tellRoll(t, rule, 'rollOff', dice);
    const lowest = Math.min(...dice);
    left = left.filter((_, n) => dice[n] === lowest);
  }
  return left[0]!;
}
