/** Where things lie on a ship drawn small: a cell is ten units. */
import type { Ship } from '../../rules/ship.ts';

export const CELL = 10;

const columnOf = ({ width }: Ship, cell: number): number => (cell % width) * CELL;
const rowOf = ({ width }: Ship, cell: number): number => Math.floor(cell / width) * CELL;

/** The middle of a zone's extent. */
export function middleOf(ship: Ship, zone: number): { readonly x: number; readonly y: number } {
  const { cells } = ship.zones[zone]!;
  const xs = cells.map((cell) => columnOf(ship, cell) + CELL / 2);
  const ys = cells.map((cell) => rowOf(ship, cell) + CELL / 2);
  return { x: (Math.min(...xs) + Math.max(...xs)) / 2, y: (Math.min(...ys) + Math.max(...ys)) / 2 };
}

/** The cells of these zones, as path data. */
export function zonesPath(ship: Ship, zones: readonly number[]): string {
  return zones
    .flatMap((zone) => ship.zones[zone]!.cells)
    .map((cell) => `M${columnOf(ship, cell)} ${rowOf(ship, cell)}h${CELL}v${CELL}h-${CELL}z`)
    .join('');
}

/** Between rooms and anything else, and where the hull begins; the ways between corridor zones stay open. */
export function wallsPath(ship: Ship): string {
  return edges(ship, (zone, other) => {
    if (zone === other) return false;
    if (zone < 0 || other < 0) return true;
    return borderOf(ship, zone, other)?.kind !== 'open';
  });
}

/** Open doors, or closed ones, each on one edge of its wall. */
export function doorsPath(ship: Ship, open: boolean): string {
  const left = new Set(ship.doors.filter((door) => door.open === open));
  return edges(ship, (zone, other) => {
    for (const door of left) {
      const { a, b } = door;
      if ((a !== zone || b !== other) && (a !== other || b !== zone)) continue;
      left.delete(door);
      return true;
    }
    return false;
  });
}

function borderOf({ borders }: Ship, one: number, other: number) {
  return borders.find(({ a, b }) => (a === one && b === other) || (a === other && b === one));
}

/** Every edge between two cells for which this holds, as path data. */
function edges(ship: Ship, holds: (zone: number, other: number) => boolean): string {
  const { width, height, cells } = ship;
  const at = (x: number, y: number): number =>
    x < 0 || y < 0 || x >= width || y >= height ? -1 : cells[y * width + x]!;
  let path = '';
  for (let y = 0; y <= height; y++) {
    for (let x = 0; x <= width; x++) {
      if (x < width && holds(at(x, y - 1), at(x, y))) path += `M${x * CELL} ${y * CELL}h${CELL}`;
      if (y < height && holds(at(x - 1, y), at(x, y))) path += `M${x * CELL} ${y * CELL}v${CELL}`;
    }
  }
  return path;
}
