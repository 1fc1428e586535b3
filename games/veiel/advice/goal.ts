/** In a scenario: how far its goal is, and what must not be lost. */
import { distance, idOf, isAlly, isOnBoard } from '../rules/table.ts';
import { SIDE, type Veiel } from '../types.ts';

const STEP = 2.5;
const POINT = 1.2;
const ROUND = 6;
const HEALTH = 2;

export function goalAhead(t: Veiel): number {
  if (t.scenario < 0) return 0;
  const { goal, defeat } = t.content.scenarios[t.scenario]!;
  let value = 0;
  if ('survive' in goal) value += ROUND * Math.min(t.round, goal.survive);
  else if ('reach' in goal) {
    const [entity, ...squares] = goal.reach;
    const ends = squares.map(([row, column]) => (row - 1) * SIDE + column - 1);
    value -=
      STEP *
      each(t, entity, (figure) => Math.min(...ends.map((end) => distance(end, t.figures.square[figure]!))));
  } else if ('destroy' in goal || 'kill' in goal) {
    const id = 'destroy' in goal ? goal.destroy : goal.kill;
    value -= POINT * each(t, id, (figure) => t.figures.red[figure]! * 4 + t.figures.yellow[figure]!);
  }
  if (defeat && 'lost' in defeat)
    value += HEALTH * each(t, defeat.lost, (figure) => t.figures.yellow[figure]!);
  for (let figure = 0; figure < t.figures.kind.length; figure++)
    if (isAlly(t, figure)) value += 0.5 * t.figures.yellow[figure]! + 0.3 * t.figures.block[figure]!;
  return value;
}

function each(t: Veiel, id: string, of: (figure: number) => number): number {
  let sum = 0;
  for (let figure = 0; figure < t.figures.kind.length; figure++)
    if (isOnBoard(t, figure) && idOf(t, figure) === id) sum += of(figure);
  return sum;
}
