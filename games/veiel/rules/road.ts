/** Where figures can go: reach and roads (OV-MOVE, OV-AI-7, -8, -11), over the kernel's roads, which break ties up, down, left, right. */
import { Roads } from '@tablee/kernel';
import { ENEMY, NOBODY, SQUARES, type Veiel } from '../types.ts';
import { entityIs, isEntity, isInfranchissable, NEIGHBOURS } from './table.ts';

/** Squares that may be crossed in the search under way. */
const OPEN = new Uint8Array(SQUARES);
const steps = (at: number, step: (to: number) => void): void => {
  for (const near of NEIGHBOURS[at]!) if (OPEN[near]) step(near);
};

const REACH = new Roads(SQUARES);
const WAY = new Roads(SQUARES);

/** Heroes and allies cross heroes, allies and Obstacles, not enemies (OV-MOVE-1, -2, OV-KW-42); enemies cross free squares only. */
function markOpen(t: Veiel, figure: number): void {
  const isEnemys = t.figures.kind[figure] === ENEMY;
  for (let square = 0; square < SQUARES; square++) {
    const there = t.standing[square]!;
    OPEN[square] = there === NOBODY || there === figure || (!isEnemys && canCross(t, there)) ? 1 : 0;
  }
}

function canCross(t: Veiel, there: number): boolean {
  if (t.figures.kind[there] === ENEMY || isInfranchissable(t, there)) return false;
  return !isEntity(t, there) || entityIs(t, there, 'allie') || entityIs(t, there, 'obstacle');
}

/** All squares within so many steps; ask `stepsTo`, `reach` and `reached` of what is given back, until the next search. */
export function reachOf(t: Veiel, figure: number, most: number, from = t.figures.square[figure]!): Roads {
  markOpen(t, figure);
  return REACH.spread(from, steps, most);
}

/** Of all shortest roads to the nearest of these squares, the one that goes up before down before left before right (OV-MOVE-7). */
export function roadTo(
  t: Veiel,
  figure: number,
  goals: Iterable<number>,
  most = Number.POSITIVE_INFINITY,
  from = t.figures.square[figure]!,
): number[] {
  markOpen(t, figure);
  return WAY.spread(goals, steps, undefined, from).road(from, [], most);
}
