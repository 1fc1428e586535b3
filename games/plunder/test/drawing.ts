/** Small dungeons drawn in the tests themselves, with figures on them. */
import { type Board, makeBoard } from '../rules/board.ts';
import {
  type DungeonMap,
  readMap,
  SMALLEST_SIDE,
  type Square,
  squareAt,
  squareName,
  type Wall,
} from '../rules/map.ts';

export type Scene = {
  readonly board: Board;
  readonly a: Square;
  readonly b: Square;
  readonly occupied: Uint8Array;
};

/** Reads a drawing with A, B and figures m. It may be smaller than a map: floor is added on the right and below. */
export function scene(drawing: string): Scene {
  const lines = padded(drawing.split('\n').filter((line) => line.trim() !== ''));
  const width = (lines[0]!.length - 1) / 4;
  const height = (lines.length - 1) / 2;
  const occupied = new Uint8Array(width * height);
  const ends: Record<string, Square> = {};
  for (let square = 0; square < occupied.length; square++) {
    const glyph = lines[2 * Math.floor(square / width) + 1]![4 * (square % width) + 2]!;
    if (glyph === 'A' || glyph === 'B') ends[glyph] = square;
    if (/[ABm]/.test(glyph)) occupied[square] = 1;
  }
  const text = [
    'id: scene\nname: Scène',
    `size: ${width}x${height}`,
    'seats: B G\nsymmetry: none\n---',
    ...lines.map((line) => `   ${line.replaceAll(/[ABm]/g, '.')}`),
  ].join('\n');
  return { board: makeBoard(readMap(text)), a: ends.A!, b: ends.B!, occupied };
}

/** A map without zones, stars or treasures, with the walls of these names (`c4|d4`, `c4/c5`). */
export function bareMap(width: number, height: number, walls: readonly string[] = []): DungeonMap {
  const size = { width, height };
  return {
    id: 'bare',
    name: { fr: 'Nu', en: 'Bare' },
    ...size,
    seats: ['blue', 'green'],
    symmetry: 'none',
    zones: { blue: [], green: [], purple: [], orange: [] },
    yellow: [],
    stars: [],
    walls: walls.map((name): Wall => {
      const [a, b] = name.split(/[|/]/);
      return [squareAt(size, a!)!, squareAt(size, b!)!];
    }),
  };
}

/** All edges between squares of a board of that size. */
export function allEdges(width: number, height: number): Wall[] {
  const edges: Wall[] = [];
  for (let square = 0; square < width * height; square++) {
    if (square % width < width - 1) edges.push([square, square + 1]);
    if (square + width < width * height) edges.push([square, square + width]);
  }
  return edges;
}

/** Names of squares, in reading order. */
export function names(board: Board, squares: readonly Square[]): string {
  return squares.map((square) => squareName(board, square)).join(' ');
}

function padded(drawn: readonly string[]): string[] {
  const missing = Math.max(0, SMALLEST_SIDE - (drawn[0]!.length - 1) / 4);
  const lines = drawn.map((line, i) => line + (i % 2 === 0 ? '---+' : ' . |').repeat(missing));
  const columns = (lines[0]!.length - 1) / 4;
  while (lines.length < 2 * SMALLEST_SIDE + 1) {
    lines.push(`|${' . |'.repeat(columns)}`, `+${'---+'.repeat(columns)}`);
  }
  return lines;
}

/** The drawing with other glyphs on some squares: `{ c4: '*' }`. */
export function withGlyphs(text: string, glyphs: Readonly<Record<string, string>>): string {
  return Object.entries(glyphs).reduce((drawn, [square, glyph]) => {
    const { column, row } = placeOf(square);
    return replaced(drawn, 2 * row + 1, 4 * column + 2, glyph);
  }, text);
}

/** The drawing with these walls more. */
export function withWalls(text: string, walls: readonly string[]): string {
  return walls.reduce((drawn, name) => redrawn(drawn, name, { upright: '|', level: '---' }), text);
}

/** The drawing with these walls gone. */
export function withoutWalls(text: string, walls: readonly string[]): string {
  return walls.reduce((drawn, name) => redrawn(drawn, name, { upright: ' ', level: '   ' }), text);
}

function redrawn(
  text: string,
  name: string,
  as: { readonly upright: string; readonly level: string },
): string {
  const second = placeOf(name.split(/[|/]/)[1]!);
  return name.includes('|')
    ? replaced(text, 2 * second.row + 1, 4 * second.column, as.upright)
    : replaced(text, 2 * second.row, 4 * second.column + 1, as.level);
}

function placeOf(square: string): { column: number; row: number } {
  return { column: square.charCodeAt(0) - 97, row: Number(square.slice(1)) - 1 };
}

/** `line` and `at` count from the top left corner of the board. */
function replaced(text: string, line: number, at: number, by: string): string {
  const lines = text.split('\n');
  const index = lines.findIndex((drawn) => drawn.startsWith('   +')) + line;
  const drawn = lines[index]!;
  lines[index] = drawn.slice(0, 3 + at) + by + drawn.slice(3 + at + by.length);
  return lines.join('\n');
}
