/** What the enemies can still take, weighed by what they deal in a round. */
import { enemyOf, isEnemy } from '../rules/table.ts';
import type { Enemy, Veiel } from '../types.ts';

/** An enemy that stands, whatever it is. */
const STANDING = 1.2;
/** A point of yellow die still to go, by itself and for every wound the enemy deals in a round. */
const POINT = 0.45;
const POINT_BY_HARM = 0.13;
/** Enemy block. */
const BLOCK = 0.3;

export function foesToCome(t: Veiel): number {
  const { kind, square, red, yellow, block } = t.figures;
  const credit = scratches(t);
  let value = 0;
  for (let figure = 0; figure < kind.length; figure++) {
    if (!isEnemy(t, figure) || square[figure]! < 0) continue;
    const enemy = enemyOf(t, figure);
    const harm = harmInARound(enemy);
    const left = (red[figure]! - 1) * enemy.yellow + enemy.yellow - credit * (enemy.yellow - yellow[figure]!);
    value += STANDING + 0.5 * harm + left * (POINT + POINT_BY_HARM * harm) + block[figure]! * BLOCK;
  }
  return value;
}

/** Yellow dice go back up at the end of the round: a scratch counts as far as somebody may still follow it up. */
function scratches(t: Veiel): number {
  if (t.phase !== 'heroes') return 0;
  let cards = 0;
  t.heroes.forEach((hero, number) => {
    if (!hero.dead && (!hero.played || number === t.active)) cards += hero.hand.length;
  });
  return Math.min(0.75, 0.1 + cards * 0.12);
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
