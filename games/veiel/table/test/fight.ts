/** A fight as the screen's tests look at it: the real box, the view of its only player. */
import { begin, type Seat, type State, type View, view } from '@tablee/kernel';
import type { Content, Veiel, VeielView } from '../../types.ts';
import { veiel } from '../../veiel.ts';

export interface Seen {
  readonly t: Veiel;
  readonly content: Content;
  readonly view: View<VeielView>;
}

export function fightAt(position: Readonly<Record<string, unknown>>, seats = 1): Seen {
  const heroes = (position.heroes as readonly unknown[]).length;
  const t = begin(veiel as never, { seats, seed: 'table', config: { heroes }, position }) as State as Veiel;
  return { t, content: t.content, view: view(veiel as never, t, 0 as Seat) as View<VeielView> };
}

/** A square as the rulebook names it. */
export const at = (row: number, column: number): number => (row - 1) * 6 + column - 1;
