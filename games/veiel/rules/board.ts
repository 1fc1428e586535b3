/** Figures come onto the board, move over it and leave it. Nobody else writes squares: `standing` always agrees with them. */
import { changed, enter, leave } from '@tablee/kernel/effect';
import { ENTITY_KEYWORDS } from '../content/types.ts';
import { ENTITY, type FigureKind, HERO, NOBODY, type Veiel } from '../types.ts';
import { bitOf, entityOf, heroOf, pieceOf } from './table.ts';

/** A new figure, off the board; its number. */
export function addFigure(t: Veiel, kind: FigureKind, of: number, twin = 0): number {
  const { figures } = t;
  figures.kind.push(kind);
  figures.of.push(of);
  figures.square.push(NOBODY);
  figures.twin.push(twin);
  figures.block.push(0);
  figures.kept.push(0);
  figures.yellow.push(0);
  figures.red.push(0);
  figures.summoner.push(NOBODY);
  figures.acted.push(0);
  figures.pending.push(0);
  figures.is.push(0);
  return figures.kind.length - 1;
}

const FILLING = bitOf('allie') | bitOf('obstacle') | bitOf('infranchissable');

/** Whether nobody else may stand where it stands (R-OV-18): not a ground token, not a dead hero. */
export function fillsSquare(t: Veiel, figure: number): boolean {
  const kind = t.figures.kind[figure];
  if (kind === ENTITY) return (t.figures.is[figure]! & FILLING) !== 0;
  return kind !== HERO || !heroOf(t, figure).dead;
}

/** Onto the board, from nowhere. */
export function putOn(t: Veiel, figure: number, square: number): void {
  t.figures.square[figure] = square;
  if (fillsSquare(t, figure)) t.standing[square] = figure;
  enter(t, pieceOf(figure), 'play');
}

/** Off the board for good: what it was still has answers, nothing sticks to it. */
export function takeOff(t: Veiel, figure: number): void {
  const square = t.figures.square[figure]!;
  leave(t, pieceOf(figure), 'play');
  if (t.standing[square] === figure) t.standing[square] = NOBODY;
  t.figures.square[figure] = NOBODY;
  t.figures.block[figure] = 0;
  t.figures.kept[figure] = 0;
  t.figures.pending[figure] = 0;
}

/** To another square; across somebody's it only passes (OV-MOVE-9). */
export function shift(t: Veiel, figure: number, square: number): void {
  const from = t.figures.square[figure]!;
  if (t.standing[from] === figure) t.standing[from] = NOBODY;
  t.figures.square[figure] = square;
  if (t.standing[square] === NOBODY && fillsSquare(t, figure)) t.standing[square] = figure;
  changed(t);
}

export function swapSquares(t: Veiel, a: number, b: number): void {
  const { square } = t.figures;
  const [one, other] = [square[a]!, square[b]!];
  square[a] = other;
  square[b] = one;
  t.standing[one] = fillsSquare(t, b) ? b : NOBODY;
  t.standing[other] = fillsSquare(t, a) ? a : NOBODY;
  changed(t);
}

/** What an entity is has changed, or a hero died or came back: whether its square is filled is worked out anew. */
export function refill(t: Veiel, figure: number): void {
  const square = t.figures.square[figure]!;
  if (square < 0) return;
  if (fillsSquare(t, figure)) {
    if (t.standing[square] === NOBODY) t.standing[square] = figure;
  } else if (t.standing[square] === figure) {
    t.standing[square] = NOBODY;
  }
  changed(t);
}

/** An entity of the content as it is printed. */
export function printedEntity(t: Veiel, figure: number): void {
  const entity = entityOf(t, figure);
  t.figures.is[figure] = entity.keywords.reduce(
    (bits, keyword) => bits | (1 << ENTITY_KEYWORDS.indexOf(keyword)),
    0,
  );
  t.figures.yellow[figure] = entity.health ?? entity.yellow ?? 0;
  t.figures.red[figure] = entity.yellow === undefined ? 0 : (entity.red ?? 1);
}

/** Before a fight: no figures but the heroes', nobody on the board. */
export function clearBoard(t: Veiel): void {
  let kept = 0;
  for (const { figures } of t.heroes) kept += figures.length;
  // One by one: cutting a list short by its length gives up its memory, which takes longer.
  for (const list of Object.values(t.figures) as number[][]) while (list.length > kept) list.pop();
  for (let figure = 0; figure < kept; figure++) {
    t.figures.square[figure] = NOBODY;
    t.figures.block[figure] = 0;
    t.figures.kept[figure] = 0;
    t.figures.acted[figure] = 0;
  }
  t.standing.fill(NOBODY);
  t.corpses.fill(0);
}
