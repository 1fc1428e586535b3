/**
 * What follows from a drawing, worked out once a map: who is next to whom, zones, stars, distances.
 * Squares are indices, tables are flat: rules ask these questions hundreds of times a turn.
 */
import { Roads } from '@tablee/kernel';
import { COLOURS, type DungeonMap, type Square } from './map.ts';

export type Board = {
  readonly map: DungeonMap;
  readonly width: number;
  readonly height: number;
  readonly squares: number;
  readonly columnOf: Uint8Array;
  readonly rowOf: Uint8Array;
  /** The closed sides of each square, as the bits LEFT, RIGHT, ABOVE, BELOW; the border is closed. */
  readonly sides: Uint8Array;
  /** The adjacent squares in the sense of R-SDP-1, in reading order. Only walls count, never figures (R-SDP-3). */
  readonly near: readonly (readonly Square[])[];
  /** Those of `near` reached by a horizontal or vertical step (SDP-MOVE-4). */
  readonly nearStraight: readonly (readonly Square[])[];
  /** All neighbours there are, through walls too; never beyond the border (R-SDP-52). */
  readonly around: readonly (readonly Square[])[];
  /** Which team's arrival zone, as an index into COLOURS; -1 for plain floor. */
  readonly zoneOf: Int8Array;
  /** 1 on the monster arrival squares; what is drawn there matters to nothing else (SDP-BOARD-11). */
  readonly isStar: Uint8Array;
  /** 1 on the yellow squares. */
  readonly isYellow: Uint8Array;
};

export const LEFT = 1;
export const RIGHT = 2;
export const ABOVE = 4;
export const BELOW = 8;

export function makeBoard(map: DungeonMap): Board {
  const { width, height } = map;
  const squares = width * height;
  const all = Array.from({ length: squares }, (_, square) => square);
  const board = {
    map,
    width,
    height,
    squares,
    columnOf: Uint8Array.from(all, (square) => square % width),
    rowOf: Uint8Array.from(all, (square) => Math.floor(square / width)),
    sides: closedSides(map),
    zoneOf: new Int8Array(squares).fill(-1),
    isStar: new Uint8Array(squares),
    isYellow: new Uint8Array(squares),
  };
  for (const square of map.stars) board.isStar[square] = 1;
  for (const square of map.yellow) board.isYellow[square] = 1;
  COLOURS.forEach((colour, index) => {
    for (const square of map.zones[colour]) board.zoneOf[square] = index;
  });
  const around = all.map((a) => all.filter((b) => distance(board, a, b) === 1));
  const near = around.map((neighbours, a) => neighbours.filter((b) => isStepOpen(board, a, b)));
  const nearStraight = near.map((neighbours, a) => neighbours.filter((b) => !isDiagonal(board, a, b)));
  return { ...board, around, near, nearStraight };
}

/** Of two neighbouring squares: do they touch at a corner only? */
export function isDiagonal(board: Pick<Board, 'width'>, a: Square, b: Square): boolean {
  const apart = a < b ? b - a : a - b;
  return apart !== 1 && apart !== board.width;
}

/** Columns or rows apart, whichever is more; walls ignored. The price of a Téléportation (R-SDP-54). */
export function distance(board: Pick<Board, 'columnOf' | 'rowOf'>, a: Square, b: Square): number {
  const columns = Math.abs(board.columnOf[a]! - board.columnOf[b]!);
  const rows = Math.abs(board.rowOf[a]! - board.rowOf[b]!);
  return columns > rows ? columns : rows;
}

/** Is there a wall on the edge shared by these orthogonal neighbours? */
export function isWall(board: Pick<Board, 'sides'>, a: Square, b: Square): boolean {
  return (board.sides[a]! & sideTowards(a, b)) !== 0;
}

/**
 * Steps from the nearest of the given squares to every square of the empty board, by orthogonal steps or by
 * diagonal ones too; -1 where no way leads.
 */
export function walkingDistances(
  board: Board,
  from: Iterable<Square>,
  { diagonal }: { readonly diagonal: boolean },
): Int16Array {
  const near = diagonal ? board.near : board.nearStraight;
  const roads = new Roads(board.squares).spread(from, (at, step) => near[at]!.forEach(step));
  return Int16Array.from({ length: board.squares }, (_, square) => roads.stepsTo(square));
}

function closedSides({ width, height, walls }: DungeonMap): Uint8Array {
  const sides = new Uint8Array(width * height);
  const close = (square: Square, side: number): void => {
    sides[square] = sides[square]! | side;
  };
  for (let column = 0; column < width; column++) {
    close(column, ABOVE);
    close((height - 1) * width + column, BELOW);
  }
  for (let row = 0; row < height; row++) {
    close(row * width, LEFT);
    close(row * width + width - 1, RIGHT);
  }
  for (const [a, b] of walls) {
    close(a, b - a === 1 ? RIGHT : BELOW);
    close(b, b - a === 1 ? LEFT : ABOVE);
  }
  return sides;
}

function sideTowards(a: Square, b: Square): number {
  if (b - a === 1) return RIGHT;
  if (a - b === 1) return LEFT;
  return b > a ? BELOW : ABOVE;
}

/**
 * May one step, strike or reach from a square to this neighbour? Straight: no wall between. Diagonal: stopped
 * only by wall on both sides of the corner crossed; the end of one wall or the outside of an angle is
 * free passage, a figure beside it or not (SDP-BOARD-4, SDP-BOARD-6, SDP-MOVE-6, SDP-FAQ-1, SDP-FAQ-2, SDP-FAQ-3,
 * R-SDP-2).
 */
function isStepOpen(board: Pick<Board, 'sides' | 'width' | 'columnOf'>, a: Square, b: Square): boolean {
  if (!isDiagonal(board, a, b)) return !isWall(board, a, b);
  const columns = board.columnOf[b]! - board.columnOf[a]!;
  const p = a + columns;
  const q = b - columns;
  return !((isWall(board, a, p) || isWall(board, p, b)) && (isWall(board, a, q) || isWall(board, q, b)));
}
