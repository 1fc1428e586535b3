/** Roads of the enemies (PATH, R-ES-2, R-ES-8, R-ES-41): shortest ways round full zones, and the direction die for ties. */
import { Roads } from '@tablee/kernel';
import type { Content } from '../printed.ts';
import type { Board, Endure } from '../types.ts';
import { isBubbled, LOADER_SIZE } from './board.ts';
import { directionDie, oneOf, type Whose } from './dice.ts';
import { emptied } from './emptied.ts';
import { FAR, type Ship } from './ship.ts';
import { type Sight, sightFor } from './sight.ts';

/** What a foe walks over, as it stands; good until the next ground is asked for. */
export interface Ground {
  readonly sight: Sight;
  readonly ship: Ship;
  /**
   * 1 at every zone that a piece of this size does not fit into. Null: nothing is full or bubbled for this size, and the
   * distances of `sight` hold.
   */
  readonly blocked: Uint8Array | null;
}

/** Used again for every ground. */
const BLOCKED = new Uint8Array(1024);

/** What a foe of this size meets, starting from its zone. A bubble over its own zone holds it: everything is blocked. */
export function groundFor(b: Board, content: Content, size: number, from: number): Ground {
  const { ship } = content;
  const sight = sightFor(ship, b.doorKey);
  const { bubbles } = b;
  const isAnyFull = size > 0 && blockFull(b, content, size);
  if (!isAnyFull && bubbles.length === 0) return { sight, ship, blocked: null };
  if (!isAnyFull) BLOCKED.fill(0, 0, ship.size);
  for (const zone of bubbles) BLOCKED[zone] = 1;
  if (isBubbled(b, from)) BLOCKED.fill(1, 0, ship.size);
  return { sight, ship, blocked: BLOCKED };
}

/** Room left in each zone; used again for every ground. */
const FREE = new Int16Array(1024);

/** Notes in `BLOCKED` the zones too full for this size, in one pass over the board (`freeIn` asks zone by zone); true if there are any. */
function blockFull(b: Board, content: Content, size: number): boolean {
  const { enemies } = content;
  const { zones, size: count } = content.ship;
  for (let zone = 0; zone < count; zone++) FREE[zone] = zones[zone]!.capacity;
  if (b.loader >= 0) FREE[b.loader]! -= LOADER_SIZE;
  const { survivors } = b;
  for (let who = 0; who < survivors.length; who++) {
    const { zone, pilot } = survivors[who]!;
    if (zone >= 0 && pilot === 0) FREE[zone]!--;
  }
  const { live, type, zone: at } = b.foes;
  for (let n = 0; n < live.length; n++) {
    const foe = live[n]!;
    if (type[foe]! >= 0) FREE[at[foe]!]! -= enemies[type[foe]!]!.size;
  }
  let isAny = false;
  for (let zone = 0; zone < count; zone++) {
    const isFull = FREE[zone]! < size;
    BLOCKED[zone] = isFull ? 1 : 0;
    if (isFull) isAny = true;
  }
  return isAny;
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
  emptied(into);
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
  emptied(into);
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
