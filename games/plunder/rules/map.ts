/**
 * A dungeon as drawn: the `.sdpmap` text and the plain data read from it.
 * What follows from the drawing (neighbours, sight, distances) is in `board.ts`; whether it is a fair
 * dungeon is asked in `map-check.ts`.
 */
import { TextError } from '@tablee/kernel';

/** The teams: Blue and Green, joined by Purple and Orange when more than two play (SDP-GOAL-4). */
export const COLOURS = ['blue', 'green', 'purple', 'orange'] as const;
export type Colour = (typeof COLOURS)[number];

/** Half-turn; quarter-turn; two mirrors; quarter-turn and mirrors; or no claim at all. */
export const SYMMETRIES = ['C2', 'C4', 'D2', 'D4', 'none'] as const;
export type Symmetry = (typeof SYMMETRIES)[number];

/** row × width + column, both from 0 at the top left. */
export type Square = number;

/** The edge shared by two orthogonal neighbours, the left or upper one first (SDP-BOARD-3). */
export type Wall = readonly [Square, Square];

export type DungeonMap = {
  readonly id: string;
  readonly name: { readonly fr: string; readonly en: string };
  readonly width: number;
  readonly height: number;
  /** The teams, in the order of their zones clockwise round the map (R-SDP-60). */
  readonly seats: readonly Colour[];
  readonly symmetry: Symmetry;
  /** Arrival zones (SDP-BOARD-7); empty for a colour that has no seat here. */
  readonly zones: Readonly<Record<Colour, readonly Square[]>>;
  /** Where treasures lie, or may be placed, when the game starts (SDP-BOARD-9). */
  readonly yellow: readonly Square[];
  /** Monster arrival squares (SDP-BOARD-10). */
  readonly stars: readonly Square[];
  /** Interior walls in reading order. The outer border is always wall and not listed. */
  readonly walls: readonly Wall[];
};

export const SMALLEST_SIDE = 3;
/** Columns are named by one letter. */
export const LARGEST_SIDE = 26;
/** Three times what the largest map needs: a text beyond it isn't read at all. */
export const LONGEST_TEXT = 20_000;

/** Reads a map from outside. Throws a `TextError` that names line and column. */
export function readMap(text: string): DungeonMap {
  if (text.length > LONGEST_TEXT) {
    throw new TextError(`expected at most ${LONGEST_TEXT} characters, got ${text.length}`, 1);
  }
  const lines = text.split(/\r?\n/).map((line) => line.trimEnd());
  const rule = lines.indexOf('---');
  if (rule < 0)
    throw new TextError("expected a line '---' between header and drawing, got none", lines.length);
  const header = readHeader(lines, rule);
  return { ...header, ...readDrawing(lines, rule + 1, header) };
}

/** `c4`: column letter, then row counted from 1 at the top. */
export function squareName(map: { readonly width: number }, square: Square): string {
  return `${columnName(square % map.width)}${Math.floor(square / map.width) + 1}`;
}

/** The square of that name; undefined when the name is ill-formed or outside the map. */
export function squareAt(
  map: { readonly width: number; readonly height: number },
  name: string,
): Square | undefined {
  const match = /^([a-z])([1-9]\d?)$/.exec(name);
  if (!match) return undefined;
  const column = match[1]!.charCodeAt(0) - LETTER_A;
  const row = Number(match[2]) - 1;
  return column < map.width && row < map.height ? row * map.width + column : undefined;
}

/** `c4|d4` for an upright wall, `c4/c5` for a level one. */
export function wallName(map: { readonly width: number }, [a, b]: Wall): string {
  return `${squareName(map, a)}${b - a === 1 ? '|' : '/'}${squareName(map, b)}`;
}

// ─── header ──────────────────────────────────────────────────────────────────

type Header = Pick<DungeonMap, 'id' | 'name' | 'width' | 'height' | 'seats' | 'symmetry'>;

const HEADER_KEYS = ['id', 'name', 'name-en', 'size', 'seats', 'symmetry'] as const;
type HeaderKey = (typeof HEADER_KEYS)[number];
type Entry = { readonly value: string; readonly line: number };

const LETTERS: ReadonlyMap<string, Colour> = new Map([
  ['B', 'blue'],
  ['G', 'green'],
  ['P', 'purple'],
  ['O', 'orange'],
]);
const LONGEST_NAME = 60;

function readHeader(lines: readonly string[], rule: number): Header {
  const entries = new Map<HeaderKey, Entry>();
  for (let i = 0; i < rule; i++) {
    const text = lines[i]!.trim();
    if (text === '') continue;
    const colon = text.indexOf(':');
    if (colon < 0) throw new TextError(`expected 'key: value', got '${text}'`, i + 1);
    const key = text.slice(0, colon).trim();
    if (!isHeaderKey(key)) {
      throw new TextError(`expected one of ${HEADER_KEYS.join(', ')}, got header '${key}'`, i + 1);
    }
    if (entries.has(key)) throw new TextError(`expected header '${key}' once, got it twice`, i + 1);
    entries.set(key, { value: text.slice(colon + 1).trim(), line: i + 1 });
  }
  const need = (key: HeaderKey): Entry => {
    const entry = entries.get(key);
    if (!entry) throw new TextError(`expected header '${key}' before '---', got none`, rule + 1);
    return entry;
  };
  const fr = readName(need('name'));
  return {
    id: readId(need('id')),
    name: { fr, en: entries.has('name-en') ? readName(need('name-en')) : fr },
    ...readSize(need('size')),
    seats: readSeats(need('seats')),
    symmetry: readSymmetry(need('symmetry')),
  };
}

function isHeaderKey(key: string): key is HeaderKey {
  return (HEADER_KEYS as readonly string[]).includes(key);
}

function readId({ value, line }: Entry): string {
  if (/^[a-z0-9]+(-[a-z0-9]+)*$/.test(value) && value.length <= LONGEST_NAME) return value;
  throw new TextError(`expected an id such as sdp-2p-1, got '${value}'`, line);
}

function readName({ value, line }: Entry): string {
  if (value !== '' && value.length <= LONGEST_NAME) return value;
  throw new TextError(`expected a name of 1 to ${LONGEST_NAME} characters, got ${value.length}`, line);
}

function readSize({ value, line }: Entry): { width: number; height: number } {
  const match = /^(\d{1,3})x(\d{1,3})$/.exec(value);
  const width = Number(match?.[1]);
  const height = Number(match?.[2]);
  if (isSide(width) && isSide(height)) return { width, height };
  throw new TextError(
    `expected a size from ${SMALLEST_SIDE}x${SMALLEST_SIDE} to ${LARGEST_SIDE}x${LARGEST_SIDE}, got '${value}'`,
    line,
  );
}

function isSide(n: number): boolean {
  return n >= SMALLEST_SIDE && n <= LARGEST_SIDE;
}

function readSeats({ value, line }: Entry): Colour[] {
  const seats: Colour[] = [];
  for (const letter of value.split(/\s+/)) {
    const colour = LETTERS.get(letter);
    if (!colour) throw new TextError(`expected seats among B, G, P, O, got '${letter}'`, line);
    if (seats.includes(colour)) throw new TextError(`expected each seat once, got '${letter}' twice`, line);
    seats.push(colour);
  }
  if (seats.length < 2) throw new TextError(`expected at least 2 seats, got ${seats.length}`, line);
  return seats;
}

function readSymmetry({ value, line }: Entry): Symmetry {
  const symmetry = SYMMETRIES.find((known) => known === value);
  if (symmetry) return symmetry;
  throw new TextError(`expected a symmetry among ${SYMMETRIES.join(', ')}, got '${value}'`, line);
}

// ─── drawing ─────────────────────────────────────────────────────────────────

/** Row number or blanks, for human eyes only. */
const GUTTER = 3;
const LETTER_A = 97;

/** One line of the drawing; `at` below counts its characters from the end of the gutter. */
type Drawn = { readonly text: string; readonly line: number };

type Found = { zones: Record<Colour, Square[]>; yellow: Square[]; stars: Square[]; walls: Wall[] };

function readDrawing(lines: readonly string[], start: number, header: Header): Found {
  const found: Found = {
    zones: { blue: [], green: [], purple: [], orange: [] },
    yellow: [],
    stars: [],
    walls: [],
  };
  const { height } = header;
  const first = isColumnHeader(lines[start]) ? start + 1 : start;
  for (let row = 0; row < height; row++) {
    readEdges(drawnLine(lines, first + 2 * row, `the edge line above row ${row + 1}`), row, header, found);
    readSquares(drawnLine(lines, first + 2 * row + 1, `the squares of row ${row + 1}`), row, header, found);
  }
  const last = first + 2 * height;
  readEdges(drawnLine(lines, last, `the edge line below row ${height}`), height, header, found);
  for (let i = last + 1; i < lines.length; i++) {
    if (lines[i] !== '')
      throw new TextError(`expected nothing below row ${height}, got '${lines[i]}'`, i + 1);
  }
  // A square's right side was read before the side below it.
  found.walls.sort((p, q) => p[0] - q[0]);
  return found;
}

/** `+---+   +`: the walls above a row, or below the last one. */
function readEdges(drawn: Drawn, row: number, { width, height }: Header, found: Found): void {
  const isBorder = row === 0 || row === height;
  for (let column = 0; column < width; column++) {
    expectGlyph(drawn, 4 * column, '+', `at a corner of column ${columnName(column)}`);
    const at = 4 * column + 1;
    const edge = drawn.text.slice(at, at + 3);
    if (isBorder && edge !== '---') {
      throw unexpected(
        drawn,
        at + oddOneOut(edge, '-'),
        `'---' (the outer border is closed) over column ${columnName(column)}`,
      );
    }
    if (edge === '---' && !isBorder) found.walls.push([(row - 1) * width + column, row * width + column]);
    if (edge !== '---' && edge !== '   ') {
      throw unexpected(
        drawn,
        at + oddOneOut(edge, edge[0] === '-' ? '-' : ' '),
        `'---' or '   ' over column ${columnName(column)}`,
      );
    }
  }
  expectGlyph(drawn, 4 * width, '+', 'at the right border');
  expectEnd(drawn, 4 * width + 1, width);
}

/** `| B   . |`: a row of squares and the walls on their left. */
function readSquares(drawn: Drawn, row: number, header: Header, found: Found): void {
  const { width, seats } = header;
  for (let column = 0; column < width; column++) {
    const square = row * width + column;
    const side = drawn.text[4 * column];
    if (column === 0) expectGlyph(drawn, 0, '|', '(the outer border is closed) on the left of column a');
    else if (side === '|') found.walls.push([square - 1, square]);
    else if (side !== ' ')
      throw unexpected(drawn, 4 * column, `'|' or ' ' on the left of column ${columnName(column)}`);

    const at = 4 * column + 2;
    const glyph = drawn.text[at] ?? '';
    const colour = LETTERS.get(glyph);
    expectGlyph(drawn, at - 1, ' ', `before the glyph of ${squareName(header, square)}`);
    if (glyph === '$') found.yellow.push(square);
    else if (glyph === '*') found.stars.push(square);
    else if (colour && seats.includes(colour)) found.zones[colour].push(square);
    else if (glyph !== '.') throw unexpected(drawn, at, `${glyphs(seats)} on ${squareName(header, square)}`);
    expectGlyph(drawn, at + 1, ' ', `after the glyph of ${squareName(header, square)}`);
  }
  expectGlyph(drawn, 4 * width, '|', '(the outer border is closed) at the right border');
  expectEnd(drawn, 4 * width + 1, width);
}

function isColumnHeader(line: string | undefined): boolean {
  return line !== undefined && /^[ a-z]*[a-z]$/.test(line.slice(GUTTER));
}

function drawnLine(lines: readonly string[], index: number, what: string): Drawn {
  const text = lines[index];
  if (text) return { text: text.slice(GUTTER), line: index + 1 };
  throw new TextError(
    `expected ${what}, got ${text === '' ? 'an empty line' : 'the end of the text'}`,
    index + 1,
  );
}

function expectGlyph(drawn: Drawn, at: number, glyph: string, where: string): void {
  if (drawn.text[at] !== glyph) throw unexpected(drawn, at, `'${glyph}' ${where}`);
}

function expectEnd(drawn: Drawn, at: number, width: number): void {
  if (at < drawn.text.length) throw unexpected(drawn, at, `the end of the line after ${width} columns`);
}

function unexpected(drawn: Drawn, at: number, expected: string): TextError {
  const came = drawn.text.codePointAt(at);
  const got = came === undefined ? 'the end of the line' : `'${String.fromCodePoint(came)}'`;
  // Past a line's end there is no character to point at: name the place where it should have gone on.
  const column = GUTTER + Math.min(at, drawn.text.length) + 1;
  return new TextError(`expected ${expected}, got ${got}`, drawn.line, column);
}

/** Where an edge of three characters stops being made of `of`. */
function oddOneOut(edge: string, of: string): number {
  const at = [...edge].findIndex((character) => character !== of);
  return at < 0 ? edge.length : at;
}

function glyphs(seats: readonly Colour[]): string {
  const letters = [...LETTERS.keys()].filter((letter) => seats.includes(LETTERS.get(letter)!));
  return ['.', '$', '*', ...letters].map((glyph) => `'${glyph}'`).join(' ');
}

function columnName(column: number): string {
  return String.fromCharCode(LETTER_A + column);
}
