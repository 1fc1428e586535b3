/** Entities (ext. 5): ground tokens, Obstacles, Infranchissables, allies (OV-KW-36 to -54, OV-TITAN, R-OV-60 to -63). */
import { call, done, type Next, procedure } from '@tablee/kernel';
import { type Context, note } from '@tablee/kernel/effect';
import type { EntityKeyword } from '../content/types.ts';
import { ENTITY, HERO, NOBODY, SQUARES, type SquareOption, type Veiel } from '../types.ts';
import { addFigure, fillsSquare, printedEntity, putOn, refill, shift, takeOff } from './board.ts';
import { entered } from './move.ts';
import { afterwards, finished, settled } from './settle.ts';
import {
  bitOf,
  caster,
  distance,
  entityIs,
  figureOf,
  isFigure,
  isFree,
  NEIGHBOURS,
  pieceOf,
  seatOfFigure,
  shownFigure,
} from './table.ts';

export function newEntity(t: Veiel, number: number): number {
  const figure = addFigure(t, ENTITY, number);
  printedEntity(t, figure);
  return figure;
}

/** The verb: one of these on each square; what fills a square needs a free one. */
export function place(
  t: Veiel,
  c: Context,
  entity: string,
  squares: readonly number[],
): Next<'next'> | undefined {
  const number = t.content.by.entity.get(entity);
  if (number === undefined) throw new Error(`This content has no entity ${entity}.`);
  const placed: number[] = [];
  for (const square of squares) {
    if (!canLie(t, number, square)) continue;
    const figure = takeFromSupply(t, c, number, placed);
    if (figure === NOBODY) continue;
    placed.push(figure);
    if (t.figures.square[figure]! >= 0) {
      const from = t.figures.square[figure]!;
      shift(t, figure, square);
      t.told?.push({
        event: 'repositioned',
        who: shownFigure(t, figure),
        from,
        to: square,
        rule: 'OV-TITAN-1',
      });
    } else {
      putOn(t, figure, square);
      t.told?.push({ event: 'placed', who: shownFigure(t, figure), square, rule: 'R-OV-61' });
    }
  }
  note(c, placed.map(pieceOf), placed.length);
  return afterwards(t);
}
export function canPlace(t: Veiel, entity: string, squares: readonly number[]): boolean {
  const number = t.content.by.entity.get(entity);
  return number !== undefined && squares.some((square) => canLie(t, number, square));
}

/** Ground tokens lie under anybody; everything else needs a free square. */
function canLie(t: Veiel, number: number, square: number): boolean {
  const { keywords } = t.content.entities[number]!;
  return isFree(t, square) || keywords.every((keyword) => keyword === 'sol');
}

/**
 * OV-TITAN-1, -2: with the supply used up, the piece on the board farthest from who places it is taken; ties: first in reading order.
 * Pieces placed by the same effect are never taken.
 */
function takeFromSupply(t: Veiel, c: Context, number: number, placed: readonly number[]): number {
  const { supply } = t.content.entities[number]!;
  const { kind, of, square } = t.figures;
  const there: number[] = [];
  for (let figure = 0; figure < kind.length; figure++) {
    if (kind[figure] === ENTITY && of[figure] === number && square[figure]! >= 0) there.push(figure);
  }
  if (supply === undefined || there.length < supply) return newEntity(t, number);
  const from = caster(t, c);
  const away = (figure: number): number => (from < 0 ? 0 : distance(square[figure]!, square[from]!));
  return there
    .filter((figure) => !placed.includes(figure))
    .sort((a, b) => square[a]! - square[b]!)
    .reduce((best, figure) => (best === NOBODY || away(figure) > away(best) ? figure : best), NOBODY);
}

/** The verb: entities leave the board. */
export function removeEntities(t: Veiel, c: Context, pieces: readonly number[]): Next<'next'> | undefined {
  let gone = 0;
  for (const piece of pieces) {
    const figure = figureOf(piece);
    if (!isFigure(piece) || t.figures.kind[figure] !== ENTITY || t.figures.square[figure]! < 0) continue;
    t.told?.push({
      event: 'removedEntity',
      who: shownFigure(t, figure),
      square: t.figures.square[figure]!,
      rule: 'R-OV-61',
    });
    takeOff(t, figure);
    gone++;
  }
  note(c, pieces, gone);
  return afterwards(t);
}
export function canRemove(t: Veiel, pieces: readonly number[]): boolean {
  return pieces.some(
    (piece) =>
      isFigure(piece) &&
      t.figures.kind[figureOf(piece)] === ENTITY &&
      t.figures.square[figureOf(piece)]! >= 0,
  );
}

/** The verb: an entity takes on a keyword or loses it. Who stands on one that becomes Infranchissable must leave (OV-KW-47). */
export function become(
  t: Veiel,
  c: Context,
  pieces: readonly number[],
  keyword: EntityKeyword,
  on: boolean,
): Next<'next'> | undefined {
  const turned: number[] = [];
  for (const piece of pieces) {
    const figure = figureOf(piece);
    if (!isFigure(piece) || t.figures.kind[figure] !== ENTITY || t.figures.square[figure]! < 0) continue;
    if (entityIs(t, figure, keyword) === on) continue;
    t.figures.is[figure] = on
      ? t.figures.is[figure]! | bitOf(keyword)
      : t.figures.is[figure]! & ~bitOf(keyword);
    t.told?.push({ event: 'became', who: shownFigure(t, figure), keyword, on, rule: 'OV-KW-47' });
    refill(t, figure);
    turned.push(figure);
  }
  note(c, turned.map(pieceOf), turned.length);
  const crowded = turned.filter(
    (figure) => fillsSquare(t, figure) && t.standing[t.figures.square[figure]!] !== figure,
  );
  return crowded.length === 0
    ? afterwards(t)
    : call(stepOff, { entities: crowded, figure: NOBODY, entity: NOBODY }, 'next');
}

interface SteppingOff {
  readonly entities: number[];
  figure: number;
  entity: number;
}

/** OV-KW-48: one step to a free neighbour, else a nearest free square: a hero's player chooses, an enemy by the fixed order. */
export const stepOff = procedure<Veiel, SteppingOff, SquareOption>()('stepOff', ['figure'], {
  next: (t, f) => {
    const entity = f.entities.shift();
    if (entity === undefined) return finished(t, 'done');
    f.entity = entity;
    f.figure = t.standing[t.figures.square[entity]!]!;
    const squares = waysOff(t, f.figure);
    if (squares.length === 0) {
      // A full board: there is nowhere to go, and nobody can stand there.
      refill(t, f.entity);
      return 'next';
    }
    if (t.figures.kind[f.figure] === HERO) return 'choose';
    return leaveFor(t, f, squares[0]!);
  },
  choose: {
    kind: 'stepOff',
    rule: 'OV-KW-47',
    seat: (t, f) => seatOfFigure(t, f.figure),
    options: (t, f, options) => {
      for (const square of waysOff(t, f.figure)) options.push({ do: 'go', square });
    },
    chosen: (t, f, { square }) => leaveFor(t, f, square),
  },
  filled: (t, f) => {
    refill(t, f.entity);
    return 'next';
  },
  done: () => done,
});

function leaveFor(t: Veiel, f: SteppingOff, square: number): Next<'filled'> {
  const from = t.figures.square[f.figure]!;
  shift(t, f.figure, square);
  t.told?.push({ event: 'stepped', who: shownFigure(t, f.figure), from, to: square, rule: 'OV-KW-47' });
  entered(t, f.figure);
  refill(t, f.entity);
  return settled(t, 'filled');
}

/** Free neighbours, up, down, left, right; failing these the nearest free squares, in reading order. */
function waysOff(t: Veiel, figure: number): number[] {
  const at = t.figures.square[figure]!;
  const near = NEIGHBOURS[at]!.filter((square) => isFree(t, square));
  if (near.length > 0) return near;
  return nearestFree(t, at);
}

export function nearestFree(t: Veiel, at: number): number[] {
  let least = Number.POSITIVE_INFINITY;
  let found: number[] = [];
  for (let square = 0; square < SQUARES; square++) {
    if (!isFree(t, square)) continue;
    const away = distance(square, at);
    if (away < least) {
      least = away;
      found = [];
    }
    if (away === least) found.push(square);
  }
  return found;
}

/** All that stands for the fight alone is cleared (R-OV-35). */
export function clearEntities(t: Veiel): void {
  t.figures.kind.forEach((kind, figure) => {
    if (kind === ENTITY && t.figures.square[figure]! >= 0) takeOff(t, figure);
  });
}
