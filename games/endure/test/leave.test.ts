import { rule } from '@tablee/kernel/testing';
import { expect } from 'vitest';
import { checkOdds } from '../readings.ts';
import type { Who } from '../types.ts';
import { at } from './at.ts';

const held = (dice: readonly number[], survivor: object = {}, more: object = {}) =>
  at(
    'abc',
    {
      survivors: [{ class: 'marine', at: 'b', resolve: 7, ...survivor }],
      enemies: [{ type: 'swarmer', at: 'b' }],
      ...more,
    },
    { dice },
  );

rule(
  ['ES-LEAVE-1', 'ES-LEAVE-2', 'ES-MOVE-3', 'ES-RESOLVE-11', 'ES-RESOLVE-12', 'ES-RESOLVE-15'],
  'leaving an occupied zone takes a check; passed, the move is made and paid',
  () => {
    const table = held([3, 3]).choose('move a');
    expect(table.events('checked')).toMatchObject([{ against: 7, passed: true, rule: 'ES-LEAVE-1' }]);
    expect([table.zoneOf('marine'), table.who('marine').actions]).toEqual(['a', 2]);
  },
);

rule(
  ['ES-LEAVE-3', 'ES-LEAVE-4', 'ES-ACT-6', 'ES-RESOLVE-13', 'R-ES-18'],
  'failed: no way out of this zone this turn, and nothing is paid',
  () => {
    const table = held([3, 4]).choose('move a');
    expect(table.zoneOf('marine')).toBe('b');
    expect(table.who('marine')).toMatchObject({ actions: 3, resolve: 7, life: 8 });
    expect(table.why('move a')).toEqual(['ES-LEAVE-3']);
  },
);

rule('R-ES-18', 'the lock holds even when the zone is cleared meanwhile; stunned enemies occupy', () => {
  const table = held(
    [3, 4, 6, 6],
    { items: ['fire-axe'] },
    { enemies: [{ type: 'swarmer', at: 'b', stunned: true }] },
  );
  table.choose('move a');
  expect(table.events('checked')).toHaveLength(1);
  const cleared = held([3, 4, 6, 6, 6], { items: ['fire-axe'] });
  cleared.choose('move a', 'attack fire-axe b');
  expect(cleared.foes('swarmer')).toEqual([]);
  expect(cleared.why('move a')).toEqual(['ES-LEAVE-3']);
});

rule('R-ES-18', 'each departure is a new check, also from the middle of a move', () => {
  const table = at(
    'abc',
    {
      survivors: [{ class: 'scout', at: 'a', resolve: 7 }],
      enemies: [{ type: 'swarmer', at: 'b' }],
    },
    { dice: [6, 6] },
  );
  table.choose('move b', 'move c');
  expect(table.events('checked')).toMatchObject([{ passed: false }]);
  expect([table.zoneOf('scout'), table.who('scout').actions]).toEqual(['b', 2]);
});

rule('ES-LEAVE-1', 'the odds of the check, as they are shown; a Breather Mask and the Captain help', () => {
  expect(checkOdds(held([]).t, 0 as Who)).toBeCloseTo(15 / 36);
  expect(checkOdds(held([], { items: ['head:breather-mask'] }).t, 0 as Who)).toBeCloseTo(21 / 36);
  expect(checkOdds(held([], { class: 'captain' }).t, 0 as Who)).toBeCloseTo(21 / 36);
});
