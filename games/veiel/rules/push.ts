/** Pushing and pulling (OV-MOVE-10, -12, R-OV-91): square by square along the axis on which the two are farther apart. */
import { call, done, type Next, procedure, type Seat } from '@tablee/kernel';
import { type Context, note } from '@tablee/kernel/effect';
import { type AxisOption, ENEMY, HERO, NOBODY, SIDE, type Veiel } from '../types.ts';
import { shift } from './board.ts';
import { entered } from './move.ts';
import { settled } from './settle.ts';
import {
  caster,
  columnOf,
  distance,
  enemyOf,
  figureOf,
  isAlly,
  isFree,
  isLivingHero,
  isOnBoard,
  pieceOf,
  rowOf,
  shownFigure,
} from './table.ts';
import { attackedBy } from './target.ts';

interface Pushing {
  /** −1 pulls toward the source, 1 pushes away. */
  readonly way: 1 | -1;
  /** Who pushes; of a battlefield, the enemy nearest to each figure. */
  source: number;
  readonly byField?: true;
  readonly figures: number[];
  readonly n: number;
  figure: number;
  left: number;
  readonly seat: Seat;
}

/** The verb: each is pushed n squares away from the caster. */
export function push(t: Veiel, c: Context, pieces: readonly number[], n: number): Next<'next'> | undefined {
  return shove(t, c, pieces, n, 1);
}
/** The verb: each is pulled n squares toward the caster; it stops next to it. */
export function pull(t: Veiel, c: Context, pieces: readonly number[], n: number): Next<'next'> | undefined {
  return shove(t, c, pieces, n, -1);
}

function shove(
  t: Veiel,
  c: Context,
  pieces: readonly number[],
  n: number,
  way: 1 | -1,
): Next<'next'> | undefined {
  const source = caster(t, c);
  const figures = attackedBy(t, source, pieces).filter(
    (figure) => isShovable(t, figure) && figure !== source,
  );
  note(c, figures.map(pieceOf), n);
  if (figures.length === 0 || n === 0 || t.preview) return undefined;
  const byField = source < 0 && ({ byField: true } as const);
  return call(shoving, { way, source, figures, n, figure: -1, left: 0, seat: c.you, ...byField }, 'next');
}

/** First in reading order where several are equally near (R-OV-91); −1 where there is none. */
function nearestEnemy(t: Veiel, figure: number): number {
  const { kind, square } = t.figures;
  const away = (other: number): number => distance(square[other]!, square[figure]!);
  let nearest = NOBODY;
  for (let other = 0; other < kind.length; other++) {
    if (kind[other] !== ENEMY || square[other]! < 0 || other === figure) continue;
    const closer = nearest === NOBODY ? -1 : away(other) - away(nearest);
    if (closer < 0 || (closer === 0 && square[other]! < square[nearest]!)) nearest = other;
  }
  return nearest;
}

export function canShove(t: Veiel, c: Context, pieces: readonly number[]): boolean {
  return pieces.some((piece) => isShovable(t, figureOf(piece)) && figureOf(piece) !== caster(t, c));
}

/** Heroes, allies and enemies; one whose card says no stays where it is (R-OV-91). */
function isShovable(t: Veiel, figure: number): boolean {
  if (t.figures.kind[figure] === ENEMY) return isOnBoard(t, figure) && !enemyOf(t, figure).unmoved;
  return isLivingHero(t, figure) || isAlly(t, figure);
}

/** Whether the two are as far apart by rows as by columns: then somebody chooses the axis. */
function isTie(t: Veiel, f: Pushing): boolean {
  const [a, b] = [t.figures.square[f.source]!, t.figures.square[f.figure]!];
  return Math.abs(rowOf(a) - rowOf(b)) === Math.abs(columnOf(a) - columnOf(b));
}

/** The square next in line along rows (up or down) or columns; −1 where the board ends. */
function nextSquare(t: Veiel, f: Pushing, alongRows: boolean): number {
  const [a, b] = [t.figures.square[f.source]!, t.figures.square[f.figure]!];
  const [row, column] = [rowOf(b), columnOf(b)];
  if (alongRows) {
    const to = row + Math.sign(row - rowOf(a)) * f.way;
    return to < 0 || to >= SIDE ? -1 : to * SIDE + column;
  }
  const to = column + Math.sign(column - columnOf(a)) * f.way;
  return to < 0 || to >= SIDE ? -1 : row * SIDE + to;
}

function shoveOne(t: Veiel, f: Pushing, alongRows: boolean): Next<'step'> {
  const to = nextSquare(t, f, alongRows);
  // It stops before the first square that isn't free; no damage by itself (OV-MOVE-10).
  if (to < 0 || !isFree(t, to)) {
    f.left = 0;
    return 'step';
  }
  const from = t.figures.square[f.figure]!;
  shift(t, f.figure, to);
  f.left--;
  t.told?.push({
    event: f.way === 1 ? 'pushed' : 'pulled',
    who: shownFigure(t, f.figure),
    from,
    to,
    rule: 'OV-MOVE-12',
  });
  entered(t, f.figure);
  return settled(t, 'step');
}

export const shoving = procedure<Veiel, Pushing, AxisOption>()('push', ['figure', 'left'], {
  next: (t, f) => {
    const figure = f.figures.shift();
    if (figure === undefined) return done;
    f.figure = figure;
    f.left = f.n;
    if (f.byField) f.source = nearestEnemy(t, figure);
    return 'step';
  },
  step: (t, f) => {
    const isGone = !isShovable(t, f.figure) || f.source < 0 || !isOnBoard(t, f.source);
    if (f.left === 0 || isGone) return 'next';
    const [a, b] = [t.figures.square[f.source]!, t.figures.square[f.figure]!];
    if (a === b || (f.way === -1 && distance(a, b) === 1)) return 'next';
    if (!isTie(t, f))
      return shoveOne(t, f, Math.abs(rowOf(a) - rowOf(b)) > Math.abs(columnOf(a) - columnOf(b)));
    // A hero's player chooses; an enemy takes the column: up or down (R-OV-91).
    return t.figures.kind[f.source] === HERO ? 'axis' : shoveOne(t, f, true);
  },
  axis: {
    kind: 'axis',
    rule: 'R-OV-91',
    seat: (_, f) => f.seat,
    options: (_, __, options) => {
      options.push({ do: 'axis', axis: 'column' }, { do: 'axis', axis: 'row' });
    },
    chosen: (t, f, { axis }) => shoveOne(t, f, axis === 'column'),
  },
});
