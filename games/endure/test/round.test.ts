import { rule } from '@tablee/kernel/testing';
import { expect } from 'vitest';
import { at } from './at.ts';

rule(
  ['ES-ROUND-1', 'ES-ROUND-2', 'ES-ROUND-3', 'ES-ROUND-4', 'ES-ROUND-6'],
  'survivors clockwise from the first player, then enemies, then the Resolution phase',
  () => {
    const table = at('ab', {
      survivors: [
        { class: 'marine', at: 'a' },
        { class: 'scout', at: 'a' },
        { class: 'medic', at: 'a' },
      ],
      first: 'scout',
      events: ['spawn-bridge'],
    });
    const order: number[] = [];
    const phases: string[] = [];
    for (let n = 0; n < 3; n++) {
      order.push(table.t.turn);
      table.choose('end');
      phases.push(...table.events('phaseBegan').map(({ phase }) => phase));
    }
    expect(order).toEqual([1, 2, 0]);
    expect(phases).toEqual(['enemies', 'resolution', 'survivors']);
    expect(table.t.first).toBe(2);
  },
);

rule('ES-RESPH-7', 'in the first round no event is in force', () => {
  const table = at('ab', { survivors: [{ class: 'marine', at: 'a' }], events: ['gravity-failure'] });
  expect(table.t.event).toBe(-1);
  table.choose('end');
  expect(table.content.events[table.t.event]!.holds).toBe('gravity');
});

rule(['ES-ACT-3', 'ES-ACT-1', 'R-ES-15'], 'the actions of a turn, and its end with actions unspent', () => {
  const table = at(
    'AAb\ndoors: A-b open',
    {
      survivors: [
        { class: 'marine', at: 'A', items: ['pistol', 'med-kit'], life: 2 },
        { class: 'scout', at: 'A' },
      ],
      enemies: [{ type: 'swarmer', at: 'b' }],
      loader: 'A',
    },
    { objectives: [{ kind: 'switch', zones: 'A' }] },
  );
  expect(table.options).toEqual(
    expect.arrayContaining([
      'move b',
      'attack pistol b',
      'search',
      'interact 1',
      'active',
      'crisis',
      'reorganise',
      'trade 2',
      'use med-kit',
      'noise 1',
      'enter',
      'discard pistol',
      'end',
    ]),
  );
  table.choose('end');
  expect(table.events('turnEnded')).toMatchObject([{ unspent: 3 }]);
});

rule('R-ES-71', 'noise, doors, wounds and the like never run out', () => {
  const survivors = ['marine', 'scout', 'captain', 'psychic', 'engineer', 'medic'].map((id) => ({
    class: id,
    at: 'a',
    wounds: ['head' as const, 'body' as const, 'legs' as const],
  }));
  const noise = Object.fromEntries([...'abcdefghijklmnop'].map((zone) => [zone, 3]));
  const table = at('abcdefghijklmnop', { survivors, noise }, { dice: [6, 6, 6, 6, 6, 6] });
  expect(table.t.noise.filter((level) => level === 3).length).toBeGreaterThan(13);
  expect(table.t.survivors.every(({ wounds }) => wounds === 7)).toBe(true);
});
