/** The ship: zones with their labels and what lies in them, walls, doors. Three columns and two lines a cell. */
import { type Paint, padEnd } from '@tablee/terminal';
import type { Content } from '../printed.ts';
import { doorOn, holding } from '../rules/board.ts';
import type { Border, Ship } from '../rules/ship.ts';
import type { EndureView } from '../types.ts';
import { type Sign, signsIn } from './pieces.ts';

const WIDE = 3;

type Edge = 'none' | 'wall' | 'way' | 'narrow' | 'open' | 'closed' | 'locked';

export function drawShip(t: EndureView, content: Content, paint: Paint): string[] {
  const { ship } = content;
  const { width, height } = ship;
  const edge = edgesOf(t, content);
  const filled = cellsFilled(t, content, paint);
  const lines: string[] = [];
  for (let y = 0; y <= height; y++) {
    let above = '';
    let inside = '';
    for (let x = 0; x <= width; x++) {
      above += corner(edge, x, y);
      if (x < width) above += level(edge(x, y, 'above'), paint);
      if (y === height) continue;
      inside += upright(edge(x, y, 'left'), paint);
      if (x < width) inside += filled.get(y * width + x) ?? ' '.repeat(WIDE);
    }
    lines.push(above.trimEnd());
    if (y < height) lines.push(inside.trimEnd());
  }
  return lines;
}

type EdgeAt = (x: number, y: number, side: 'above' | 'left') => Edge;

/** What stands between a cell and the one above or to its left. A door stands on one edge of its wall, as near its middle as can be. */
function edgesOf(t: EndureView, content: Content): EdgeAt {
  const { ship } = content;
  const { width, height, cells, borders } = ship;
  const at = (x: number, y: number): number =>
    x < 0 || y < 0 || x >= width || y >= height ? -1 : cells[y * width + x]!;
  const border = (one: number, other: number, isAbove: boolean): Border | undefined =>
    borders.find(
      ({ a, b, side }) =>
        ((a === one && b === other) || (a === other && b === one)) && (side % 2 === 0) === isAbove,
    );
  const walls = new Map<number, string[]>();
  const each = (x: number, y: number, side: 'above' | 'left'): void => {
    const [one, other] = [side === 'above' ? at(x, y - 1) : at(x - 1, y), at(x, y)];
    if (one < 0 || other < 0 || one === other) return;
    const found = border(one, other, side === 'above');
    if (!found) return;
    const keys = walls.get(found.id) ?? [];
    keys.push(`${x} ${y} ${side}`);
    walls.set(found.id, keys);
  };
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      each(x, y, 'above');
      each(x, y, 'left');
    }
  const doors = new Map<string, Edge>();
  for (const [id, keys] of walls) {
    const state = doorAt(t, content, borders[id]!);
    if (state) doors.set(keys[Math.floor((keys.length - 1) / 2)]!, state);
  }
  return (x, y, side) => {
    const [one, other] = [side === 'above' ? at(x, y - 1) : at(x - 1, y), at(x, y)];
    if (one === other) return 'none';
    const door = doors.get(`${x} ${y} ${side}`);
    if (door) return door;
    if (one < 0 || other < 0) return 'wall';
    const kind = border(one, other, side === 'above')?.kind;
    return kind === 'open' ? 'way' : kind === 'narrow' ? 'narrow' : 'wall';
  };
}

function doorAt(t: EndureView, content: Content, { id }: Border): Edge | null {
  const door = doorOn(t, content.ship, id);
  if (door < 0) return null;
  if (holding(t, content) === 'lockdown' && t.unlocked[door] === 0) return 'locked';
  return t.doors[door] === 1 ? 'open' : 'closed';
}

/** The label in a zone's first cell, a sign in each of the others. */
function cellsFilled(t: EndureView, content: Content, paint: Paint): Map<number, string> {
  const filled = new Map<number, string>();
  const put = (cell: number, { ink, text }: Sign): void => {
    filled.set(cell, padEnd(paint.ink(ink, text), WIDE));
  };
  for (const { number, label, cells } of content.ship.zones) {
    filled.set(cells[0]!, padEnd(paint.dim(label), WIDE));
    const room = cells.slice(1);
    const signs = signsIn(t, content, number);
    signs.slice(0, signs.length > room.length ? room.length - 1 : room.length).forEach((sign, n) => {
      put(room[n]!, sign);
    });
    if (signs.length > room.length)
      put(room.at(-1)!, { ink: 'grey', text: `+${signs.length - room.length + 1}` });
  }
  return filled;
}

function level(edge: Edge, paint: Paint): string {
  switch (edge) {
    case 'none':
      return '   ';
    case 'wall':
      return '━━━';
    case 'way':
      return paint.dim(' · ');
    case 'narrow':
      return paint.ink('grey', '≈≈≈');
    case 'open':
      return `━${paint.ink('green', '▯')}━`;
    case 'closed':
      return `━${paint.ink('yellow', '▮')}━`;
    case 'locked':
      return `━${paint.ink('red', '×')}━`;
  }
}

function upright(edge: Edge, paint: Paint): string {
  switch (edge) {
    case 'none':
      return ' ';
    case 'wall':
      return '┃';
    case 'way':
      return paint.dim(':');
    case 'narrow':
      return paint.ink('grey', '≈');
    case 'open':
      return paint.ink('green', '▯');
    case 'closed':
      return paint.ink('yellow', '▮');
    case 'locked':
      return paint.ink('red', '×');
  }
}

/** By which of the four edges that meet there are walls: up 1, right 2, down 4, left 8. */
const CORNERS = ' ╹╺┗╻┃┏┣╸┛━┻┓┫┳╋';

function corner(edge: EdgeAt, x: number, y: number): string {
  const isWall = (found: Edge): boolean => found !== 'none' && found !== 'way' && found !== 'narrow';
  return CORNERS[
    (isWall(edge(x, y - 1, 'left')) ? 1 : 0) +
      (isWall(edge(x, y, 'above')) ? 2 : 0) +
      (isWall(edge(x, y, 'left')) ? 4 : 0) +
      (isWall(edge(x - 1, y, 'above')) ? 8 : 0)
  ]!;
}

/** Zones in the order of their labels, for a list. */
export const zonesByLabel = (ship: Ship) => ship.zones.toSorted((a, b) => a.label.localeCompare(b.label));
