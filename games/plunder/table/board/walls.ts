/** The inner walls: bodies of stone, hatched, with a shadow at their foot. */
import type { Board } from '../../rules/board.ts';
import type { Drawing } from './drawing.ts';
import { type Hand, jitter, outline, stroke } from './ink.ts';
import { edgeBetween, UNIT } from './plan.ts';

/** Half the thickness of an inner wall. */
const HALF_WALL = 9;
const HATCH_EVERY = 13;

export function drawWalls(board: Board, hand: Hand): Pick<Drawing, 'walls' | 'hatching' | 'shadow'> {
  const bodies: string[] = [];
  const hatching: string[] = [];
  const shadow: string[] = [];
  for (const { x, y, length, upright } of runs(board)) {
    const end = HALF_WALL - 2;
    const [x1, y1] = upright ? [x - HALF_WALL, y - end] : [x - end, y - HALF_WALL];
    const [x2, y2] = upright ? [x + HALF_WALL, y + length + end] : [x + length + end, y + HALF_WALL];
    const corners = [
      [x1, y1],
      [x2, y1],
      [x2, y2],
      [x1, y2],
    ] as const;
    bodies.push(outline(hand, corners, 1.3, Math.max(2, Math.round(length / 50))));
    for (let at = -2; at < length; at += HATCH_EVERY + jitter(hand, 2)) {
      hatching.push(
        upright
          ? stroke(hand, x - HALF_WALL, y + at + 12, x + HALF_WALL, y + at, 1)
          : stroke(hand, x + at, y + HALF_WALL, x + at + 12, y - HALF_WALL, 1),
      );
    }
    for (let at = 4; at < length - 4; at += 7) {
      const depth = 9 + hand() * 9;
      shadow.push(
        upright
          ? stroke(hand, x + HALF_WALL, y + at, x + HALF_WALL + depth, y + at + 5, 0.8)
          : stroke(hand, x + at, y + HALF_WALL, x + at + 5, y + HALF_WALL + depth, 0.8),
      );
    }
  }
  return { walls: bodies.join(''), hatching: hatching.join(''), shadow: shadow.join('') };
}

interface Run {
  readonly x: number;
  readonly y: number;
  readonly length: number;
  readonly upright: boolean;
}

/** Walls that go on in a straight line are one wall to the pen. */
function runs(board: Board): Run[] {
  const found: Run[] = [];
  const left = new Map(board.map.walls.map((wall) => [`${wall[0]},${wall[1]}`, wall]));
  for (const [first, second] of board.map.walls) {
    if (!left.has(`${first},${second}`)) continue;
    const upright = second - first === 1;
    const next = upright ? board.width : 1;
    const [from] = edgeBetween(board, first, second);
    let length = 0;
    for (let a = first, b = second; left.delete(`${a},${b}`); a += next, b += next) {
      length += UNIT;
      if (!upright && board.columnOf[a] === board.width - 1) break;
    }
    found.push({ x: from.x, y: from.y, length, upright });
  }
  return found;
}
