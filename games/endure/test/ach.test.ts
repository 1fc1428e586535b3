import { rule } from '@tablee/kernel/testing';
import { expect } from 'vitest';
import { at } from './at.ts';

rule(['ES-ACH-1', 'ES-ACH-2', 'R-ES-33'], 'deeds count toward it, and it unlocks by itself', () => {
  const table = at('AAb\ndoors: A-b open', {
    survivors: [{ class: 'marine', at: 'A', achievement: 'pilleur' }],
    items: ['pistol'],
  });
  table.choose('search', 'place 3');
  expect(table.events('progressed')).toMatchObject([{ progress: 1, rule: 'ES-ACH-2' }]);
  expect(table.why('reward')).toEqual(['ES-ACH-2']);
  const { count } = table.content.achievements.find(({ id }) => id === 'pilleur')!;
  const almost = at('AA', {
    survivors: [{ class: 'marine', at: 'A', achievement: 'pilleur' }],
    items: ['pistol'],
  });
  almost.who('marine').progress = count - 1;
  almost.choose('search');
  expect(almost.rules('unlocked')).toEqual(['R-ES-33']);
});

rule(
  ['ES-ACH-5', 'ES-ACH-3', 'ES-ACH-4', 'ES-ACH-7'],
  'kind A happens once, the card is gone and a new one dealt (W-ES-15)',
  () => {
    const table = at('abc', {
      survivors: [{ class: 'marine', at: 'a', achievement: 'infirmier', unlocked: true, life: 2 }],
    });
    const { reward } = table.content.achievements.find(({ id }) => id === 'infirmier')!;
    expect(reward).toMatchObject({ activated: 'reward' });
    table.choose('reward');
    if (table.asked !== 'act') table.choose(table.options[0]!);
    expect(table.rules('rewardSpent')).toEqual(['ES-ACH-7']);
    const { achievement, unlocked, progress } = table.who('marine');
    expect(table.content.achievements[achievement]!.id).not.toBe('infirmier');
    expect([unlocked, progress, table.t.achievementsSpent.length]).toEqual([0, 0, 1]);
  },
);

const silent = (table: ReturnType<typeof at>) =>
  table.content.achievements.find(({ reward }) => JSON.stringify(reward).includes('makeNoise'))!.id;

rule(['ES-ACH-6', 'R-ES-33'], 'kind B lasts the turn: silent attacks place no noise (W-ES-15)', () => {
  const id = silent(at('ab', { survivors: [{ class: 'marine', at: 'a' }] }));
  const table = at(
    'ab',
    {
      survivors: [{ class: 'marine', at: 'a', achievement: id, unlocked: true, items: ['shotgun'] }],
      enemies: [{ type: 'jaeger', at: 'b', stunned: true }],
      events: ['spawn-bridge'],
    },
    { dice: [1, 2, 1, 1, 2, 1] },
  );
  table.choose('reward', 'attack shotgun b');
  expect(table.events('noiseMade')).toEqual([]);
  table.choose('end');
  table.choose('attack shotgun b');
  expect(table.events('noiseMade')).toHaveLength(1);
});
