/**
 * A deck as drawn (R-ES-1): one character a cell, the top row north. `A`-`Z` a room, `a`-`z` a corridor zone, `.` hull.
 * Below the drawing, in any order: `doors: A-n open, B(E)-e closed`, `walls: x-y`, `narrow: x-y`, and names of rooms
 * (`A: Le Réfectoire / The Mess`).
 */
import { type Text, TextError } from '@tablee/kernel';
import { DIRECTIONS, type Direction } from '../printed.ts';

export interface DrawnDoor {
  readonly a: string;
  readonly b: string;
  /** The side of `a` the door is on. */
  readonly side: Direction;
  readonly open: boolean;
}

export interface Drawing {
  readonly width: number;
  readonly height: number;
  /** One letter a cell, row by row; `.` is hull. */
  readonly cells: string;
  readonly doors: readonly DrawnDoor[];
  /** Borders between corridor zones that are walls all the same. */
  readonly walls: readonly (readonly [string, string])[];
  /** Gaps too narrow to walk or look through (R-ES-5). */
  readonly narrow: readonly (readonly [string, string])[];
  readonly names: Readonly<Record<string, Text>>;
}

export const LARGEST_SIDE = 60;
const LONGEST_TEXT = 20_000;
const LONGEST_NAME = 60;
export const HULL = '.';

export function isRoom(letter: string): boolean {
  return letter >= 'A' && letter <= 'Z';
}

/** Reads a drawing from outside. Throws a `TextError` that names line and column. */
export function readDrawing(text: string): Drawing {
  if (text.length > LONGEST_TEXT) {
    throw new TextError(`expected at most ${LONGEST_TEXT} characters, got ${text.length}`, 1);
  }
  return readDrawingLines(text.split(/\r?\n/), 0);
}

/** The same, of the lines from `first` on; errors count lines from the beginning of all of them. */
export function readDrawingLines(lines: readonly string[], first: number): Drawing {
  const drawing: string[] = [];
  const top = skipBlank(lines, first);
  let at = top;
  for (; at < lines.length; at++) {
    const row = lines[at]!.trimEnd();
    if (row === '' || row.includes(':')) break;
    expectCells(row, at + 1, drawing[0]?.length);
    drawing.push(row);
  }
  if (drawing.length === 0)
    throw new TextError('expected a drawing, got none', top === lines.length ? 1 : at + 1);
  if (drawing.length > LARGEST_SIDE) {
    throw new TextError(`expected at most ${LARGEST_SIDE} rows, got ${drawing.length}`, top + 1);
  }
  const width = drawing[0]!.length;
  const cells = drawing.join('');
  expectWhole(cells, width, top + 1);
  return { width, height: drawing.length, cells, ...readLegend(lines, at, cells, width) };
}

function skipBlank(lines: readonly string[], from: number): number {
  let at = from;
  while (at < lines.length && lines[at]!.trim() === '') at++;
  return at;
}

function expectCells(row: string, line: number, width: number | undefined): void {
  const odd = row.search(/[^A-Za-z.]/);
  if (odd >= 0) {
    throw new TextError(
      `expected A-Z for a room, a-z for a corridor zone or '.' for hull, got '${row[odd]}'`,
      line,
      odd + 1,
    );
  }
  if (row.length > LARGEST_SIDE) {
    throw new TextError(`expected at most ${LARGEST_SIDE} cells in a row, got ${row.length}`, line);
  }
  if (width !== undefined && row.length !== width) {
    throw new TextError(
      `expected ${width} cells as in the first row, got ${row.length}`,
      line,
      Math.min(row.length, width) + 1,
    );
  }
}

/** A zone is one piece: every cell of a letter can be reached from its first one. */
function expectWhole(cells: string, width: number, firstLine: number): void {
  const reached = new Set<number>();
  const begun = new Set<string>();
  for (let cell = 0; cell < cells.length; cell++) {
    const letter = cells[cell]!;
    if (letter === HULL || reached.has(cell)) continue;
    if (begun.has(letter)) {
      const line = firstLine + Math.floor(cell / width);
      throw new TextError(
        `expected zone '${letter}' in one piece, got another piece`,
        line,
        (cell % width) + 1,
      );
    }
    begun.add(letter);
    const open = [cell];
    reached.add(cell);
    for (let next = open.pop(); next !== undefined; next = open.pop()) {
      for (const side of DIRECTIONS) {
        const to = cellBeside(next, side, width, cells.length);
        if (to >= 0 && cells[to] === letter && !reached.has(to)) {
          reached.add(to);
          open.push(to);
        }
      }
    }
  }
}

/** The cell on that side, or −1 outside. */
export function cellBeside(cell: number, side: Direction, width: number, cells: number): number {
  if (side === 'N') return cell >= width ? cell - width : -1;
  if (side === 'S') return cell + width < cells ? cell + width : -1;
  if (side === 'E') return (cell + 1) % width === 0 ? -1 : cell + 1;
  return cell % width === 0 ? -1 : cell - 1;
}

/** On which sides of `a` lies `b`. */
export function sidesBetween(cells: string, width: number, a: string, b: string): Direction[] {
  return DIRECTIONS.filter((side) =>
    [...cells].some((letter, cell) => {
      const to = cellBeside(cell, side, width, cells.length);
      return letter === a && to >= 0 && cells[to] === b;
    }),
  );
}

/** The side facing it. */
export function opposite(side: Direction): Direction {
  return DIRECTIONS[(DIRECTIONS.indexOf(side) + 2) % 4]!;
}

// ─── below the drawing ───────────────────────────────────────────────────────

type Legend = Pick<Drawing, 'doors' | 'walls' | 'narrow' | 'names'>;

function readLegend(lines: readonly string[], from: number, cells: string, width: number): Legend {
  const doors: DrawnDoor[] = [];
  const walls: [string, string][] = [];
  const narrow: [string, string][] = [];
  const names: Record<string, Text> = {};
  for (let at = skipBlank(lines, from); at < lines.length; at++) {
    const text = lines[at]!.trimEnd();
    if (text.trim() === '') continue;
    const colon = text.indexOf(':');
    if (colon < 0) {
      throw new TextError(
        `expected 'doors:', 'walls:', 'narrow:' or a room's name, got '${text.trim()}'`,
        at + 1,
      );
    }
    const key = text.slice(0, colon).trim();
    const legend = new Line(text, colon + 1, at + 1, cells, width);
    if (key === 'doors') readDoors(legend, doors);
    else if (key === 'walls') readBorders(legend, walls);
    else if (key === 'narrow') readBorders(legend, narrow);
    else if (key.length === 1 && cells.includes(key) && isRoom(key)) names[key] = readRoomName(legend);
    else {
      throw new TextError(
        `expected 'doors', 'walls', 'narrow' or the letter of a room, got '${key}'`,
        at + 1,
        1,
      );
    }
  }
  return { doors, walls, narrow, names };
}

/** The rest of a line below the drawing, read from left to right. */
class Line {
  readonly text: string;
  readonly line: number;
  readonly cells: string;
  readonly width: number;
  at: number;

  constructor(text: string, at: number, line: number, cells: string, width: number) {
    this.text = text;
    this.at = at;
    this.line = line;
    this.cells = cells;
    this.width = width;
  }

  /** What matches next, blanks and commas skipped; undefined when something else comes. */
  take(pattern: RegExp): string | undefined {
    while (this.text[this.at] === ' ' || this.text[this.at] === ',') this.at++;
    const match = new RegExp(pattern.source, 'y');
    match.lastIndex = this.at;
    const found = match.exec(this.text)?.[0];
    if (found !== undefined) this.at += found.length;
    return found;
  }

  get done(): boolean {
    this.take(/(?:)/);
    return this.at >= this.text.length;
  }

  error(expected: string, column = this.at + 1): TextError {
    const got =
      column > this.text.length
        ? 'the end of the line'
        : `'${this.text.slice(column - 1).split(/[\s,]/)[0]}'`;
    return new TextError(`expected ${expected}, got ${got}`, this.line, column);
  }

  zone(): string {
    this.take(/(?:)/);
    const column = this.at + 1;
    const letter = this.take(/[A-Za-z]/);
    if (letter === undefined || !this.cells.includes(letter))
      throw this.error('a zone of the drawing', column);
    return letter;
  }
}

const SIDES = /\([NESW]\)/;

function readDoors(line: Line, doors: DrawnDoor[]): void {
  while (!line.done) {
    const start = line.at + 1;
    const a = line.zone();
    const said = line.take(SIDES);
    if (line.take(/-/) === undefined) throw line.error(`'-' after ${a}, as in 'A-n' or 'A(E)-n'`);
    const b = line.zone();
    if (!isRoom(a) && !isRoom(b)) {
      throw new TextError(`expected a room on at least one side of door ${a}-${b}`, line.line, start);
    }
    const side = doorSide(line, a, b, said, start);
    const state = line.take(/open\b|closed\b/);
    if (doors.some((one) => isSameDoor(one, a, b, side))) {
      throw new TextError(`expected one door on that wall between ${a} and ${b}, got two`, line.line, start);
    }
    doors.push({ a, b, side, open: state !== 'closed' });
  }
}

function doorSide(line: Line, a: string, b: string, said: string | undefined, column: number): Direction {
  const sides = sidesBetween(line.cells, line.width, a, b);
  if (sides.length === 0) throw new TextError(`expected ${a} and ${b} to share a wall`, line.line, column);
  if (said === undefined) {
    if (sides.length === 1) return sides[0]!;
    throw new TextError(
      `expected a side, as in '${a}(${sides[0]})-${b}': they share walls on ${sides.join(' and ')}`,
      line.line,
      column,
    );
  }
  const side = said[1] as Direction;
  if (sides.includes(side)) return side;
  throw new TextError(
    `expected ${b} on side ${sides.join(' or ')} of ${a}, got ${said[1]}`,
    line.line,
    column,
  );
}

function isSameDoor(door: DrawnDoor, a: string, b: string, side: Direction): boolean {
  if (door.a === a && door.b === b) return door.side === side;
  return door.a === b && door.b === a && door.side === opposite(side);
}

function readBorders(line: Line, into: [string, string][]): void {
  while (!line.done) {
    const start = line.at + 1;
    const a = line.zone();
    if (line.take(/-/) === undefined) throw line.error(`'-' after ${a}, as in 'x-y'`);
    const b = line.zone();
    if (isRoom(a) || isRoom(b)) {
      throw new TextError(
        `expected two corridor zones, got ${a}-${b}: a room has walls anyway`,
        line.line,
        start,
      );
    }
    if (sidesBetween(line.cells, line.width, a, b).length === 0) {
      throw new TextError(`expected ${a} and ${b} to share a border`, line.line, start);
    }
    into.push([a, b]);
  }
}

/** `Le Réfectoire / The Mess`, French first. */
function readRoomName(line: Line): Text {
  const [fr, en, more] = line.text
    .slice(line.at)
    .split(' / ')
    .map((name) => name.trim());
  if (!fr || !en || more !== undefined) {
    throw new TextError(
      `expected a French and an English name with ' / ' between them`,
      line.line,
      line.at + 1,
    );
  }
  for (const name of [fr, en]) {
    if (name.length > LONGEST_NAME) {
      throw new TextError(
        `expected a name of at most ${LONGEST_NAME} characters, got ${name.length}`,
        line.line,
      );
    }
  }
  return { fr, en };
}
