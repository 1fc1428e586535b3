import { rule } from '@tablee/kernel/testing';
import { expect } from 'vitest';
import { at, type Setup } from './at.ts';

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

rule('ES-ACH-4', 'the card that replaces a spent one is told as such, not as dealt at set-up', () => {
  const table = at('ab', {
    survivors: [{ class: 'marine', at: 'a', achievement: 'infirmier', unlocked: true, life: 2 }],
  });
  table.choose('reward');
  expect(table.rules('achievementDealt')).toEqual(['ES-ACH-4']);
});

rule('ES-ACH-2', '“without having made noise” means noise of any kind, and nothing but noise', () => {
  const quiet = (drawing: string, setup: Setup, ...choices: string[]) =>
    at(drawing, { events: ['spawn-bridge'], ...setup }, { dice: [1, 1, 1] })
      .choose(...choices)
      .events('progressed').length;
  const who = { class: 'marine', achievement: 'pas-de-velours' };
  expect(quiet('ab', { survivors: [{ ...who, at: 'a' }] }, 'end')).toBe(1);
  expect(quiet('ab', { survivors: [{ ...who, at: 'a' }] }, 'noise 1', 'end')).toBe(0);
  expect(quiet('AAb', { survivors: [{ ...who, at: 'A' }], items: ['noise-1'] }, 'search', 'end')).toBe(0);
  const frag = { survivors: [{ ...who, at: 'a', items: ['frag-grenade'] }] };
  expect(quiet('abc', frag, 'use frag-grenade', 'target c', 'end')).toBe(0);
  // An attack that makes no noise leaves the turn quiet.
  const silent = at('ab', {
    survivors: [{ ...who, at: 'a', achievement: 'appat', unlocked: true, items: ['fire-axe'] }],
    enemies: [{ type: 'jaeger', at: 'a', stunned: true }],
    events: ['spawn-bridge'],
  });
  silent.choose('reward');
  const { t, content } = silent;
  silent.who('marine').achievement = content.achievements.findIndex(({ id }) => id === 'pas-de-velours');
  silent.choose('attack fire-axe a', 'end');
  expect([t.noise[0], silent.events('progressed').length]).toEqual([0, 1]);
});

rule('ES-ACH-2', '“in a single turn” means one turn, though an Order makes one kill in another’s', () => {
  const table = at(
    'ab',
    {
      survivors: [
        { class: 'marine', at: 'a', items: ['fire-axe'], achievement: 'massacre' },
        { class: 'captain', at: 'b' },
      ],
      enemies: ['a', 'a', 'a', 'b'].map((zone) => ({ type: 'swarmer', at: zone })),
    },
    { dice: [4, 5, 1, 4, 1, 2] },
  );
  table.choose('attack fire-axe a', 'end');
  expect(table.who('marine').progress).toBe(0);
  table.choose('active', 'target survivor 1', 'attack fire-axe a');
  expect(table.who('marine')).toMatchObject({ progress: 1, unlocked: 0 });
});

rule(['ES-ACH-6', 'R-ES-37'], 'whoever is not to be marked this turn leaves no mark', () => {
  const seen = (unlocked: boolean): number[] => {
    const table = at('abc\n.d.', {
      survivors: [
        { class: 'marine', at: 'd', achievement: 'solitaire', unlocked },
        { class: 'scout', at: 'a' },
      ],
      enemies: [{ type: 'swarmer', at: 'c', stunned: true }],
    });
    if (unlocked) table.choose('reward');
    table.choose('move b', 'move d');
    return [...table.t.foes.marks];
  };
  expect([seen(false), seen(true)]).toEqual([[3], [2]]);
});
