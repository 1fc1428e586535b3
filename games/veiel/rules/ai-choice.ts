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
  const { square } = t.figures;
  let picked = NOBODY;
  let most = Number.NEGATIVE_INFINITY;
  for (const figure of figures) {
    if (nearest && figure === self) continue;
    const worth = nearest ? -distance(square[figure]!, square[self]!) : missingOf(t, figure);
    const isFirst = worth === most && square[figure]! < square[picked]!;
    if (worth < most || (worth === most && !isFirst)) continue;
    picked = figure;
    most = worth;
  }
  return picked;
}

/** Yellow points a figure has lost. */
function missingOf(t: Veiel, figure: number): number {
  const { kind, yellow } = t.figures;
  return kind[figure] === ENEMY ? enemyOf(t, figure).yellow - yellow[figure]! : 0;
}

/** Nearest to the first hero in priority order; reading order. */
export function pickSquare(t: Veiel, squares: readonly number[]): number {
  const [first] = eligible(t);
  const inOrder = [...squares].sort((a, b) => a - b);
  if (first === undefined) return inOrder[0]!;
  const at = t.figures.square[first]!;
  return inOrder.reduce((best, square) => (distance(square, at) < distance(best, at) ? square : best));
}
