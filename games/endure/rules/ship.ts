/**
 * The ship made ready: zones, borders, doors, lanes, noise distances (R-ES-1 to R-ES-7). Fixed for a map. What depends on
 * doors is in `sight.ts`.
 */
import type { Text } from '@tablee/kernel';
import { DIRECTIONS, type Plan } from '../printed.ts';

/** Face of the direction die as a number, 0 N, 1 E, 2 S, 3 W: clockwise is +1. */
export type Face = 0 | 1 | 2 | 3;
export const opposite = (face: number): Face => ((face + 2) & 3) as Face;

/** Where two zones touch on one side of `a`. */
export interface Border {
  readonly id: number;
  readonly a: number;
  readonly b: number;
  /** The side of `a` it is on. */
  readonly side: Face;
  /** Open between corridor zones, a wall round rooms; a narrow gap lets nobody through (R-ES-5). */
  readonly kind: 'open' | 'wall' | 'narrow';
  /** The door on it from the beginning; −1 for none. */
  readonly door: number;
  /** How far along the side it begins: neighbours in one direction go west to east, north to south. */
  readonly from: number;
}

export interface Door {
  readonly number: number;
  readonly border: number;
  readonly a: number;
  readonly b: number;
  readonly open: boolean;
}

/** A straight run of cells out of a zone, as far as doors could ever let it go. */
export interface Run {
  readonly face: Face;
  readonly borders: readonly number[];
  readonly zones: readonly number[];
}

export interface ShipZone {
  readonly number: number;
  readonly isRoom: boolean;
  readonly label: string;
  readonly name: Text;
  readonly tiles: readonly number[];
  readonly cells: readonly number[];
  readonly capacity: number;
  readonly borders: readonly number[];
  /** Doors on its walls, by number. */
  readonly doors: readonly number[];
  readonly runs: readonly Run[];
}

export interface Ship {
  readonly width: number;
  readonly height: number;
  readonly cells: readonly number[];
  readonly zones: readonly ShipZone[];
  readonly size: number;
  readonly borders: readonly Border[];
  readonly doors: readonly Door[];
  /** Borders that are walls without a door, by number. */
  readonly walls: readonly number[];
  /** Zones that are rooms, in zone order. */
  readonly rooms: readonly number[];
  /** Noise distance from zone x to y at `x * size + y` (R-ES-4); `FAR` where no noise comes. */
  readonly noise: Uint8Array;
}

export const FAR = 255;

/** A corridor zone holds 6, a room by its cells 6, 9 or 12 (R-ES-7). */
function capacityOf(isRoom: boolean, cells: number): number {
  if (!isRoom || cells <= 4) return 6;
  return cells <= 8 ? 9 : 12;
}

export function shipOf(plan: Plan): Ship {
  const { width, height, cells } = plan;
  const size = plan.zones.length;
  const { borders, ofZone } = bordersOf(plan);
  const doors = plan.doors.map(({ a, b, open }, number): Door => {
    const { id } = borders.find((border) => border.door === number)!;
    return { number, border: id, a, b, open };
  });
  const cellsOf: number[][] = plan.zones.map(() => []);
  cells.forEach((zone, cell) => {
    if (zone >= 0) cellsOf[zone]!.push(cell);
  });
  const zones = plan.zones.map(({ kind, label, name, tiles }, number): ShipZone => {
    const isRoom = kind === 'room';
    const own = cellsOf[number]!;
    return {
      number,
      isRoom,
      label,
      name,
      tiles,
      cells: own,
      capacity: capacityOf(isRoom, own.length),
      borders: ofZone[number]!,
      doors: doors.filter(({ a, b }) => a === number || b === number).map((door) => door.number),
      runs: runsOf(plan, borders, own),
    };
  });
  return {
    width,
    height,
    cells,
    zones,
    size,
    borders,
    doors,
    walls: borders.filter(({ kind, door }) => kind === 'wall' && door < 0).map(({ id }) => id),
    rooms: zones.filter(({ isRoom }) => isRoom).map(({ number }) => number),
    noise: noiseOf(size, borders),
  };
}

const STEPS = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
] as const;

/** The cell next to this one; −1 off the board. */
export function beside(
  { width, height }: Pick<Plan, 'width' | 'height'>,
  cell: number,
  face: number,
): number {
  const [dx, dy] = STEPS[face]!;
  const x = (cell % width) + dx;
  const y = Math.floor(cell / width) + dy;
  return x < 0 || y < 0 || x >= width || y >= height ? -1 : y * width + x;
}

function bordersOf(plan: Plan): { borders: Border[]; ofZone: number[][] } {
  const borders: Border[] = [];
  const ofZone: number[][] = plan.zones.map(() => []);
  const known = new Set<string>();
  plan.cells.forEach((zone, cell) => {
    if (zone < 0) return;
    for (const side of [0, 1, 2, 3] as const) {
      const next = beside(plan, cell, side);
      const other = next < 0 ? -1 : plan.cells[next]!;
      if (other < 0 || other === zone || known.has(`${zone} ${other} ${side}`)) continue;
      known.add(`${zone} ${other} ${side}`).add(`${other} ${zone} ${opposite(side)}`);
      const isWall = plan.zones[zone]!.kind === 'room' || plan.zones[other]!.kind === 'room';
      const shut = plan.shut.find(({ a, b }) => (a === zone && b === other) || (a === other && b === zone));
      const door = plan.doors.findIndex(
        (each) =>
          (each.a === zone && each.b === other && DIRECTIONS.indexOf(each.side) === side) ||
          (each.b === zone && each.a === other && opposite(DIRECTIONS.indexOf(each.side)) === side),
      );
      const kind = shut?.narrow ? 'narrow' : isWall || shut ? 'wall' : 'open';
      const from = side === 0 || side === 2 ? cell % plan.width : Math.floor(cell / plan.width);
      const id = borders.length;
      borders.push({ id, a: zone, b: other, side, kind, door, from });
      ofZone[zone]!.push(id);
      ofZone[other]!.push(id);
    }
  });
  const homeless = plan.doors.findIndex((_, number) => !borders.some(({ door }) => door === number));
  if (homeless >= 0) {
    const { a, b, side } = plan.doors[homeless]!;
    const [from, to] = [plan.zones[a]!.label, plan.zones[b]!.label];
    throw new Error(`A door needs a wall between its zones: ${from} has no ${side} side to ${to}.`);
  }
  return { borders, ofZone };
}

/** Every straight run out of these cells; one that is the beginning of another is left out. */
function runsOf(plan: Plan, borders: readonly Border[], cells: readonly number[]): Run[] {
  const found = new Map<string, Run>();
  for (const cell of cells) {
    for (const face of [0, 1, 2, 3] as const) {
      const crossed: number[] = [];
      const zones: number[] = [];
      let at = cell;
      for (let next = beside(plan, at, face); next >= 0; next = beside(plan, at, face)) {
        const [here, there] = [plan.cells[at]!, plan.cells[next]!];
        if (there < 0) break;
        if (here !== there) {
          const border = borderBetween(borders, here, there, face);
          if (border.kind === 'narrow') break;
          crossed.push(border.id);
          zones.push(there);
        }
        at = next;
      }
      if (crossed.length > 0) found.set(`${face} ${crossed.join(' ')} `, { face, borders: crossed, zones });
    }
  }
  const keys = [...found.keys()];
  return keys
    .filter((key) => !keys.some((other) => other !== key && other.startsWith(key)))
    .map((key) => found.get(key)!);
}

function borderBetween(borders: readonly Border[], from: number, to: number, face: Face): Border {
  return borders.find(
    ({ a, b, side }) =>
      (a === from && b === to && side === face) || (a === to && b === from && side === opposite(face)),
  )!;
}

/** Breadth first over zones that share an edge, whatever stands on it (R-ES-4). */
function noiseOf(size: number, borders: readonly Border[]): Uint8Array {
  const near: number[][] = Array.from({ length: size }, () => []);
  for (const { a, b } of borders) {
    near[a]!.push(b);
    near[b]!.push(a);
  }
  return distances(size, (zone) => near[zone]!);
}

/** Steps between every two zones over these neighbours; `FAR` where there is no way. */
export function distances(size: number, near: (zone: number) => readonly number[]): Uint8Array {
  const steps = new Uint8Array(size * size).fill(FAR);
  const queue = new Int16Array(size);
  for (let from = 0; from < size; from++) {
    const row = from * size;
    steps[row + from] = 0;
    queue[0] = from;
    for (let n = 0, count = 1; n < count; n++) {
      const at = queue[n]!;
      const next = steps[row + at]! + 1;
      for (const to of near(at)) {
        if (steps[row + to] !== FAR) continue;
        steps[row + to] = next;
        queue[count++] = to;
      }
    }
  }
  return steps;
}

export function noiseDistance(ship: Ship, from: number, to: number): number {
  return ship.noise[from * ship.size + to]!;
}
