/** How good a table is for the group: what the enemies have left, what the heroes have left. */
import type { Advice } from '@tablee/kernel';
import { cardsLeft, enemyOf } from './rules/table.ts';
import { ENEMY, type Veiel } from './types.ts';

const CONTINUES: ReadonlySet<string> = new Set(['move', 'stride', 'aim', 'axis', 'teleport', 'choose', 'mode', 'may', 'number', 'spread', 'heal', 'exile', 'discard', 'recover', 'charge', 'fuse', 'interrupt', 'order', 'substitute']);

export const advice: Advice<Veiel> = {
  evaluate: (t) => {
    if (t.result) return t.result.winners.length > 0 ? 1000 : -1000;
    let value = 100 * t.fight;
    const { kind, square, yellow, red } = t.figures;
    for (let figure = 0; figure < kind.length; figure++) {
      if (kind[figure] !== ENEMY || square[figure]! < 0) continue;
      value -= 4 + (red[figure]! - 1) * enemyOf(t, figure).yellow + yellow[figure]!;
    }
    for (const hero of t.heroes) value += hero.dead ? -20 : 2 * Math.min(12, cardsLeft(hero));
    return value;
  },
  continues: (kind) => CONTINUES.has(kind),
};
