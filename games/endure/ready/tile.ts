/**
 * A ship tile as text: a header, a line `---`, and the drawing of its six by six cells. A side has a port on its two middle
 * cells, or is sealed. What holds of every tile is checked here, so that tiles can be laid in any way that ports allow.
 */
import { TextError } from '@tablee/kernel';
import { DIRECTIONS, type Direction, type Tile } from '../printed.ts';
import { type Drawing, HULL, isRoom, readDrawingLines } from './drawing.ts';

export const TILE_SIDE = 6;

const KEYS = ['tile', 'name', 'name-en', 'motif', 'copies', 'ports'] as const;
type Key = (typeof KEYS)[number];
type Entry = { readonly value: string; readonly line: number; readonly column: number };

/** Reads a tile from outside. Throws a `TextError` that names line and column. */
export function readTile(text: string): Tile {
  const lines = text.split(/\r?\n/);
  const rule = lines.findIndex((line) => line.trim() === '---');
  if (rule < 0)
    throw new TextError("expected a line '---' between header and drawing, got none", lines.length);
  const header = readHeader(lines, rule);
  const drawing = readDrawingLines(lines, rule + 1);
  expectTile(drawing, lines, rule + 1);
  return {
    id: readId(header('tile')),
    name: { fr: readName(header('name')), en: readName(header('name-en', header('name'))) },
    motif: readId(header('motif')),
    copies: readCopies(header('copies', null)),
    ports: readPorts(header('ports'), drawing),
    cells: Array.from({ length: TILE_SIDE }, (_, row) =>
      drawing.cells.slice(row * TILE_SIDE, (row + 1) * TILE_SIDE),
    ),
    doors: drawing.doors.map(({ a, b, side, open }) => ({
      a,
      b,
      side,
      ...(open ? {} : { closed: true as const }),
    })),
    narrow: drawing.narrow,
    walls: drawing.walls,
    rooms: drawing.names,
  };
}

interface Header {
  (key: Key): Entry;
  (key: Key, otherwise: Entry): Entry;
  (key: Key, otherwise: null): Entry | null;
}

function readHeader(lines: readonly string[], rule: number): Header {
  const entries = new Map<string, Entry>();
  for (let at = 0; at < rule; at++) {
    const text = lines[at]!;
    if (text.trim() === '') continue;
    const colon = text.indexOf(':');
    if (colon < 0) throw new TextError(`expected 'key: value', got '${text.trim()}'`, at + 1);
    const key = text.slice(0, colon).trim();
    if (!(KEYS as readonly string[]).includes(key)) {
      throw new TextError(`expected one of ${KEYS.join(', ')}, got '${key}'`, at + 1, 1);
    }
    if (entries.has(key)) throw new TextError(`expected '${key}' once, got it twice`, at + 1, 1);
    const value = text.slice(colon + 1);
    const blank = value.length - value.trimStart().length;
    entries.set(key, { value: value.trim(), line: at + 1, column: colon + 2 + blank });
  }
  return ((key: Key, otherwise?: Entry | null) => {
    const entry = entries.get(key) ?? otherwise;
    if (entry === undefined) throw new TextError(`expected '${key}: …' before '---', got none`, rule + 1);
    return entry;
  }) as Header;
}

function readId({ value, line, column }: Entry): string {
  if (/^[a-z0-9]+(-[a-z0-9]+)*$/.test(value) && value.length <= 40) return value;
  throw new TextError(`expected small letters, digits and hyphens, got '${value}'`, line, column);
}

function readName({ value, line, column }: Entry): string {
  if (value.length > 0 && value.length <= 40) return value;
  throw new TextError(`expected a name of 1 to 40 characters, got ${value.length}`, line, column);
}

function readCopies(entry: Entry | null): number {
  if (entry === null) return 1;
  if (/^[1-4]$/.test(entry.value)) return Number(entry.value);
  throw new TextError(`expected a number from 1 to 4, got '${entry.value}'`, entry.line, entry.column);
}

function expectTile(drawing: Drawing, lines: readonly string[], from: number): void {
  const first = lines.findIndex((line, at) => at >= from && line.trim() !== '') + 1;
  if (drawing.width !== TILE_SIDE || drawing.height !== TILE_SIDE) {
    throw new TextError(
      `expected ${TILE_SIDE} rows of ${TILE_SIDE} cells, got ${drawing.height} of ${drawing.width}`,
      first,
    );
  }
  const rooms = new Set([...drawing.cells].filter(isRoom));
  if (rooms.size < 2) throw new TextError(`expected at least 2 rooms, got ${rooms.size}`, first);
  for (const room of rooms) {
    if (!drawing.names[room])
      throw new TextError(`expected a name for room ${room}: '${room}: … / …'`, lines.length);
  }
}

function readPorts({ value, line, column }: Entry, drawing: Drawing): Direction[] {
  const ports: Direction[] = [];
  for (const name of value.split(/[\s,]+/)) {
    const side = DIRECTIONS.find((one) => one === name);
    if (side === undefined)
      throw new TextError(`expected sides among N, E, S, W, got '${name}'`, line, column);
    if (ports.includes(side)) throw new TextError(`expected each side once, got ${name} twice`, line, column);
    const [one, other] = portCells(side).map((cell) => drawing.cells[cell]!);
    if (one !== other || isRoom(one!) || one === HULL) {
      throw new TextError(
        `expected one corridor zone on the two middle cells of side ${name}, got '${one}${other}'`,
        line,
        column,
      );
    }
    const before = ports.find((port) => drawing.cells[portCells(port)[0]!] === one);
    if (before !== undefined) {
      throw new TextError(
        `expected a corridor zone to touch one port, got ${one} at ${before} and ${name}`,
        line,
        column,
      );
    }
    ports.push(side);
  }
  return DIRECTIONS.filter((side) => ports.includes(side));
}

/** The two middle cells of a side. */
export function portCells(side: Direction): readonly [number, number] {
  const last = TILE_SIDE - 1;
  const [low, high] = [TILE_SIDE / 2 - 1, TILE_SIDE / 2];
  if (side === 'N') return [low, high];
  if (side === 'S') return [last * TILE_SIDE + low, last * TILE_SIDE + high];
  if (side === 'E') return [low * TILE_SIDE + last, high * TILE_SIDE + last];
  return [low * TILE_SIDE, high * TILE_SIDE];
}

/** The tile as it lies after so many quarter turns clockwise. */
export function turned(tile: Tile, quarters: number): Tile {
  if (quarters === 0) return tile;
  const turn = (side: Direction): Direction => DIRECTIONS[(DIRECTIONS.indexOf(side) + quarters) % 4]!;
  let { cells } = tile;
  for (let i = 0; i < quarters; i++) cells = quarterTurn(cells);
  const ports = tile.ports.map(turn);
  return {
    ...tile,
    cells,
    ports: DIRECTIONS.filter((side) => ports.includes(side)),
    doors: tile.doors.map((door) => ({ ...door, side: turn(door.side) })),
  };
}

/** What was the left column, from the bottom up, is the top row. */
function quarterTurn(rows: readonly string[]): string[] {
  return rows.map((_, at) =>
    rows
      .map((row) => row[at])
      .reverse()
      .join(''),
  );
}
