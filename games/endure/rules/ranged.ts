/**
 * Where a weapon can be aimed (RANGED, MELEE, R-ES-6, R-ES-64 to -66): range, lanes, what blocks them and who is at risk. Pure,
 * and over a view as well as a state, so that the screen shows the very shots the rules allow.
 */
import type { RuleId } from '@tablee/kernel';
import { type Content, RADAR, type Weapon } from '../printed.ts';
import { type Board, HEAD, HEAD_PLACE, LOADER, type Who } from '../types.ts';
import { holding, isOccupied, isUnderBubble } from './board.ts';
import { type Lane, lanesBetween, sightFor } from './sight.ts';

/** The Exo Loader's own attack (ES-EXO-11). */
export const LOADER_WEAPON: Weapon = { range: 0, dice: 4, threshold: 3, noise: 2 };

export function weaponOf(content: Content, card: number): Weapon {
  return card === LOADER ? LOADER_WEAPON : content.items[content.cards[card]!]!.weapon!;
}

/** Decided by the printed range (R-ES-65). */
export const isRanged = ({ range }: Weapon): boolean => range > 0;

/** Printed, with bonuses, less 1 with a head wound, at least 0; a Blackout then makes it 0 (R-ES-65, ES-EVENT-6). */
export function rangeOf(b: Board, content: Content, who: Who, weapon: Weapon, given = 0): number {
  if (!isRanged(weapon) || holding(b, content) === 'blackout') return 0;
  const { wounds, cards } = b.survivors[who]!;
  const helmet = cards[HEAD_PLACE]!;
  const isClear = helmet >= 0 && content.items[content.cards[helmet]!]!.wear?.clearsHead === true;
  return Math.max(0, weapon.range + given - ((wounds & HEAD) !== 0 && !isClear ? 1 : 0));
}

/** A shot that may be taken: the zone, the lane, its place among the lanes offered, and who stands at risk. */
export interface Shot {
  readonly zone: number;
  readonly lane: Lane;
  readonly number: number;
  readonly atRisk: readonly Who[];
}

const OWN_ZONE: Lane = { face: 0, through: [], length: 0 };

/** Zones with a figure in them; used again at every look. */
const HAS_FIGURES = new Uint8Array(1024);

/** Fills `HAS_FIGURES`; false when there is no figure on the board. */
function noteFigures(b: Board, zones: number): boolean {
  const { live, type, zone: at } = b.foes;
  HAS_FIGURES.fill(0, 0, zones);
  let any = false;
  for (let n = 0; n < live.length; n++) {
    const foe = live[n]!;
    if (type[foe] === RADAR) continue;
    HAS_FIGURES[at[foe]!] = 1;
    any = true;
  }
  return any;
}

/** Every zone with enemies in sight that this weapon reaches, each with the lanes that differ, the shortest first. */
export function shots(
  b: Board,
  content: Content,
  who: Who,
  weapon: Weapon,
  range: number,
  refuse?: (zone: number, rule: RuleId) => void,
): Shot[] {
  const { ship } = content;
  const { zone } = b.survivors[who]!;
  const found: Shot[] = [];
  const isEngaged = isOccupied(b, zone);
  if (isEngaged) {
    const friends = isRanged(weapon) ? othersIn(b, who, zone) : [];
    found.push({ zone, lane: OWN_ZONE, number: 0, atRisk: friends });
    if (!refuse) return found;
  }
  if (!refuse && (range === 0 || !isRanged(weapon))) return found;
  const isDark = holding(b, content) === 'blackout';
  if ((isDark && !refuse) || !noteFigures(b, ship.size)) return found;
  const sight = sightFor(ship, b.doorKey);
  if (refuse) {
    for (let to = 0; to < ship.size; to++) {
      if (to === zone || HAS_FIGURES[to] === 0) continue;
      if (!isRanged(weapon)) refuse(to, 'ES-MELEE-2');
      else if (sight.los[zone * ship.size + to] === 0) refuse(to, 'ES-RANGED-3');
      else if (isDark) refuse(to, 'ES-EVENT-6');
    }
    if (isDark || !isRanged(weapon)) return found;
  }
  for (const to of sight.sees[zone]!) {
    if (to === zone || HAS_FIGURES[to] === 0) continue;
    // While any enemy is in the own zone no farther one can be targeted (R-ES-64).
    if (isEngaged) {
      refuse?.(to, 'ES-RANGED-5');
      continue;
    }
    lanesTo(b, content, who, to, range, found, refuse);
  }
  return found;
}

function lanesTo(
  b: Board,
  content: Content,
  who: Who,
  to: number,
  range: number,
  found: Shot[],
  refuse?: (zone: number, rule: RuleId) => void,
): void {
  const { ship } = content;
  const { zone } = b.survivors[who]!;
  let number = 0;
  let refusal: RuleId = 'ES-RANGED-2';
  const offered: string[] = [];
  for (const lane of lanesBetween(ship, sightFor(ship, b.doorKey), zone, to)) {
    if (lane.length > range) continue;
    if (isUnderBubble(b, zone, to, lane.through)) {
      refusal = 'ES-FULL-7';
      continue;
    }
    if (lane.through.some((each) => HAS_FIGURES[each] === 1)) {
      refusal = 'ES-RANGED-4';
      continue;
    }
    const atRisk = othersIn(b, who, to, ...lane.through);
    // Lanes that differ in nothing that matters are one (R-ES-6). Under gravity the direction matters too.
    const key = `${lane.length} ${atRisk.join()} ${holding(b, content) === 'gravity' ? lane.face : ''}`;
    if (offered.includes(key)) continue;
    offered.push(key);
    found.push({ zone: to, lane, number: number++, atRisk });
  }
  if (number === 0) refuse?.(to, refusal);
}

/** Other survivors in these zones: every missed die is for one of them (ES-RANGED-6, R-ES-66). */
function othersIn(b: Board, who: Who, ...zones: readonly number[]): Who[] {
  const others: Who[] = [];
  b.survivors.forEach(({ zone }, other) => {
    if (other !== who && zone >= 0 && zones.includes(zone)) others.push(other as Who);
  });
  return others;
}
