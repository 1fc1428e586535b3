/** What the enemies can still take, weighed by what they deal in a round. */
import { enemyOf, isEnemy } from '../rules/table.ts';
import type { Enemy, Veiel } from '../types.ts';
import { blowsToCome } from './blows.ts';

/** An enemy that stands, whatever it is. */
const STANDING = 1.2;
/** A point of yellow die still to go, by itself and for every wound the enemy deals in a round. */
const POINT = 0.45;
const POINT_BY_HARM = 0.13;
/** A point off the yellow die, and what it is worth more on a life that can still be taken in this round. */
const SCRATCH = 0.1;
const FOLLOWED = 0.65;
/** How much of an enemy is as good as gone when what is left to deal could fell it. */
const PROMISE = 0.4;
/** Rounds after which patience runs out: what still stands then weighs more, by so much times the square of the rounds since. */
const PATIENT = 4;
const IMPATIENCE = 0.06;
/** Enemy block. */
const BLOCK = 0.3;

export function foesToCome(t: Veiel, falls: readonly number[]): number {
  const { kind, square, red, yellow, block } = t.figures;
  const blows = blowsToCome(t);
  let value = 0;
  for (let figure = 0; figure < kind.length; figure++) {
    if (!isEnemy(t, figure) || square[figure]! < 0) continue;
    const enemy = enemyOf(t, figure);
    const harm = harmInARound(enemy);
    const scratches = enemy.yellow - yellow[figure]!;
    const left = red[figure]! * enemy.yellow - credit(blows, yellow[figure]! + block[figure]!) * scratches;
    const worth = STANDING + 0.5 * harm + left * (POINT + POINT_BY_HARM * harm) + block[figure]! * BLOCK;
    value += worth * (1 - PROMISE * falls[figure]!);
  }
  return value * (1 + IMPATIENCE * Math.max(0, t.round - PATIENT) ** 2);
}

/** Yellow dice go back up at the end of the round: a scratch counts as far as what is left to deal can take the life. */
function credit(blows: number, left: number): number {
  return SCRATCH + FOLLOWED * Math.min(1, blows / left) ** 2;
}

const HARM = new WeakMap<Enemy, number>();

export function harmInARound(enemy: Enemy): number {
  let harm = HARM.get(enemy);
  if (harm === undefined) {
    const of = (lines: Enemy['lines']): number =>
      lines.reduce((sum, line) => sum + line.harm.damage + 1.3 * line.harm.wounds + line.harm.riders, 0);
    const actions = enemy.boss?.actions ?? [];
    const mean = actions.reduce((sum, { lines }) => sum + of(lines), 0) / Math.max(1, actions.length);
    harm = of(enemy.lines) + 2 * mean + (enemy.summons ? 1 : 0);
    HARM.set(enemy, harm);
  }
  return harm;
}
