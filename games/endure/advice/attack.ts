/** What an attack is worth: kills to be expected, by what each enemy could do, less friends at risk and tokens woken. */
import { RADAR } from '../printed.ts';
import { type AttackMode, poolOf } from '../rules/combat.ts';
import { isRanged } from '../rules/ranged.ts';
import { noiseDistance } from '../rules/ship.ts';
import type { Endure, Who } from '../types.ts';

/** What a missed die costs on average when a friend is in its way; a token that is woken. */
const FRIEND = 0.9;
const WOKEN = 0.3;
/** A hit on a boss. */
const BOSS_HIT = 0.8;

const LIVES: number[] = [];

export interface Aimed {
  readonly weapon: number;
  readonly pair: boolean;
  readonly zone: number;
}

export function attackWorth(
  t: Endure,
  who: Who,
  { weapon: card, pair, zone }: Aimed,
  mode: AttackMode = 'plain',
): number {
  const { foes, content, survivors } = t;
  const { dice, threshold, weapon } = poolOf(t, who, card, pair, mode);
  const chance = (7 - threshold) / 6;
  const damage = weapon.damage ?? 1;
  LIVES.length = 0;
  let worth = 0;
  for (let n = 0; n < foes.live.length; n++) {
    const foe = foes.live[n]!;
    if (foes.zone[foe] !== zone || foes.type[foe] === RADAR) continue;
    const enemy = content.enemies[foes.type[foe]!]!;
    if (enemy.boss) worth += dice * chance * damage * BOSS_HIT;
    else LIVES.push(Math.ceil(foes.life[foe]! / damage) * 16 + enemy.damage);
  }
  LIVES.sort((a, b) => a - b);
  let needed = 0;
  for (let n = 0; n < LIVES.length; n++) {
    needed += LIVES[n]! >> 4;
    if (needed > dice) break;
    worth += atLeast(dice, chance, needed) * (1 + 0.5 * (LIVES[n]! & 15));
  }
  if (isRanged(weapon)) {
    let isRisky = false;
    for (let other = 0; other < survivors.length; other++) {
      if (other !== who && survivors[other]!.zone === zone) isRisky = true;
    }
    if (isRisky) worth -= dice * (1 - chance) * FRIEND;
  }
  const from = survivors[who]!.zone;
  for (let n = 0; n < foes.live.length; n++) {
    const foe = foes.live[n]!;
    if (foes.type[foe] === RADAR && noiseDistance(content.ship, foes.zone[foe]!, from) <= weapon.noise)
      worth -= WOKEN;
  }
  return worth;
}

/** That of so many dice at least `needed` succeed. */
function atLeast(dice: number, chance: number, needed: number): number {
  let sum = 0;
  let ways = 1;
  for (let k = 0; k <= dice; k++) {
    if (k >= needed) sum += ways * chance ** k * (1 - chance) ** (dice - k);
    ways = (ways * (dice - k)) / (k + 1);
  }
  return sum;
}
