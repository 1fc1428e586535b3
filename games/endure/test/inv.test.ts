import { rule } from '@tablee/kernel/testing';
import { expect } from 'vitest';
import { saveOf } from '../rules/armour.ts';
import { allowance } from '../rules/move.ts';
import type { Who } from '../types.ts';
import { at } from './at.ts';

const found = (item: string, items: string[] = []) =>
  at('AA', { survivors: [{ class: 'marine', at: 'A', items }], items: [item] }).choose('search');
const places = (table: ReturnType<typeof found>): string[] =>
  table.options.filter((option) => option.startsWith('place'));

rule(
  ['ES-INV-1', 'ES-INV-2', 'ES-INV-3', 'ES-INV-4', 'ES-COMP-4'],
  'five places: armour on Body, helmets on Head, anything in the three others',
  () => {
    expect(places(found('riot-vest'))).toEqual(['place 1', 'place 3', 'place 4', 'place 5']);
    expect(places(found('combat-visor'))).toEqual(['place 2', 'place 3', 'place 4', 'place 5']);
    expect(places(found('shotgun'))).toEqual(['place 3', 'place 4', 'place 5']);
    expect(found('shotgun').why('place 1')).toEqual(['ES-INV-2']);
    expect(found('shotgun').why('place 2')).toEqual(['ES-INV-3']);
    expect(found('shotgun', ['pistol', 'fire-axe', 'rail-rifle']).why('place 3')).toEqual(['ES-INV-1']);
  },
);

rule(['ES-INV-5', 'ES-INV-6'], 'armour only protects when worn, but always slows', () => {
  const worn = at('AA', { survivors: [{ class: 'marine', at: 'A', items: ['body:bastion-armour'] }] });
  const carried = at('AA', { survivors: [{ class: 'marine', at: 'A', items: ['bastion-armour'] }] });
  expect([saveOf(worn.t, worn.content, 0 as Who), saveOf(carried.t, carried.content, 0 as Who)]).toEqual([
    3, 7,
  ]);
  expect([allowance(worn.t, 0 as Who), allowance(carried.t, 0 as Who)]).toEqual([2, 2]);
});

rule(
  ['ES-INV-7', 'ES-INV-8', 'ES-INV-9', 'ES-INV-10', 'ES-USE-1'],
  'weapons and objects are used from where they lie; an object takes an action and, single-use, is gone',
  () => {
    const table = at('AA', {
      survivors: [{ class: 'marine', at: 'A', life: 2, items: ['fire-axe', 'med-kit'] }],
      enemies: [{ type: 'swarmer', at: 'A' }],
    });
    expect(table.options).toEqual(expect.arrayContaining(['attack fire-axe A', 'use med-kit']));
    table.choose('use med-kit');
    expect(table.who('marine')).toMatchObject({ actions: 2, life: 4 });
    expect(table.items('marine')).toEqual(['fire-axe']);
  },
);

rule(
  ['ES-INV-11', 'ES-INV-12'],
  'a Power Cell is no Use action, and stays until both charges are spent',
  () => {
    const table = at('AA', { survivors: [{ class: 'marine', at: 'A', items: ['power-cell'] }] });
    expect(table.why('use power-cell')).toEqual(['ES-INV-11']);
  },
);

rule(['ES-ACT-10', 'R-ES-20'], 'Reorganise: everything may change places for one action', () => {
  const table = at('AA', {
    survivors: [{ class: 'marine', at: 'A', items: ['riot-vest', 'pistol', 'pistol'] }],
  });
  table.choose('reorganise', 'shift riot-vest 1', 'pair pistol 4', 'done');
  expect(table.who('marine').cards.map((card) => card >= 0)).toEqual([
    true,
    false,
    false,
    true,
    false,
    false,
    true,
    false,
  ]);
  expect(table.who('marine').actions).toBe(2);
});

rule(
  ['ES-PAIR-1', 'ES-PAIR-2', 'ES-PAIR-5'],
  'only identical weapons with the symbol pair up, in one place',
  () => {
    expect(found('pistol', ['pistol']).options).toContain('pair 3');
    expect(found('machine-pistol', ['pistol']).why('pair 3')).toEqual(['ES-PAIR-2']);
    expect(found('shotgun', ['shotgun']).why('pair 3')).toEqual(['ES-PAIR-1']);
    const table = found('pistol', ['pistol', 'fire-axe', 'rail-rifle']).choose('pair 3');
    expect(table.items('marine')).toHaveLength(4);
  },
);
