/** A scenario's printed set-up (R-OV-77): exact squares, no dice. */
import { enter } from '@tablee/kernel/effect';
import { PIECES, SIDE, type Veiel } from '../types.ts';
import { putOn } from './board.ts';
import { newEntity } from './entity.ts';
import { newEnemy } from './summon.ts';
import { shownFigure } from './table.ts';

export function layScenario(t: Veiel): void {
  const { entities, enemies, id } = t.content.scenarios[t.scenario]!;
  const square = ([row, column]: readonly [number, number]): number => (row - 1) * SIDE + column - 1;
  enter(t, PIECES.scenario, 'field');
  for (const { entity, at } of entities) lay(t, newEntity(t, t.content.by.entity.get(entity)!), square(at));
  for (const { enemy, at } of enemies) lay(t, newEnemy(t, t.content.by.enemy.get(enemy)!), square(at));
  t.told?.push({ event: 'scenarioBegan', scenario: id, rule: 'OV-SCEN-10' });
}

function lay(t: Veiel, figure: number, square: number): void {
  putOn(t, figure, square);
  t.told?.push({ event: 'placed', who: shownFigure(t, figure), square, rule: 'R-OV-77' });
}
