/** Roads of the enemies (PATH, R-ES-2, R-ES-8, R-ES-41): shortest ways round full zones, and the direction die for ties. */
import { Roads } from '@tablee/kernel';
import type { Content } from '../printed.ts';
import type { Board, Endure } from '../types.ts';
import { isBubbled, usedIn } from './board.ts';
import { directionDie, oneOf, type Whose } from './dice.ts';
import { FAR, type Ship } from './ship.ts';
import { type Sight, sightFor } from './sight.ts';

/** Zones a piece of this size does not fit into, as they stand: 1 at the zone. Empty when it fits everywhere. */
export interface Ground {
  readonly sight: Sight;
  readonly ship: Ship;
  /** Null: nothing is full or bubbled for this size, and the distances of `sight` hold. */
  readonly blocked: Uint8Array | null;
}

const BLOCKED = new Uint8Array(1024);

/** What a foe of this size meets, starting from its zone. A bubble over its own zone holds it: everything is blocked. */
export function groundFor(b: Board, content: Content, size: number, from: number): Ground {
  const { ship } = content;
  const sight = sightFor(ship, b.doorKey);
  if (b.bubbles.length === 0 && (size === 0 || !anyFull(b, content, size)))
    return { sight, ship, blocked: null };
  const isHeld = isBubbled(b, from);
  for (let zone = 0; zone < ship.size; zone++) {
    const isFull = size > 0 && ship.zones[zone]!.capacity - usedIn(b, content, zone) < size;
    BLOCKED[zone] = isHeld || isFull || isBubbled(b, zone) ? 1 : 0;
  }
  return { sight, ship, blocked: BLOCKED.slice(0, ship.size) };
}

const USED = new Int16Array(1024);

/** Whether any zone is too full for this size; one pass over everything on the board. */
function anyFull(b: Board, content: Content, size: number): boolean {
  const { ship, enemies } = content;
  USED.fill(0, 0, ship.size);
  if (b.loader >= 0) USED[b.loader]! += 2;
  for (const { zone, pilot } of b.survivors) if (zone >= 0 && pilot === 0) USED[zone]!++;
  const { live, type, zone: at } = b.foes;
  for (let n = 0; n < live.length; n++) {
    const foe = live[n]!;
    if (type[foe]! >= 0) USED[at[foe]!]! += enemies[type[foe]!]!.size;
  }
  for (let zone = 0; zone < ship.size; zone++)
    if (ship.zones[zone]!.capacity - USED[zone]! < size) return true;
  return false;
}

/** One for every size of ground, used again and again. */
const ROADS = new Map<number, Roads>();
function roadsOver(size: number): Roads {
  let roads = ROADS.get(size);
  if (!roads) {
    roads = new Roads(size);
    ROADS.set(size, roads);
  }
  return roads;
}

/** Walking distance from a zone to another round what is blocked; the goal itself may be full (ES-AI-18). */
export function walkingDistance(g: Ground, from: number, to: number): number {
  if (g.blocked === null) return g.sight.walk[from * g.ship.size + to]!;
  spread(g, to);
  const steps = roadsOver(g.ship.size).stepsTo(from);
  return steps < 0 ? FAR : steps;
}

function spread({ sight, ship, blocked }: Ground, to: number): Roads {
  const { near } = sight;
  // From the goal outward. The foe's own zone is never entered on a shortest way, so it may count as free.
  return roadsOver(ship.size).spread(to, (at, step) => {
    if (at !== to && blocked![at] === 1) return;
    for (const next of near[at]!) step(next);
  });
}

/** The neighbours it fits into on a shortest way to the goal (ES-AI-18), added to `into`. */
export function stepsToward(g: Ground, from: number, to: number, into: number[]): number[] {
  into.length = 0;
  const { sight, ship, blocked } = g;
  if (from === to) return into;
  if (blocked === null) {
    const { walk, near } = sight;
    const here = walk[from * ship.size + to]!;
    if (here === FAR) return into;
    for (const next of near[from]!) if (walk[next * ship.size + to]! === here - 1) into.push(next);
    return into;
  }
  const roads = spread(g, to);
  const here = roads.stepsTo(from);
  if (here < 0) return into;
  for (const next of sight.near[from]!) {
    if (blocked[next] === 0 && roads.stepsTo(next) === here - 1) into.push(next);
  }
  return into;
}

/** No way there: real steps that come nearer with closed doors, full and bubbled zones taken as passable (R-ES-41). */
export function stepsNearer(
  { sight, ship, blocked }: Ground,
  from: number,
  to: number,
  into: number[],
): number[] {
  into.length = 0;
  const here = sight.through[from * ship.size + to]!;
  if (here === FAR) return into;
  for (const next of sight.near[from]!) {
    if (blocked !== null && blocked[next] === 1) continue;
    if (sight.through[next * ship.size + to]! < here) into.push(next);
  }
  return into;
}

/** Distance for choosing among goals: by walking, or, where no way leads, as R-ES-41 counts, after all that can be reached. */
export function goalDistance(g: Ground, from: number, to: number): number {
  const steps = walkingDistance(g, from, to);
  return steps === FAR ? FAR + g.sight.through[from * g.ship.size + to]! : steps;
}

/** First steps toward a goal: on a shortest way, or nearer by R-ES-41. */
export function firstSteps(g: Ground, from: number, to: number, into: number[]): number[] {
  stepsToward(g, from, to, into);
  if (into.length === 0 && from !== to && walkingDistance(g, from, to) === FAR)
    stepsNearer(g, from, to, into);
  return into;
}

const STEPS: number[] = [];

/** The faces (bits) a candidate goal lies behind: those of all first steps on its ways; 0 with none. */
export function facesOfGoal(g: Ground, from: number, to: number): number {
  let faces = 0;
  for (const step of firstSteps(g, from, to, STEPS)) faces |= g.sight.faces[from * g.ship.size + step]!;
  return faces;
}

/**
 * R-ES-8: rolls, then takes the first direction, clockwise from the face rolled, that has a candidate; several there:
 * each as likely. Candidates with no direction come last. A single candidate needs no roll.
 */
export function dirPick(
  t: Endure,
  candidates: readonly number[],
  facesOf: (candidate: number) => number,
  whose: Whose = {},
): number {
  if (candidates.length === 1) return candidates[0]!;
  const faces = candidates.map(facesOf);
  if (faces.every((of) => of === 0)) return candidates[oneOf(t, candidates.length)]!;
  const face = directionDie(t, whose);
  for (let turn = 0; turn < 4; turn++) {
    const bit = 1 << ((face + turn) & 3);
    const there = candidates.filter((_, n) => (faces[n]! & bit) !== 0);
    if (there.length > 0) return there[oneOf(t, there.length)]!;
  }
  return candidates[0]!;
}

/** Among steps into neighbouring zones. */
export function pickStep(t: Endure, g: Ground, from: number, steps: readonly number[], whose: Whose): number {
  return dirPick(t, steps, (zone) => g.sight.faces[from * g.ship.size + zone]!, whose);
}
