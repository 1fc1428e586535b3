/**
 * The ship of a mission: tiles laid side by side, turned, and joined port to port. Where two ports meet, their corridor zones
 * become one (ES-ZONE-4); everywhere else the edge of a tile is a wall.
 */
import type { Text } from '@tablee/kernel';
import type { Direction, DoorPlan, Mission, Plan, Tile, ZonePlan } from '../printed.ts';
import { cellBeside, type Drawing, HULL, isRoom, opposite } from './drawing.ts';
import { Misfit } from './misfit.ts';
import { portCells, TILE_SIDE, turned } from './tile.ts';
import { corridorName, joinedName } from './zone-name.ts';

type Placed = Mission['tiles'][number];

export interface LaidOut {
  readonly plan: Plan;
  /** Every name of a zone, both of a joined one's: `3A` is room A of the third tile. */
  readonly zoneCalled: ReadonlyMap<string, number>;
}

/** A board drawn in one piece, its zones called by their letters: for positions and tests. */
export function planOf(drawing: Drawing): Plan {
  const letters = [...drawing.cells].map((letter) => (letter === HULL ? '' : letter));
  const labels = labelsOf(letters);
  const zone = (letter: string): number => labels.indexOf(letter);
  return {
    width: drawing.width,
    height: drawing.height,
    cells: letters.map((letter) => zone(letter)),
    zones: labels.map((label) => ({
      kind: isRoom(label) ? 'room' : 'corridor',
      label,
      name: drawing.names[label] ?? { fr: label, en: label },
      tiles: [],
    })),
    doors: drawing.doors.map((door) => ({
      a: zone(door.a),
      b: zone(door.b),
      side: door.side,
      open: door.open,
    })),
    shut: [
      ...drawing.walls.map(([a, b]) => ({ a: zone(a), b: zone(b), narrow: false })),
      ...drawing.narrow.map(([a, b]) => ({ a: zone(a), b: zone(b), narrow: true })),
    ],
  };
}

/** Throws a `Misfit` that names the entry at fault (R-ES-99). */
export function layOut(placed: readonly Placed[], known: readonly Tile[]): LaidOut {
  const laid = placed.map((entry, at) => lay(entry, at, known));
  expectApart(laid);
  const joins = portJoins(laid);
  expectOneBoard(laid, joins);

  const board = cellsOf(laid, joins);
  const labels = labelsOf(board.labels);
  const zone = (tile: number, letter: string): number => labels.indexOf(board.called(`${tile + 1}${letter}`));
  const cells = board.labels.map((label) => labels.indexOf(label));
  const zones = labels.map((label) => zoneOf(label, laid, joins));
  const doors = laid.flatMap(({ tile }, at) =>
    tile.doors.map(
      (door): DoorPlan => ({ a: zone(at, door.a), b: zone(at, door.b), side: door.side, open: !door.closed }),
    ),
  );
  const within = laid.flatMap(({ tile }, at) => [
    ...tile.walls.map(([a, b]) => ({ a: zone(at, a), b: zone(at, b), narrow: false })),
    ...tile.narrow.map(([a, b]) => ({ a: zone(at, a), b: zone(at, b), narrow: true })),
  ]);
  const zoneCalled = new Map<string, number>();
  laid.forEach(({ tile }, at) => {
    for (const letter of new Set(tile.cells.join(''))) {
      if (letter !== HULL) zoneCalled.set(`${at + 1}${letter}`, zone(at, letter));
    }
  });
  const { width, height } = board;
  const edges = tileEdges({ width, cells, owner: board.owner, zones });
  const clash = edges.find(({ a, b }) => touchesInside(a, b, { width, cells, owner: board.owner }));
  if (clash) {
    throw new Misfit(
      'tiles',
      `expected ${zones[clash.a]!.label} and ${zones[clash.b]!.label} to meet inside a tile or across its edge, got both`,
    );
  }
  return { plan: { width, height, cells, zones, doors, shut: [...within, ...edges] }, zoneCalled };
}

/** The zones in reading order of their first cells (R-ES-1). */
function labelsOf(cells: readonly string[]): string[] {
  return [...new Set(cells)].filter((label) => label !== '');
}

// ─── laying tiles ────────────────────────────────────────────────────────────

interface Laid {
  readonly tile: Tile;
  readonly x: number;
  readonly y: number;
  /** With its number where several copies lie: Crew Quarters 2. */
  readonly name: Text;
}

function lay({ tile: id, x, y, rotation }: Placed, at: number, known: readonly Tile[]): Laid {
  const tile = known.find((one) => one.id === id);
  if (!tile) {
    throw new Misfit(
      `tiles[${at}].tile`,
      `expected one of ${known.map((one) => one.id).join(', ')}, got "${id}"`,
    );
  }
  return { tile: turned(tile, rotation), x, y, name: tile.name };
}

function expectApart(laid: readonly Laid[]): void {
  laid.forEach(({ tile, x, y }, at) => {
    const copies = laid.filter((other, i) => i <= at && other.tile.id === tile.id).length;
    if (copies > tile.copies) {
      throw new Misfit(
        `tiles[${at}].tile`,
        `expected ${tile.id} at most ${times(tile.copies)}, got it ${times(copies)}`,
      );
    }
    const under = laid.findIndex((other, i) => i < at && other.x === x && other.y === y);
    if (under >= 0) {
      throw new Misfit(
        `tiles[${at}]`,
        `expected a free place, got column ${x}, row ${y}, where tiles[${under}] lies`,
      );
    }
  });
}

function times(n: number): string {
  return n === 1 ? 'once' : n === 2 ? 'twice' : `${n} times`;
}

/** Two ports face to face. The zone further north or west gives the joined one its label. */
interface Join {
  readonly tiles: readonly [number, number];
  readonly labels: readonly [string, string];
}

function portJoins(laid: readonly Laid[]): Join[] {
  const joins: Join[] = [];
  laid.forEach((one, i) => {
    for (const side of ['E', 'S'] as const) {
      const j = laid.findIndex(
        ({ x, y }) => x === one.x + (side === 'E' ? 1 : 0) && y === one.y + (side === 'S' ? 1 : 0),
      );
      const facing = opposite(side);
      if (j < 0 || !one.tile.ports.includes(side) || !laid[j]!.tile.ports.includes(facing)) continue;
      joins.push({ tiles: [i, j], labels: [portLabel(laid, i, side), portLabel(laid, j, facing)] });
    }
  });
  return joins;
}

function portLabel(laid: readonly Laid[], at: number, side: Direction): string {
  return `${at + 1}${laid[at]!.tile.cells.join('')[portCells(side)[0]]}`;
}

function expectOneBoard(laid: readonly Laid[], joins: readonly Join[]): void {
  const reached = new Set([0]);
  for (const at of reached) {
    for (const { tiles } of joins) {
      if (tiles[0] === at) reached.add(tiles[1]);
      if (tiles[1] === at) reached.add(tiles[0]);
    }
  }
  const lost = laid.findIndex((_, at) => !reached.has(at));
  if (lost >= 0) {
    throw new Misfit(
      `tiles[${lost}]`,
      `expected a port facing a port of the rest of the ship, got ${laid[lost]!.tile.id} joined to nothing`,
    );
  }
}

// ─── cells, zones, edges ─────────────────────────────────────────────────────

function cellsOf(laid: readonly Laid[], joins: readonly Join[]) {
  const left = Math.min(...laid.map(({ x }) => x));
  const top = Math.min(...laid.map(({ y }) => y));
  const width = (Math.max(...laid.map(({ x }) => x)) - left + 1) * TILE_SIDE;
  const height = (Math.max(...laid.map(({ y }) => y)) - top + 1) * TILE_SIDE;
  const called = (label: string): string =>
    joins.find(({ labels }) => labels[1] === label)?.labels[0] ?? label;
  const labels: string[] = new Array(width * height).fill('');
  /** Which tile a cell is of; −1 between tiles. */
  const owner: number[] = new Array(width * height).fill(-1);
  laid.forEach(({ tile, x, y }, at) => {
    tile.cells.forEach((letters, row) => {
      [...letters].forEach((letter, column) => {
        const cell = ((y - top) * TILE_SIDE + row) * width + (x - left) * TILE_SIDE + column;
        owner[cell] = at;
        if (letter !== HULL) labels[cell] = called(`${at + 1}${letter}`);
      });
    });
  });
  return { width, height, labels, owner, called };
}

function zoneOf(label: string, laid: readonly Laid[], joins: readonly Join[]): ZonePlan {
  const at = Number.parseInt(label, 10) - 1;
  const letter = label.at(-1)!;
  const { tile } = laid[at]!;
  if (isRoom(letter)) return { kind: 'room', label, name: roomName(laid, at, letter), tiles: [at] };
  const join = joins.find(({ labels }) => labels[0] === label);
  if (join) {
    const [one, other] = join.tiles;
    return {
      kind: 'corridor',
      label,
      name: joinedName(numbered(laid, one), numbered(laid, other)),
      tiles: join.tiles,
    };
  }
  return { kind: 'corridor', label, name: corridorName(tile.cells, letter, numbered(laid, at)), tiles: [at] };
}

/** Copies of one tile are told apart by their number: Crew Quarters 2. */
function numbered(laid: readonly Laid[], at: number): Text {
  const { tile, name } = laid[at]!;
  const copies = laid.flatMap((other, i) => (other.tile.id === tile.id ? [i] : []));
  if (copies.length < 2) return name;
  const number = copies.indexOf(at) + 1;
  return { fr: `${name.fr} ${number}`, en: `${name.en} ${number}` };
}

function roomName(laid: readonly Laid[], at: number, letter: string): Text {
  const { tile } = laid[at]!;
  const name = tile.rooms[letter]!;
  const copies = laid.flatMap((other, i) => (other.tile.id === tile.id ? [i] : []));
  if (copies.length < 2) return name;
  const number = copies.indexOf(at) + 1;
  return { fr: `${name.fr} ${number}`, en: `${name.en} ${number}` };
}

interface Board {
  readonly width: number;
  readonly cells: readonly number[];
  readonly owner: readonly number[];
}

/** Corridor zones of different tiles that touch beside the ports: a wall, though no room is there. */
function tileEdges({ zones, ...board }: Board & { zones: readonly ZonePlan[] }): Plan['shut'] {
  const shut: { a: number; b: number; narrow: boolean }[] = [];
  eachContact(board, (a, b, sameTile) => {
    if (sameTile || zones[a]!.kind === 'room' || zones[b]!.kind === 'room') return;
    if (!shut.some((one) => one.a === a && one.b === b)) shut.push({ a, b, narrow: false });
  });
  return shut;
}

function touchesInside(a: number, b: number, board: Board): boolean {
  let found = false;
  eachContact(board, (x, y, sameTile) => {
    if (sameTile && x === a && y === b) found = true;
  });
  return found;
}

/** Every pair of cells side by side that belong to two zones, the lower zone first. */
function eachContact(
  { width, cells, owner }: Board,
  visit: (a: number, b: number, sameTile: boolean) => void,
): void {
  cells.forEach((from, cell) => {
    for (const side of ['E', 'S'] as const) {
      const beside = cellBeside(cell, side, width, cells.length);
      const to = beside < 0 ? -1 : cells[beside]!;
      if (from < 0 || to < 0 || from === to) continue;
      visit(Math.min(from, to), Math.max(from, to), owner[cell] === owner[beside]);
    }
  });
}
