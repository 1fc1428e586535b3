/** Moving (OV-MOVE): orthogonal steps, one point each; heroes cross their friends, enemies cross nobody. */
import { call, callAt, done, type Next, procedure, type RuleId, type Seat } from '@tablee/kernel';
import { type Context, isForbidden, note, raise } from '@tablee/kernel/effect';
import { ENEMY, SQUARES, type SquareOption, type StrideOption, type Veiel } from '../types.ts';
import { pickSquare } from './ai-choice.ts';
import { areaNamed, isJoinedOverBoard } from './area.ts';
import { shift, swapSquares } from './board.ts';
import { besidesField, doesFieldYield, tellFieldYields } from './field.ts';
import { reachOf, roadTo } from './road.ts';
import { afterwards, finished, settled } from './settle.ts';
import {
  caster,
  figureOf,
  hasStatus,
  isAlly,
  isEnemy,
  isFree,
  isLivingHero,
  isOnBoard,
  NEIGHBOURS,
  numberWith,
  pieceOf,
  seatOfFigure,
  shownFigure,
} from './table.ts';
import { attackedBy } from './target.ts';

interface Moving {
  readonly figure: number;
  left: number;
  readonly forced: boolean;
  moved: number;
  readonly seat: Seat;
}

/** How far it may go with n points: none when immobilised or forbidden to move (R-OV-98). */
export function pointsOf(t: Veiel, figure: number, n: number): number {
  if (hasStatus(t, figure, 'immobilise') || isForbidden(t, 'move', pieceOf(figure))) return 0;
  return Math.max(0, numberWith(t, figure, 'move', n));
}

/** The same where a card or another effect speaks: a hero's own card gives way to no battlefield (OV-FIELD-4). */
function pointsBy(t: Veiel, c: Context, figure: number, n: number): number {
  const points = pointsOf(t, figure, n);
  if (!doesFieldYield(t, c, 'move')) return points;
  return Math.max(
    points,
    besidesField(t, () => pointsOf(t, figure, n)),
  );
}

/** The verb: each may move up to n, as the player likes (OV-MOVE-8); `forced`, at least one step. */
export function move(
  t: Veiel,
  c: Context,
  pieces: readonly number[],
  n: number,
  forced = false,
): Next<'next'> | undefined {
  const figures = attackedBy(t, caster(t, c), pieces).filter((figure) => isMovable(t, figure));
  note(c, figures.map(pieceOf), n);
  if (figures.length === 0 || t.preview) return undefined;
  const lefts = figures.map((figure) => pointsBy(t, c, figure, n));
  if (figures.some((figure, i) => lefts[i]! > pointsOf(t, figure, n))) tellFieldYields(t);
  if (figures.length > 1) return call(movingAll, { figures, lefts, forced, seat: c.you }, 'next');
  const figure = figures[0]!;
  const seat = isLivingHero(t, figure) ? seatOfFigure(t, figure) : c.you;
  return call(moving, { figure, left: lefts[0]!, forced, moved: 0, seat }, 'next');
}

function isMovable(t: Veiel, figure: number): boolean {
  return isLivingHero(t, figure) || isAlly(t, figure) || (isEnemy(t, figure) && isOnBoard(t, figure));
}

/** Whether somebody has a square to go to (R-OV-90). */
export function canMove(t: Veiel, c: Context, pieces: readonly number[], n: number): boolean {
  return pieces.some((piece) => {
    const figure = figureOf(piece);
    return isMovable(t, figure) && canGo(t, figure, pointsBy(t, c, figure, n));
  });
}

/** Whether some free square lies within so many steps; mostly one next to it does, and nothing need be searched. */
export function canGo(t: Veiel, figure: number, points: number): boolean {
  if (points === 0) return false;
  for (const near of NEIGHBOURS[t.figures.square[figure]!]!) if (isFree(t, near)) return true;
  const roads = reachOf(t, figure, points);
  for (let i = 1; i < roads.reach; i++) if (isFree(t, roads.reached(i))) return true;
  return false;
}

interface MovingAll {
  readonly figures: number[];
  /** How far each may go. */
  readonly lefts: number[];
  readonly forced: boolean;
  readonly seat: Seat;
}
export const movingAll = procedure<Veiel, MovingAll, never>()('moveAll', {
  next: (t, f) => {
    const figure = f.figures.shift();
    const left = f.lefts.shift()!;
    if (figure === undefined) return done;
    if (!isMovable(t, figure)) return 'next';
    const seat = isLivingHero(t, figure) ? seatOfFigure(t, figure) : f.seat;
    return call(moving, { figure, left, forced: f.forced, moved: 0, seat }, 'next');
  },
});

/** One leg after the other, each to a free square by the shortest road, until the points are spent or the player stops. */
export const moving = procedure<Veiel, Moving, StrideOption>()('move', ['figure', 'left'], {
  go: {
    kind: 'move',
    rule: 'OV-MOVE-8',
    seat: (_, f) => f.seat,
    options: (t, f, options) => {
      if (f.left > 0 && isMovable(t, f.figure)) legs(t, f.figure, f.left, 0, options);
      if (options.length > 0 && (!f.forced || f.moved > 0)) options.push({ do: 'stop' });
    },
    chosen: (t, f, option) => {
      if (option.do !== 'go') return 'over';
      const { square, steps } = option;
      f.left -= steps;
      f.moved += steps;
      return walk(t, f.figure, roadTo(t, f.figure, [square]), 'again');
    },
    none: () => 'over',
  },
  again: (t, f) => (f.left > 0 && !hasStatus(t, f.figure, 'immobilise') ? 'go' : 'over'),
  over: (t, f) => {
    if (f.moved > 0) raise(t, 'moved', { piece: pieceOf(f.figure), amount: f.moved });
    return finished(t, 'done');
  },
  done: () => done,
});

/** A `go` for every free square within reach; with `exactly`, at that distance only. Nearest first. */
export function legs(t: Veiel, figure: number, most: number, exactly: number, options: StrideOption[]): void {
  const roads = reachOf(t, figure, most);
  for (let i = 1; i < roads.reach; i++) {
    const square = roads.reached(i);
    const steps = roads.stepsTo(square);
    if (isFree(t, square) && (exactly === 0 || steps === exactly)) options.push({ do: 'go', square, steps });
  }
}

interface Walking {
  readonly figure: number;
  readonly road: number[];
  /** The square it should stand on: a token may have moved it away. */
  on: number;
}

/** Step by step; each square entered is entered (OV-MOVE-9). With nobody listening it needs no frame. */
export function walk<Then extends string>(t: Veiel, figure: number, road: number[], then: Then): Next<Then> {
  if (road.length === 0) return then;
  if (isSomebodyListening(t))
    return callAt(
      walking,
      { does: 'walk', at: 'next', figure, road: road.slice(), on: t.figures.square[figure]! },
      then,
    );
  for (const square of road) step(t, figure, square);
  return then;
}

function isSomebodyListening(t: Veiel): boolean {
  return (
    (t.effects.heard.entered?.length ?? 0) > 0 ||
    t.effects.lasting.length > 0 ||
    (t.content.book.heeded.get('entered')?.tallies.length ?? 0) > 0
  );
}

function step(t: Veiel, figure: number, square: number): void {
  const from = t.figures.square[figure]!;
  shift(t, figure, square);
  if (t.figures.kind[figure] !== ENEMY) t.unit.moves++;
  t.told?.push({
    event: 'stepped',
    who: shownFigure(t, figure),
    from,
    to: square,
    rule: ruleOfStep(t, figure, square),
  });
  entered(t, figure);
}

/** An enemy follows its road; a hero may pass over a friend. */
function ruleOfStep(t: Veiel, figure: number, square: number): RuleId {
  if (t.figures.kind[figure] === ENEMY) return 'OV-AI-11';
  return t.standing[square] === figure ? 'OV-MOVE-4' : 'OV-MOVE-2';
}

export function entered(t: Veiel, figure: number): void {
  raise(t, 'entered', { piece: pieceOf(figure), square: t.figures.square[figure]! });
}

export const walking = procedure<Veiel, Walking, never>()('walk', {
  next: (t, f) => {
    const isThere = t.figures.square[f.figure] === f.on && isMovable(t, f.figure);
    // Stopped by a token, it goes on only where it could not stand.
    const stopped = hasStatus(t, f.figure, 'immobilise') && t.standing[f.on] === f.figure;
    if (!isThere || stopped) return done;
    const square = f.road.shift();
    if (square === undefined) return done;
    f.on = square;
    step(t, f.figure, square);
    return settled(t, 'next');
  },
});

/** The verb: to a free square of the area, whatever lies between but an Infranchissable (OV-MOVE-11, OV-KW-52). */
export function teleport(
  t: Veiel,
  c: Context,
  pieces: readonly number[],
  area: string,
): Next<'next'> | undefined {
  const [figure] = attackedBy(t, caster(t, c), pieces).filter((each) => isMovable(t, each));
  if (figure === undefined || t.preview || isKept(t, c, figure)) return undefined;
  const from = caster(t, c);
  const squares = landings(t, c, figure, area);
  if (squares.length === 0) return undefined;
  if (isForbidden(t, 'teleport', pieceOf(figure))) tellFieldYields(t);
  note(c, [pieceOf(figure)], 1);
  if (from >= 0 && t.figures.kind[from] === ENEMY) {
    land(t, figure, pickSquare(t, squares));
    return afterwards(t);
  }
  return call(teleporting, { figure, squares, seat: c.you }, 'next');
}
export function canTeleport(t: Veiel, c: Context, pieces: readonly number[], area: string): boolean {
  return pieces.some((piece) => {
    const figure = figureOf(piece);
    return isMovable(t, figure) && !isKept(t, c, figure) && landings(t, c, figure, area).length > 0;
  });
}

/** Something forbids it to be teleported, and nothing stronger allows it. */
function isKept(t: Veiel, c: Context, figure: number): boolean {
  const piece = pieceOf(figure);
  if (!isForbidden(t, 'teleport', piece)) return false;
  return !doesFieldYield(t, c, 'teleport') || besidesField(t, () => isForbidden(t, 'teleport', piece));
}

function landings(t: Veiel, c: Context, figure: number, area: string): number[] {
  const from = caster(t, c);
  const at = t.figures.square[from < 0 ? figure : from]!;
  const { turnsAt } = areaNamed(t, area);
  const squares: number[] = [];
  for (let square = 0; square < SQUARES; square++) {
    if (!isFree(t, square) || turnsAt[at * SQUARES + square] === 0) continue;
    if (isJoinedOverBoard(t, t.figures.square[figure]!, square)) squares.push(square);
  }
  return squares;
}

interface Teleporting {
  readonly figure: number;
  readonly squares: number[];
  readonly seat: Seat;
}
export const teleporting = procedure<Veiel, Teleporting, SquareOption>()('teleport', {
  choose: {
    kind: 'teleport',
    rule: 'OV-MOVE-11',
    seat: (_, f) => f.seat,
    options: (_, f, options) => {
      for (const square of f.squares) options.push({ do: 'put', square });
    },
    chosen: (t, f, { square }) => {
      land(t, f.figure, square);
      return finished(t, 'over');
    },
  },
  over: () => done,
});

function land(t: Veiel, figure: number, square: number): void {
  const from = t.figures.square[figure]!;
  shift(t, figure, square);
  t.told?.push({ event: 'teleported', who: shownFigure(t, figure), from, to: square, rule: 'OV-MOVE-11' });
  entered(t, figure);
}

/** The verb: two figures change places. */
export function swap(
  t: Veiel,
  c: Context,
  a: readonly number[],
  b: readonly number[],
): Next<'next'> | undefined {
  const [one, other] = [a[0], b[0]];
  if (one === undefined || other === undefined || t.preview) return undefined;
  const [first, second] = [figureOf(one), figureOf(other)];
  if (!canSwapFigures(t, first, second)) return undefined;
  swapSquares(t, first, second);
  note(c, [one, other], 1);
  t.told?.push({
    event: 'swapped',
    who: shownFigure(t, first),
    with: shownFigure(t, second),
    rule: 'R-OV-90',
  });
  entered(t, first);
  entered(t, second);
  return afterwards(t);
}
export function canSwap(t: Veiel, a: readonly number[], b: readonly number[]): boolean {
  return a.some((one) => b.some((other) => canSwapFigures(t, figureOf(one), figureOf(other))));
}
function canSwapFigures(t: Veiel, a: number, b: number): boolean {
  return a !== b && isMovable(t, a) && isMovable(t, b);
}
