/** The ways that lie open on a floor, and what each would set off: totals before anybody commits to a path. */

import type { Decision, Option } from '@tablee/kernel';
import { frameOf } from '@tablee/kernel';
import type { Content } from '../../ready/content.ts';
import { ENEMIES_IN_A_COMBAT } from '../../rules/fight.ts';
import { ADVANCED_TRAP, ADVANCED_TREASURE, BOSS, COMBAT_0, TRAP, TREASURE } from '../../rules/icons.ts';
import { movement, walks } from '../../rules/move.ts';
import { floorIn, optionsTo, type Seen } from '../reading.ts';

export interface Totals {
  readonly traps: number;
  readonly advancedTraps: number;
  readonly enemies: number;
  /** How many enemies come at a time, wave after wave. */
  readonly waves: readonly number[];
  readonly treasures: number;
  readonly advancedTreasures: number;
  readonly boss: boolean;
}

export interface Route {
  readonly id: string;
  /** The die it is walked with. */
  readonly pips: number;
  /** Squares entered from here on, in order; none where the way is blocked at once. */
  readonly squares: readonly number[];
  /** Where it ends. */
  readonly to: number;
  readonly totals: Totals;
  /** Points lost because no step remains. */
  readonly lost: number;
  /** The answers that walk it: the die if it is still to be chosen, then each step with a choice. */
  readonly options: readonly Option[];
}

/** Every route the open question allows; none where it is not about moving. Foresight ends where enemies are drawn, the rules of movement don't. */
export function routesFor(view: Seen, content: Content, asked: Decision | null): Route[] {
  if (asked?.kind === 'chooseDie')
    return optionsTo(asked, 'die').flatMap((die) => routes(view, content, die.pips, [die]));
  if (asked?.kind !== 'step') return [];
  const points = frameOf(view, movement)?.points ?? 0;
  return routes(view, content, points, []);
}

function routes(view: Seen, content: Content, points: number, first: readonly Option[]): Route[] {
  const { tower, floor, square, entered, crossed } = view.table;
  const { icons } = floorIn(view, content);
  const walker = { tower: tower.slice(), floor, square, entered: entered.slice(), content };
  return walks(walker, points).map(({ steps, chosen, lost }) => {
    const squares = steps.map((step) => step.square);
    const to = squares.at(-1) ?? square;
    return {
      id: `${points}:${squares.join('-')}`,
      pips: points,
      squares,
      to,
      totals: totalsOf([...crossed, ...squares.map((at) => icons[at]!)]),
      lost: icons[to] === BOSS ? 0 : lost,
      options: [...first, ...chosen],
    };
  });
}

/** What crossed squares add up to (SA-RESOLVE-1), enemies in waves (SA-FIGHT-17). */
export function totalsOf(crossed: readonly number[]): Totals {
  const count = (icon: number): number => crossed.filter((one) => one === icon).length;
  const enemies = crossed.reduce((sum, icon) => sum + enemiesOn(icon), 0);
  const waves = Array.from({ length: Math.ceil(enemies / ENEMIES_IN_A_COMBAT) }, (_, wave) =>
    Math.min(ENEMIES_IN_A_COMBAT, enemies - wave * ENEMIES_IN_A_COMBAT),
  );
  return {
    traps: count(TRAP),
    advancedTraps: count(ADVANCED_TRAP),
    enemies,
    waves,
    treasures: count(TREASURE),
    advancedTreasures: count(ADVANCED_TREASURE),
    boss: crossed.includes(BOSS),
  };
}

export function enemiesOn(icon: number): number {
  return icon > COMBAT_0 && icon < TREASURE ? icon - COMBAT_0 : 0;
}

/** The routes by the square they end on, in the order found. */
export function byEnd(all: readonly Route[]): Map<number, Route[]> {
  const ends = new Map<number, Route[]>();
  for (const route of all) ends.set(route.to, [...(ends.get(route.to) ?? []), route]);
  return ends;
}
