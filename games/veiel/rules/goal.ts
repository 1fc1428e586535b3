/** When a fight is won (OV-GAME-6), or, in a scenario, what its goal and its defeat clause say (R-OV-77, -79). */
import type { Defeat, Goal } from '../content/types.ts';
import { ENEMY, SIDE, type Veiel } from '../types.ts';
import { idOf } from './table.ts';

/** Whether the fight is over by what stands on the board now; rounds are counted at their end. */
export function isFightOver(t: Veiel): boolean {
  if (t.result !== null) return true;
  if (t.scenario < 0) return !hasEnemies(t);
  return isReached(t, t.content.scenarios[t.scenario]!.goal) || isLost(t);
}

export function hasEnemies(t: Veiel): boolean {
  const { kind, square } = t.figures;
  for (let figure = 0; figure < kind.length; figure++)
    if (kind[figure] === ENEMY && square[figure]! >= 0) return true;
  return false;
}

function isReached(t: Veiel, goal: Goal): boolean {
  if ('killAll' in goal) return !hasEnemies(t);
  if ('survive' in goal) return false;
  if ('kill' in goal) return !isThere(t, goal.kill);
  if ('destroy' in goal) return !isThere(t, goal.destroy);
  const [entity, ...squares] = goal.reach;
  return t.figures.square.some(
    (square, figure) =>
      square >= 0 &&
      idOf(t, figure) === entity &&
      squares.some(([row, column]) => (row - 1) * SIDE + column - 1 === square),
  );
}

export function isThere(t: Veiel, id: string): boolean {
  return t.figures.square.some((square, figure) => square >= 0 && idOf(t, figure) === id);
}

/** The scenario's own way to lose, besides all heroes dead. */
export function isLost(t: Veiel): boolean {
  const defeat: Defeat | undefined = t.scenario < 0 ? undefined : t.content.scenarios[t.scenario]!.defeat;
  return defeat !== undefined && 'lost' in defeat && !isThere(t, defeat.lost);
}

/** At the end of a round: rounds that had to be survived are, or time has run out. */
export function afterRound(t: Veiel): 'won' | 'lost' | 'too-long' | 'on' {
  if (t.config.roundLimit > 0 && t.round >= t.config.roundLimit) return 'too-long';
  if (t.scenario < 0) return 'on';
  const { goal, defeat } = t.content.scenarios[t.scenario]!;
  if ('survive' in goal && t.round >= goal.survive) return 'won';
  return defeat && 'rounds' in defeat && t.round >= defeat.rounds ? 'lost' : 'on';
}
