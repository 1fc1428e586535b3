/** Where things are in the drawing of a floor, in its own units: 100 a square. */
import type { Floor } from '../../ready/content.ts';
import { COLUMNS, DOOR } from '../../rules/move.ts';

export const FRAME = { width: 456, side: 28, top: 46, bottom: 78 } as const;

export function heightOf(rows: number): number {
  return FRAME.top + rows * 100 + FRAME.bottom;
}

/** The middle of a square, or of the door. */
export function middleOf(floor: Floor, square: number): { readonly x: number; readonly y: number } {
  if (square === DOOR) return { x: FRAME.side + floor.door * 100 + 50, y: FRAME.top + floor.rows * 100 + 34 };
  const row = Math.floor(square / COLUMNS);
  return {
    x: FRAME.side + (square % COLUMNS) * 100 + 50,
    y: FRAME.top + (floor.rows - 1 - row) * 100 + 50,
  };
}
