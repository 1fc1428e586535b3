/** Where everything lies on the drawn ship: a cell is 100 units wide, the space round the hull a margin. Fixed for a map. */
import type { Sight } from '@tablee/ui';
import { type Border, beside, type Face, type Ship } from '../../rules/ship.ts';

export const UNIT = 100;
export const MARGIN = 40;

export interface Point {
  readonly x: number;
  readonly y: number;
}
export interface Box extends Point {
  readonly width: number;
  readonly height: number;
}
/** A straight piece of wall, one cell long. */
export interface Edge {
  readonly from: Point;
  readonly to: Point;
}

/** A zone as it is drawn. */
export interface ZoneShape {
  /** Its corners, clockwise. */
  readonly outline: readonly Point[];
  readonly box: Box;
  /** The largest rectangle in it: its name and its pieces stand there. */
  readonly room: Box;
  readonly middle: Point;
  /** Its name stands above its pieces. */
  readonly isNamed: boolean;
  /** Where its name begins: at the corner of its room, clear of doors. */
  readonly name: Point;
}

/** North up, as its map is laid; or on its side, north to the left, where the window is wide and the ship is tall. */
export const LIES = ['upright', 'aside'] as const;
export type Lie = (typeof LIES)[number];

export interface ShipPlan {
  readonly lie: Lie;
  readonly width: number;
  readonly height: number;
  readonly zones: readonly ZoneShape[];
  /** By border: its edges, in order. */
  readonly borders: readonly (readonly Edge[])[];
  /** Where the ship ends. */
  readonly hull: readonly Edge[];
}

const PLANS: Readonly<Record<Lie, WeakMap<Ship, ShipPlan>>> = {
  upright: new WeakMap(),
  aside: new WeakMap(),
};

export function planOf(ship: Ship, lie: Lie = 'upright'): ShipPlan {
  let plan = PLANS[lie].get(ship);
  if (!plan) {
    plan = drawn(lie === 'aside' ? onItsSide(ship) : ship, lie);
    PLANS[lie].set(ship, plan);
  }
  return plan;
}

/** The ship's long side lies along the window's: so it is seen as large as can be. */
export function lieOf({ width, height }: Ship, window: 'tall' | 'wide'): Lie {
  const isTall = height > width;
  return width === height || isTall === (window === 'tall') ? 'upright' : 'aside';
}

/** What belongs to tiles is told in the map's cells: where that point lies on the drawing. */
export function pointOf(ship: Ship, lie: Lie, across: number, down: number): Point {
  const [x, y] = lie === 'aside' ? [down, ship.width - across] : [across, down];
  return { x: MARGIN + x * UNIT, y: MARGIN + y * UNIT };
}

/** A quarter turn to the left, so that what is read first stays first: the same zones and borders on other cells. */
function onItsSide(ship: Ship): Ship {
  const { width, height, cells, zones, borders } = ship;
  const turned = (cell: number): number => (width - 1 - (cell % width)) * height + Math.floor(cell / width);
  const lying = new Array<number>(cells.length);
  cells.forEach((zone, cell) => {
    lying[turned(cell)] = zone;
  });
  return {
    ...ship,
    width: height,
    height: width,
    cells: lying,
    zones: zones.map((zone) => ({ ...zone, cells: zone.cells.map(turned).toSorted((a, b) => a - b) })),
    borders: borders.map((border) => ({ ...border, side: ((border.side + 3) & 3) as Face })),
  };
}

function drawn(ship: Ship, lie: Lie): ShipPlan {
  const { width, height, zones, borders } = ship;
  const edges: Edge[][] = borders.map(() => []);
  const hull: Edge[] = [];
  ship.cells.forEach((zone, cell) => {
    if (zone < 0) return;
    for (const face of [0, 1, 2, 3]) {
      const other = zoneBeside(ship, cell, face);
      if (other === zone) continue;
      const edge = edgeOf(ship, cell, face);
      if (other < 0) hull.push(edge);
      // Each edge is met from both sides: it belongs to the border seen from its zone `a`.
      else {
        const border = borders.find((each) => isOn(each, zone, other, face));
        if (border) edges[border.id]!.push(edge);
      }
    }
  });
  return {
    lie,
    width: width * UNIT + 2 * MARGIN,
    height: height * UNIT + 2 * MARGIN,
    zones: zones.map(({ number, cells, isRoom }) =>
      shapeOf(ship, cells, isRoom, doorsOf(number, borders, edges)),
    ),
    borders: edges,
    hull,
  };
}

function isOn({ a, b, side }: Border, zone: number, other: number, face: number): boolean {
  return a === zone && b === other && side === face;
}

/** The zone there; −1 where the ship ends. */
function zoneBeside(ship: Ship, cell: number, face: number): number {
  const next = beside(ship, cell, face);
  return next < 0 ? -1 : ship.cells[next]!;
}

/** The side of a cell, walked clockwise round it. */
function edgeOf({ width }: Ship, cell: number, face: number): Edge {
  const left = MARGIN + (cell % width) * UNIT;
  const top = MARGIN + Math.floor(cell / width) * UNIT;
  const corners = [
    { x: left, y: top },
    { x: left + UNIT, y: top },
    { x: left + UNIT, y: top + UNIT },
    { x: left, y: top + UNIT },
  ];
  return { from: corners[face]!, to: corners[(face + 1) % 4]! };
}

/** The middles of the doors a zone has from the beginning. */
function doorsOf(zone: number, borders: readonly Border[], edges: readonly Edge[][]): Point[] {
  const doors = borders.filter(({ a, b, door }) => door >= 0 && (a === zone || b === zone));
  return doors.map(({ id }) => middleOf(edges[id]!));
}

/** How far a door reaches into a room. */
const DOOR = 26;

function shapeOf(ship: Ship, cells: readonly number[], isNamed: boolean, doors: readonly Point[]): ZoneShape {
  const outline = outlineOf(ship, cells);
  const xs = outline.map(({ x }) => x);
  const ys = outline.map(({ y }) => y);
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  const room = largestRoom(ship, cells);
  const isAbove = doors.some(({ x, y }) => y === room.y && x > room.x && x < room.x + room.width);
  const isBefore = doors.some(({ x, y }) => x === room.x && y > room.y && y < room.y + 2 * UNIT);
  return {
    outline,
    box: { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y },
    room,
    middle: { x: room.x + room.width / 2, y: room.y + room.height / 2 },
    isNamed,
    name: { x: room.x + (isBefore ? DOOR : 0), y: room.y + (isAbove ? DOOR : 0) },
  };
}

/** Its corners, clockwise from the top left. */
function outlineOf(ship: Ship, cells: readonly number[]): Point[] {
  const zone = ship.cells[cells[0]!]!;
  const next = new Map<string, Point>();
  for (const cell of cells) {
    for (const face of [0, 1, 2, 3]) {
      if (zoneBeside(ship, cell, face) === zone) continue;
      const { from, to } = edgeOf(ship, cell, face);
      next.set(`${from.x} ${from.y}`, to);
    }
  }
  const start = edgeOf(ship, cells[0]!, 0).from;
  const corners: Point[] = [];
  let [at, before] = [start, start];
  do {
    const to = next.get(`${at.x} ${at.y}`)!;
    const turns = corners.length === 0 || (before.x === at.x) !== (at.x === to.x);
    if (turns) corners.push(at);
    [before, at] = [at, to];
  } while (at.x !== start.x || at.y !== start.y);
  return corners;
}

function largestRoom({ width }: Ship, cells: readonly number[]): Box {
  const has = new Set(cells);
  let best = { x: 0, y: 0, across: 0, down: 0 };
  for (const cell of cells) {
    const [x, y] = [cell % width, Math.floor(cell / width)];
    let most = Number.POSITIVE_INFINITY;
    for (let down = 1; has.has(cell + (down - 1) * width); down++) {
      let across = 0;
      while (across < most && x + across < width && has.has(cell + (down - 1) * width + across)) across++;
      most = across;
      // Of two as large the wider one: names are wider than tall.
      const more = across * down - best.across * best.down;
      if (more > 0 || (more === 0 && across > best.across)) best = { x, y, across, down };
    }
  }
  return {
    x: MARGIN + best.x * UNIT,
    y: MARGIN + best.y * UNIT,
    width: best.across * UNIT,
    height: best.down * UNIT,
  };
}

export const pathOf = (outline: readonly Point[]): string =>
  `M${outline.map(({ x, y }) => `${x} ${y}`).join('L')}Z`;

export const linesOf = (edges: readonly Edge[]): string =>
  edges.map(({ from, to }) => `M${from.x} ${from.y}L${to.x} ${to.y}`).join('');

/** The middle of a border, and whether it runs up and down. */
export function middleOf(edges: readonly Edge[]): Point & { readonly upright: boolean } {
  const { from, to } = edges[Math.floor((edges.length - 1) / 2)]!;
  // Of an even number of cells the middle lies where the two in the middle meet.
  const at = edges.length % 2 === 0 ? later(from, to) : { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
  return { ...at, upright: from.x === to.x };
}

const later = (one: Point, other: Point): Point => (one.x + one.y > other.x + other.y ? one : other);

/** The part of the ship that holds all of these zones and a cell round them; null for none. */
export function sightOf({ zones }: ShipPlan, numbers: readonly number[]): Sight | null {
  const boxes = numbers.flatMap((zone) => zones[zone]?.box ?? []);
  if (boxes.length === 0) return null;
  return {
    left: Math.min(...boxes.map(({ x }) => x)) - UNIT,
    top: Math.min(...boxes.map(({ y }) => y)) - UNIT,
    right: Math.max(...boxes.map(({ x, width }) => x + width)) + UNIT,
    bottom: Math.max(...boxes.map(({ y, height }) => y + height)) + UNIT,
  };
}

/** A piece is never larger than this, nor closer to the wall. */
const LARGEST = 88;
const SMALLEST = 26;
const PAD = 9;
/** A room's name stands above its pieces, where there is height for both. */
const NAME = 56;
/** And how full it is below them. */
const BELOW = 16;

/** Places for so many pieces in a zone: their middles, and how large they are. */
export function placesIn(
  { room, isNamed, name }: ZoneShape,
  count: number,
): { readonly size: number; readonly at: Point[] } {
  const above = isNamed && room.height >= 2 * UNIT ? NAME + name.y - room.y : 0;
  const width = room.width - 2 * PAD;
  const height = room.height - 2 * PAD - above - BELOW;
  let size = Math.min(LARGEST, width, height);
  const columns = (): number => Math.max(1, Math.floor(width / size));
  while (size > SMALLEST && columns() * Math.max(1, Math.floor(height / size)) < count) size -= 2;
  const across = Math.min(columns(), count);
  const rows = Math.ceil(count / across);
  // More than there is room for lie over one another.
  const down = rows * size <= height ? size : (height - size) / Math.max(1, rows - 1);
  const top = room.y + PAD + above + (height - (rows - 1) * down - size) / 2;
  return {
    size,
    at: Array.from({ length: count }, (_, n) => {
      const row = Math.floor(n / across);
      const inRow = row === rows - 1 ? count - row * across : across;
      const left = room.x + (room.width - inRow * size) / 2;
      return { x: left + ((n % across) + 0.5) * size, y: top + row * down + size / 2 };
    }),
  };
}
