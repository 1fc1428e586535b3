import { rule } from '@tablee/kernel/testing';
import { expect, test } from 'vitest';
import { shipOf } from '../rules/ship.ts';
import { sightOf } from '../rules/sight.ts';
import { at, planOf } from './at.ts';

const ship = (drawing: string) => shipOf(planOf(drawing));
const near = (drawing: string, from: string): string => {
  const made = ship(drawing);
  const key = made.doors.map(({ open }) => (open ? '1' : '0')).join('');
  const x = made.zones.findIndex(({ label }) => label === from);
  return sightOf(made, key)
    .near[x]!.map((zone) => made.zones[zone]!.label)
    .join('');
};

rule(
  ['ES-ZONE-1', 'ES-ZONE-2', 'ES-ZONE-3', 'R-ES-1'],
  'rooms and corridor zones; a room is one zone whatever its size',
  () => {
    const { zones, size } = ship(`
    AAAb
    AAAc
    AAAd
    doors: A-b open
  `);

    expect(size).toBe(4);
    expect(zones.map(({ label, isRoom }) => [label, isRoom])).toEqual([
      ['A', true],
      ['b', false],
      ['c', false],
      ['d', false],
    ]);
    expect(zones[0]!.cells).toHaveLength(9);
  },
);

rule(
  ['ES-ZONE-5', 'ES-ZONE-6', 'R-ES-5'],
  'a narrow gap lets nobody through and shows nothing, but noise passes',
  () => {
    const drawing = 'aabb\nnarrow: a-b';
    const made = ship(drawing);

    expect(near(drawing, 'a')).toBe('');
    expect(sightOf(made, '').los[1]).toBe(0);
    expect(made.noise[1]).toBe(1);
  },
);

rule('R-ES-2', 'zones are linked across open borders and open doors, diagonals never count', () => {
  expect(near('ab\ncd', 'a')).toBe('bc');
  expect(near('aBB\ndoors: a-B open', 'a')).toBe('B');
  expect(near('aBB\ndoors: a-B closed', 'a')).toBe('');
  const made = ship('RR\nab\ndoors: R-a open, R-b open');
  expect(sightOf(made, '11').toward[2]).toEqual([1, 2]);
});

rule('R-ES-7', 'a corridor zone holds 6, rooms 6, 9 or 12 by their cells', () => {
  const { zones } = ship(`
    AAAABBBBBBBBCCCCCCCCCd
    doors:
  `);
  expect(zones.map(({ capacity }) => capacity)).toEqual([6, 9, 12, 6]);
});

test('what depends on doors is worked out once for each set of open doors', () => {
  const table = at('aBB\ndoors: a-B open', { survivors: [{ class: 'scout', at: 'a' }] });
  const before = table.t.doorKey;
  table.choose('active', 'target door 1');
  expect(before).toBe('1');
  expect(table.t.doorKey).toBe('0');
});
