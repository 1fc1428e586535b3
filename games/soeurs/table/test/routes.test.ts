/** The ways shown on a floor are the ways the game lets one walk, with the totals it then resolves. */
import { Table } from '@tablee/kernel';
import { describe, expect, test } from 'vitest';
import { contentFor } from '../../ready/content.ts';
import { ADVANCED_TRAP, BOSS, TRAP, TREASURE } from '../../rules/icons.ts';
import { soeurs } from '../../soeurs.ts';
import type { SoeursView } from '../../types.ts';
import { byEnd, routesFor, totalsOf } from '../climb/routes.ts';
import type { Seen } from '../reading.ts';

const COMBAT_2 = 4;
const COMBAT_3 = 5;

describe('totals of a way', () => {
  test('the enemies of all Combat squares come in waves of three', () => {
    const totals = totalsOf([COMBAT_2, TRAP, COMBAT_2, COMBAT_3]);

    expect(totals.enemies).toBe(7);
    expect(totals.waves).toEqual([3, 3, 1]);
  });

  test('traps and treasures are counted by kind, and the Boss is seen', () => {
    const totals = totalsOf([TRAP, ADVANCED_TRAP, TREASURE, BOSS]);

    expect(totals).toMatchObject({
      traps: 1,
      advancedTraps: 1,
      treasures: 1,
      advancedTreasures: 0,
      boss: true,
    });
    expect(totals.waves).toEqual([]);
  });
});

describe('routes', () => {
  test('every route of both dice can be walked by its answers, and ends where it says', () => {
    for (const dice of [
      [3, 5],
      [6, 1],
      [4, 2],
    ]) {
      const { view, content, asked } = atTheDice(dice);
      const routes = routesFor(view, content, asked);

      expect(new Set(routes.map(({ pips }) => pips))).toEqual(new Set(dice));
      for (const route of routes) {
        const played = atTheDice(dice).table;
        for (const option of route.options) {
          const decision = played.view(0 as never).decisions[0]!;
          const index = decision.options.findIndex((one) => JSON.stringify(one) === JSON.stringify(option));
          expect(index).toBeGreaterThanOrEqual(0);
          played.choose(0 as never, decision.id, index);
        }
        const walked = played
          .heard(0 as never)
          .filter(({ event }) => event === 'stepped')
          .map((event) => (event as unknown as { square: number }).square);
        expect(walked).toEqual(route.squares);
        expect(route.to).toBe(walked.at(-1));
      }
    }
  });

  test('routes to one square are gathered', () => {
    const { view, content, asked } = atTheDice([3, 5]);
    const routes = routesFor(view, content, asked);

    for (const [to, ways] of byEnd(routes)) expect(ways.every((way) => way.to === to)).toBe(true);
  });

  test('there are none while something else is asked', () => {
    const table = new Table(soeurs, { seats: 1, seed: 'routes', config: { helpXp: true } });
    const view = table.view(0 as never) as Seen;

    expect(
      routesFor(view, contentFor({ boss: 'gorvath', mode: 'normal' }, null), view.decisions[0] ?? null),
    ).toEqual([]);
  });
});

/** A game whose first movement shows these dice; the help of 3 XP makes it wait before every roll. */
function atTheDice(dice: readonly number[]) {
  const table = new Table<never, SoeursView>(soeurs as never, {
    seats: 1,
    seed: 'routes',
    dice,
    config: { helpXp: true },
  });
  table.say(0 as never, 'roll');
  const view = table.view(0 as never);
  return {
    table,
    view,
    asked: view.decisions[0]!,
    content: contentFor({ boss: 'gorvath', mode: 'normal' }, null),
  };
}
