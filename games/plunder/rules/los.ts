/**
 * Line of sight: the straight segment between two squares' centres (SDP-LOS-1).
 *
 * Centres lie half a square off the grid lines, so a segment never runs along a wall; it grazes an obstacle only
 * where it passes exactly through a corner of squares. Whole numbers suffice: no fraction, no tolerance.
 */
import { type Board, isWall } from './board.ts';
import type { Square, Wall } from './map.ts';

/**
 * Does `a` see `b`? Not through a wall (SDP-BOARD-5). `occupied` is non-zero where a figure stands; the two ends
 * themselves never block, nor does a treasure, which is no figure (SDP-LOS-4). Allocates nothing; must agree with `sight`, which says why.
 */
export function lineOfSight(board: Board, a: Square, b: Square, occupied: ArrayLike<number>): boolean {
  const columns = board.columnOf[b]! - board.columnOf[a]!;
  const rows = board.rowOf[b]! - board.rowOf[a]!;
  const dx = Math.sign(columns);
  const dy = Math.sign(rows) * board.width;
  const nx = Math.abs(columns);
  const ny = Math.abs(rows);
  let here = a;
  let crossedColumns = 0;
  let crossedRows = 0;
  while (crossedColumns < nx || crossedRows < ny) {
    const turn = nextCrossing(nx, ny, crossedColumns, crossedRows);
    if (turn < 0) {
      if (isWall(board, here, here + dx)) return false;
      here += dx;
      crossedColumns++;
    } else if (turn > 0) {
      if (isWall(board, here, here + dy)) return false;
      here += dy;
      crossedRows++;
    } else {
      const next = here + dx + dy;
      if (
        isTouched(board, here, here + dx, next, occupied) &&
        isTouched(board, here, here + dy, next, occupied)
      ) {
        return false;
      }
      here = next;
      crossedColumns++;
      crossedRows++;
    }
    if (here !== b && occupied[here] !== 0) return false;
  }
  return true;
}

/** What a segment may hit or graze. */
export type Obstacle =
  | { readonly kind: 'wall'; readonly wall: Wall }
  | { readonly kind: 'figure'; readonly square: Square };

/** Both sides of the corner where the segment squeezes through, `from` and `to` being the squares it joins. */
export type Pinch = {
  readonly kind: 'pinch';
  readonly from: Square;
  readonly to: Square;
  readonly sides: readonly [readonly Obstacle[], readonly Obstacle[]];
};

/** `squares` are those the segment passes, from the looker to the one looked at, or to the last before the obstacle. */
export type Sight =
  | { readonly seen: true; readonly squares: readonly Square[] }
  | { readonly seen: false; readonly squares: readonly Square[]; readonly blockedBy: Obstacle | Pinch };

/** The same question answered with the reason, for the screen. */
export function sight(board: Board, a: Square, b: Square, occupied: ArrayLike<number>): Sight {
  const squares: Square[] = [a];
  for (const next of squaresCrossed(board, a, b)) {
    const here = squares.at(-1)!;
    const blockedBy =
      obstacleBetween(board, here, next, occupied) ?? (next === b ? undefined : figureOn(next, occupied));
    if (blockedBy) return { seen: false, squares, blockedBy };
    squares.push(next);
  }
  return { seen: true, squares };
}

/**
 * Which grid line does the segment cross next: negative, an upright one; positive, a level one; 0, both at once,
 * at a corner. The next upright line is met at the fraction (1 + 2·crossedColumns) / 2·nx of the way, the next level one
 * at (1 + 2·crossedRows) / 2·ny; this is their difference, multiplied out.
 */
function nextCrossing(nx: number, ny: number, crossedColumns: number, crossedRows: number): number {
  return (1 + 2 * crossedColumns) * ny - (1 + 2 * crossedRows) * nx;
}

/** Does anything stand on that side of the corner between `from` and `to`: a wall's end, or a figure on `side`? */
function isTouched(
  board: Board,
  from: Square,
  side: Square,
  to: Square,
  occupied: ArrayLike<number>,
): boolean {
  return occupied[side] !== 0 || isWall(board, from, side) || isWall(board, side, to);
}

/** The squares the segment enters after `a`, up to `b`. */
function squaresCrossed(board: Board, a: Square, b: Square): Square[] {
  const columns = board.columnOf[b]! - board.columnOf[a]!;
  const rows = board.rowOf[b]! - board.rowOf[a]!;
  const crossed: Square[] = [];
  let here = a;
  for (let i = 0, j = 0; here !== b; ) {
    const turn = nextCrossing(Math.abs(columns), Math.abs(rows), i, j);
    if (turn <= 0) {
      here += Math.sign(columns);
      i++;
    }
    if (turn >= 0) {
      here += Math.sign(rows) * board.width;
      j++;
    }
    crossed.push(here);
  }
  return crossed;
}

function obstacleBetween(
  board: Board,
  from: Square,
  to: Square,
  occupied: ArrayLike<number>,
): Obstacle | Pinch | undefined {
  const columns = board.columnOf[to]! - board.columnOf[from]!;
  if (columns === 0 || board.rowOf[to] === board.rowOf[from]) return wallBetween(board, from, to); // SDP-LOS-2
  // Grazed on one side only, the segment passes (SDP-LOS-5); held on both sides of one corner, it does not (SDP-LOS-6,
  // R-SDP-6), be it by two walls, two figures or one of each (R-SDP-7).
  const sides = [from + columns, to - columns].map((side) => obstaclesOn(board, from, side, to, occupied));
  const [p = [], q = []] = sides;
  return p.length > 0 && q.length > 0 ? { kind: 'pinch', from, to, sides: [p, q] } : undefined;
}

function obstaclesOn(
  board: Board,
  from: Square,
  side: Square,
  to: Square,
  occupied: ArrayLike<number>,
): Obstacle[] {
  const touched = [wallBetween(board, from, side), wallBetween(board, side, to), figureOn(side, occupied)];
  return touched.filter((obstacle) => obstacle !== undefined);
}

function wallBetween(board: Board, a: Square, b: Square): Obstacle | undefined {
  return isWall(board, a, b) ? { kind: 'wall', wall: a < b ? [a, b] : [b, a] } : undefined;
}

/** SDP-LOS-3: friend, enemy or monster alike. */
function figureOn(square: Square, occupied: ArrayLike<number>): Obstacle | undefined {
  return occupied[square] !== 0 ? { kind: 'figure', square } : undefined;
}
