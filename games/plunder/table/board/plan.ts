/** Where things lie on the drawn map: a square is 100 units wide, the rock round the dungeon a margin. */
import type { Sight } from '@tablee/ui';
import type { Board } from '../../rules/board.ts';
import type { Square } from '../../rules/map.ts';

export const UNIT = 100;
/** Rock, hatching and coordinates outside the outer wall. */
export const MARGIN = 72;

export interface Point {
  readonly x: number;
  readonly y: number;
}

export type Plan = Pick<Board, 'width' | 'height' | 'columnOf' | 'rowOf'>;

export function sizeOf({ width, height }: Plan): { width: number; height: number } {
  return { width: width * UNIT + 2 * MARGIN, height: height * UNIT + 2 * MARGIN };
}

/** The top left corner of a square. */
export function cornerOf(board: Plan, square: Square): Point {
  return { x: MARGIN + board.columnOf[square]! * UNIT, y: MARGIN + board.rowOf[square]! * UNIT };
}

export function centreOf(board: Plan, square: Square): Point {
  const { x, y } = cornerOf(board, square);
  return { x: x + UNIT / 2, y: y + UNIT / 2 };
}

/** The part of the map that holds all of these squares; null for none. */
export function sightOf(board: Plan, squares: ReadonlyMap<Square, unknown>): Sight | null {
  if (squares.size === 0) return null;
  const corners = [...squares.keys()].map((square) => cornerOf(board, square));
  return {
    left: Math.min(...corners.map(({ x }) => x)),
    top: Math.min(...corners.map(({ y }) => y)),
    right: Math.max(...corners.map(({ x }) => x)) + UNIT,
    bottom: Math.max(...corners.map(({ y }) => y)) + UNIT,
  };
}

/** The wall between two neighbours as a segment; the left or upper one comes first. */
export function edgeBetween(board: Plan, a: Square, b: Square): readonly [Point, Point] {
  const { x, y } = cornerOf(board, b);
  if (b - a === 1)
    return [
      { x, y },
      { x, y: y + UNIT },
    ];
  return [
    { x, y },
    { x: x + UNIT, y },
  ];
}

/** From one point towards another, stopping short of both by so much. */
export function between(from: Point, to: Point, short: number): readonly [Point, Point] {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const dx = ((to.x - from.x) / length) * short;
  const dy = ((to.y - from.y) / length) * short;
  return [
    { x: from.x + dx, y: from.y + dy },
    { x: to.x - dx, y: to.y - dy },
  ];
}
