/** Range and area (OV-AREA, OV-ARROW, OV-KW-49 to -54): which squares a pattern reaches, and what stands in the way. */
import type { Context } from '@tablee/kernel/effect';
import { isForbidden } from '@tablee/kernel/effect';
import type { Area } from '../ready/area.ts';
import { NOBODY, SQUARES, type Veiel } from '../types.ts';
import {
  caster,
  distance,
  figureOf,
  hasStatus,
  isFigure,
  isHero,
  isInfranchissable,
  NEIGHBOURS,
  pieceOf,
  squareOf,
} from './table.ts';

/** The filter `area`: in some turn of the pattern round the caster, or in the one aimed. */
export function isInArea(t: Veiel, c: Context, name: string, piece: number): boolean {
  const square = squareOf(t, piece);
  if (square < 0) return false;
  if (name === 'aimed') return c.names.aimed?.includes(square) === true;
  const from = caster(t, c);
  // A battlefield or a scenario speaks from nowhere: to the whole board.
  if (from < 0) return true;
  const area = areaNamed(t, name);
  if (piece === pieceOf(from)) return !isCrossed(area) && isHero(t, from);
  return isReached(t, area, t.figures.square[from]!, square);
}

export function areaNamed({ content: { areas } }: Veiel, name: string): Area {
  // One effect asks about the same area piece by piece.
  if (name === lastName && areas === lastAreas) return lastArea!;
  const area = areas[name];
  if (!area) throw new Error(`This content draws no area called ${name}.`);
  lastName = name;
  lastAreas = areas;
  lastArea = area;
  return area;
}
let lastName = '';
let lastAreas: Veiel['content']['areas'] | null = null;
let lastArea: Area | null = null;

/** The black square bears a white cross: never the caster (OV-AREA-7). */
export function isCrossed({ drawing }: Area): boolean {
  return drawing.kind !== 'arrow' && drawing.crossed;
}

/** Whether a figure on `from` could touch `square` in some turn of the pattern. */
export function isReached(t: Veiel, area: Area, from: number, square: number): boolean {
  return turnsCovering(t, area, from, square) !== 0;
}

/** The turns of the pattern in which it covers the square: a bit for each. Of an arrow, whatever stands before it on the line. */
export function turnsCovering(t: Veiel, area: Area, from: number, square: number): number {
  const turns = area.turnsAt[from * SQUARES + square]!;
  // Between neighbours nothing can stand: `isJoined` would say so of every turn.
  if (turns === 0 || distance(from, square) === 1 || area.drawing.kind === 'arrow') return turns;
  if (!hasInfranchissable(t)) return turns;
  let open = 0;
  for (let turn = 0; turn < area.turns; turn++) {
    if ((turns & (1 << turn)) !== 0 && isJoined(t, area, turn, from, square)) open |= 1 << turn;
  }
  return open;
}

/** The squares one turn of the pattern covers, in reading order. Of an arrow, whatever stands before them on the line. */
export function squaresCovered(t: Veiel, area: Area, turn: number, from: number): number[] {
  const mustJoin = area.drawing.kind !== 'arrow' && hasInfranchissable(t);
  const squares: number[] = [];
  for (let square = 0; square < SQUARES; square++) {
    if ((area.turnsAt[from * SQUARES + square]! & (1 << turn)) === 0) continue;
    if (!mustJoin || isJoined(t, area, turn, from, square)) squares.push(square);
  }
  return squares;
}

/** R-OV-62: the path test is made only when an Infranchissable is on the board. */
export function hasInfranchissable(t: Veiel): boolean {
  const { kind, square } = t.figures;
  for (let figure = 0; figure < kind.length; figure++) {
    if (square[figure]! >= 0 && isInfranchissable(t, figure)) return true;
  }
  return false;
}

const SEEN = new Uint8Array(SQUARES);
const WALLS = new Uint8Array(SQUARES);
const QUEUE = new Int8Array(SQUARES);
const INSIDE = new Uint8Array(SQUARES);

/**
 * OV-KW-50 to -54: a path of orthogonal steps through squares of the area joins caster and target without crossing an
 * Infranchissable; the target's own square never blocks. Where the pattern itself does not join them, and for infinite
 * ranges, any path over the board will do.
 */
function isJoined(t: Veiel, area: Area, turn: number, from: number, to: number): boolean {
  markWalls(t);
  WALLS[to] = 0;
  if (area.drawing.kind === 'infinite') return isPath(from, to, null);
  INSIDE.fill(0);
  for (const square of area.covered[turn]![from]!) INSIDE[square] = 1;
  INSIDE[from] = 1;
  if (isPath(from, to, INSIDE)) return true;
  // The pattern alone, without walls: where it joins the two, the walls cut them off.
  const walls = WALLS.slice();
  WALLS.fill(0);
  const patternJoins = isPath(from, to, INSIDE);
  WALLS.set(walls);
  return !patternJoins && isPath(from, to, null);
}

/** OV-KW-52: over the whole board, for teleports and infinite ranges. */
export function isJoinedOverBoard(t: Veiel, from: number, to: number): boolean {
  if (!hasInfranchissable(t)) return true;
  markWalls(t);
  WALLS[to] = 0;
  return isPath(from, to, null);
}

function markWalls(t: Veiel): void {
  WALLS.fill(0);
  const { kind, square } = t.figures;
  for (let figure = 0; figure < kind.length; figure++) {
    if (square[figure]! >= 0 && isInfranchissable(t, figure)) WALLS[square[figure]!] = 1;
  }
}

function isPath(from: number, to: number, inside: Uint8Array | null): boolean {
  SEEN.fill(0);
  SEEN[from] = 1;
  QUEUE[0] = from;
  for (let next = 0, count = 1; next < count; next++) {
    const at = QUEUE[next]!;
    if (at === to) return true;
    for (const near of NEIGHBOURS[at]!) {
      if (SEEN[near] || WALLS[near] || (inside !== null && !inside[near])) continue;
      SEEN[near] = 1;
      QUEUE[count++] = near;
    }
  }
  return false;
}

/**
 * The first valid figure of each line (OV-ARROW-3, -7, -8): figures it can't affect are passed over, an Infranchissable
 * stops the line, and is hit if it is valid itself.
 */
export function arrowHits(
  t: Veiel,
  area: Area,
  turn: number,
  from: number,
  isValid: (figure: number) => boolean,
  hits: number[],
): number[] {
  const isAllFour = area.drawing.kind === 'arrow' && area.drawing.all;
  const lines = isAllFour ? area.lines.flatMap((each) => each[from]!) : area.lines[turn]![from]!;
  for (const line of lines) {
    for (const square of line) {
      const hit = figureAt(t, square, isValid);
      if (hit !== NOBODY) {
        hits.push(hit);
        break;
      }
      const standing = t.standing[square]!;
      if (standing !== NOBODY && isInfranchissable(t, standing)) break;
    }
  }
  return hits;
}

function figureAt(t: Veiel, square: number, isValid: (figure: number) => boolean): number {
  const standing = t.standing[square]!;
  return standing !== NOBODY && isValid(standing) ? standing : NOBODY;
}

/** A single choice can't be aimed at it (C2 *inciblable*); arrows and whole areas still reach it (OV-ARROW-9). */
export function canBeAimedAt(t: Veiel, piece: number): boolean {
  const { lasting, constant } = t.effects;
  if ((lasting.length === 0 && constant.length === 0) || !isFigure(piece)) return true;
  return !hasStatus(t, figureOf(piece), 'inciblable') && !isForbidden(t, 'beTargeted', piece);
}
