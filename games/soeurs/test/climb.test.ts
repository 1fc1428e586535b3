import { rule } from '@tablee/kernel/testing';
import { expect } from 'vitest';
import { PLAIN } from './boxes/plain.ts';
import { tablesWith, told } from './table.ts';

const { at } = tablesWith(PLAIN);

rule(
  ['SA-CLIMB-1', 'SA-CLIMB-4'],
  'after the third sequence one goes straight to the next door, wherever one stood',
  () => {
    const table = at({ sequence: 3, entered: ['b1'], dice: [1, 1] });

    table.choose('left a1');

    expect(table.state).toMatchObject({ floor: 1, sequence: 1, square: -1, entered: [] });
  },
);

rule('SA-CLIMB-2', 'each floor starts on its door', () => {
  const table = at({ sequence: 3, entered: ['b1'], dice: [1, 1, 2, 3] }).choose('up b2');

  expect(told(table, 'floorEntered', 1).map(({ floor }) => floor)).toEqual([]);
  expect(told(table, 'floorEntered').map(({ floor }) => floor)).toEqual([1]);
  expect(table.state.square).toBe(-1);
});

rule('SA-CLIMB-3', 'exactly three sequences, each a Movement and the Resolution of what was crossed', () => {
  const table = at({ tower: ['sentier', 'vide'], xp: 1, dice: [1, 1, 4] });
  table.choose('die 1');

  expect(told(table, 'stepped').map(({ square }) => square)).toEqual([1]);
  expect(told(table, 'enemiesCame')).toHaveLength(1);
  expect(table.state.sequence).toBe(1);

  const last = at({ sequence: 2, entered: ['b1'], dice: [1, 1, 1, 1] }).choose('up b2');
  expect(last.state.sequence).toBe(3);
});
