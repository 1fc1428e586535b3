/** Choices of an enemy that are not about whom to attack (OV-AI-50, R-OV-96). */
import { type Context, note } from '@tablee/kernel/effect';
import { ENEMY, NOBODY, type Veiel } from '../types.ts';
import { caster, distance, enemyOf, figureOf, isFigure, isSquare } from './table.ts';
import { eligible } from './target.ts';

/**
 * The verb: one of the candidates, known by the word's `as`. Of enemies, for a heal, the one missing most yellow points; with `nearest`,
 * for any other effect, the nearest other one; of squares the one nearest to the first hero in priority order. Ties: reading order. No candidate: nobody.
 */
export function pickForEnemy(
  t: Veiel,
  c: Context,
  candidates: readonly number[],
  nearest = false,
): undefined {
  const squares = candidates.filter(isSquare);
  if (squares.length > 0) {
    note(c, [pickSquare(t, squares)], 1);
    return undefined;
  }
  const picked = pickFigure(t, caster(t, c), candidates.filter(isFigure).map(figureOf), nearest);
  note(
    c,
    picked === NOBODY ? [] : candidates.filter((piece) => isFigure(piece) && figureOf(piece) === picked),
    picked === NOBODY ? 0 : 1,
  );
  return undefined;
}

function pickFigure(t: Veiel, self: number, figures: readonly number[], nearest: boolean): number {
  const { square, yellow, kind } = t.figures;
  const missing = (figure: number): number =>
    kind[figure] === ENEMY ? enemyOf(t, figure).yellow - yellow[figure]! : 0;
  const inOrder = [...figures].sort((a, b) => square[a]! - square[b]!);
  const hurt = inOrder.reduce(
    (best, figure) => (best === NOBODY || missing(figure) > missing(best) ? figure : best),
    NOBODY,
  );
  if (!nearest) return hurt;
  const away = (figure: number): number => distance(square[figure]!, square[self]!);
  return inOrder
    .filter((figure) => figure !== self)
    .reduce((best, figure) => (best === NOBODY || away(figure) < away(best) ? figure : best), NOBODY);
}

/** Nearest to the first hero in priority order; reading order. */
export function pickSquare(t: Veiel, squares: readonly number[]): number {
  const [first] = eligible(t);
  const inOrder = [...squares].sort((a, b) => a - b);
  if (first === undefined) return inOrder[0]!;
  const at = t.figures.square[first]!;
  return inOrder.reduce((best, square) => (distance(square, at) < distance(best, at) ? square : best));
}
