/** Areas made ready: which squares each turn of a pattern covers from each square of the board, worked out once. */

/** The board is 6 × 6 (OV-SETUP-1); squares are numbered 0 to 35 in reading order. */
export const SIDE = 6;
export const SQUARES = SIDE * SIDE;

/** What a drawing says, before it is laid on a board. Squares are [rows down, columns right] of the caster. */
export type Drawing =
  | { readonly kind: 'mask'; readonly crossed: boolean; readonly squares: readonly Offset[] }
  | { readonly kind: 'infinite'; readonly crossed: boolean }
  /** `lines`: how far each line stands to the right of the caster. `all`: one effect for each of the four directions. */
  | { readonly kind: 'arrow'; readonly lines: readonly number[]; readonly all: boolean };
export type Offset = readonly [down: number, right: number];

export interface Area {
  readonly name: string;
  readonly drawing: Drawing;
  /** How many different turns there are: 1, 2 or 4; an arrow's are its directions up, right, down, left. */
  readonly turns: number;
  /** By turn, then by the caster's square: the squares covered. For arrows: every square of every line. */
  readonly covered: readonly (readonly (readonly number[])[])[];
  /** For arrows, by turn, then by the caster's square: the lines, each from the caster outward. */
  readonly lines: readonly (readonly (readonly (readonly number[])[])[])[];
  /** By the caster's square: covered in some turn. */
  readonly reached: readonly (readonly number[])[];
  /** By caster's square × 36 + square: a bit for each turn that covers it. */
  readonly turnsAt: Uint8Array;
}

/** Says what is wrong with a drawing and where: `row 2 › column 3: expected one of . # X x >, got "o"`. */
export class BadDrawing extends Error {
  override readonly name = 'BadDrawing';
}

export function areaOf(name: string, drawn: string): Area {
  const drawing = readDrawing(drawn);
  const lines = linesOf(drawing);
  const all = coveredOf(drawing, lines);
  const turns = drawing.kind === 'arrow' ? (drawing.all ? 1 : 4) : differentTurns(all);
  const covered = all.slice(0, turns);
  return {
    name,
    drawing,
    turns,
    covered,
    lines: lines.slice(0, drawing.kind === 'arrow' ? 4 : 0),
    reached: BOARD.map((from) => union(covered.map((turn) => turn[from]!))),
    turnsAt: turnsAt(covered),
  };
}

export function readDrawing(drawn: string): Drawing {
  if (drawn === '∞') return { kind: 'infinite', crossed: false };
  if (drawn === '∞x') return { kind: 'infinite', crossed: true };
  const rows = drawn
    .trim()
    .split('\n')
    .map((row) => row.trim().split(/\s+/));
  const [squares, arrows]: [Offset[], Offset[]] = [[], []];
  let caster: Offset | null = null;
  let crossed = false;
  rows.forEach((row, r) => {
    row.forEach((mark, c) => {
      if (mark === '#') squares.push([r, c]);
      else if (mark === '>') arrows.push([r, c]);
      else if (mark === 'X' || mark === 'x') {
        if (caster) refuse(r, c, 'one caster (X or x) only', mark);
        caster = [r, c];
        crossed = mark === 'x';
      } else if (mark !== '.') refuse(r, c, 'one of . # X x >, with spaces between', mark);
    });
  });
  if (!caster) throw new BadDrawing('expected a caster (X, or x with a white cross), or ∞, or ∞x');
  const [down, right] = caster as Offset;
  const from = ([r, c]: Offset): Offset => [r - down, c - right];
  if (arrows.length === 0) return { kind: 'mask', crossed, squares: squares.map(from) };
  if (squares.length > 0) throw new BadDrawing('expected an arrow (>) or squares (#), not both');
  const around = arrows.map(from);
  if (around.length === 4 && around.every(([r, c]) => Math.abs(r) + Math.abs(c) === 1))
    return { kind: 'arrow', lines: [0], all: true };
  if (around.some(([r]) => r !== -1))
    throw new BadDrawing('expected the arrows on the row above the caster, or all four round it');
  return { kind: 'arrow', lines: around.map(([, c]) => c), all: false };
}

function refuse(row: number, column: number, expected: string, got: string): never {
  throw new BadDrawing(
    `row ${row + 1} › column ${column + 1}: expected ${expected}, got ${JSON.stringify(got)}`,
  );
}

const BOARD = Array.from({ length: SQUARES }, (_, square) => square);
const rowOf = (square: number): number => Math.floor(square / SIDE);
const columnOf = (square: number): number => square % SIDE;
const at = (row: number, column: number): number =>
  row < 0 || row >= SIDE || column < 0 || column >= SIDE ? -1 : row * SIDE + column;

/** Turned clockwise by so many quarters. */
function turned([down, right]: Offset, quarters: number): Offset {
  switch (quarters) {
    case 0:
      return [down, right];
    case 1:
      return [right, -down];
    case 2:
      return [-down, -right];
    default:
      return [-right, down];
  }
}

function coveredOf(drawing: Drawing, lines: Area['lines']): number[][][] {
  if (drawing.kind === 'infinite') return [BOARD.map(() => [...BOARD])];
  if (drawing.kind === 'arrow') {
    const four = lines.map((turn) => turn.map((each) => each.flat().sort((a, b) => a - b)));
    return drawing.all ? [BOARD.map((from) => union(four.map((turn) => turn[from]!)))] : four;
  }
  return [0, 1, 2, 3].map((quarters) =>
    BOARD.map((from) =>
      drawing.squares
        .map((offset) => turned(offset, quarters))
        .map(([down, right]) => at(rowOf(from) + down, columnOf(from) + right))
        .filter((square) => square >= 0)
        .sort((a, b) => a - b),
    ),
  );
}

/** Each line starts level with the square in front of the caster and goes outward to the edge (R-OV-81). */
function linesOf(drawing: Drawing): number[][][][] {
  if (drawing.kind !== 'arrow') return [];
  return [0, 1, 2, 3].map((quarters) =>
    BOARD.map((from) =>
      drawing.lines.map((right) => {
        const line: number[] = [];
        for (let ahead = 1; ahead < SIDE; ahead++) {
          const [down, across] = turned([-ahead, right], quarters);
          const square = at(rowOf(from) + down, columnOf(from) + across);
          if (square < 0) break;
          line.push(square);
        }
        return line;
      }),
    ),
  );
}

/** A pattern that looks the same after a half or quarter turn has fewer turns to choose from. */
function differentTurns(all: readonly number[][][]): number {
  const same = (turn: number): boolean => JSON.stringify(all[turn]) === JSON.stringify(all[0]);
  if (all.length === 1 || same(1)) return 1;
  return same(2) ? 2 : 4;
}

function union(lists: readonly (readonly number[])[]): number[] {
  return [...new Set(lists.flat())].sort((a, b) => a - b);
}

function turnsAt(covered: Area['covered']): Uint8Array {
  const bits = new Uint8Array(SQUARES * SQUARES);
  covered.forEach((turn, quarters) => {
    turn.forEach((squares, from) => {
      for (const square of squares) bits[from * SQUARES + square]! |= 1 << quarters;
    });
  });
  return bits;
}
