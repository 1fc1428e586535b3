import { rule } from '@tablee/kernel/testing';
import { expect } from 'vitest';
import { noiseAt } from '../readings.ts';
import { at, enemyPhase } from './at.ts';

/** W-ES-1: the Marine in M, a Jaeger in J, a token in T. */
const HALL = `
  TT..
  aa..
  bbJJ
  MMJJ
  doors: T-a open, J-b open, M-J open
`;
const shot = () =>
  at(
    HALL,
    {
      survivors: [{ class: 'marine', at: 'M', items: ['shotgun'] }],
      enemies: [{ type: 'jaeger', at: 'J' }],
      tokens: [{ token: 'swarmer-2', at: 'T' }],
      events: ['spawn-bridge'],
    },
    { dice: [3, 4, 1] },
  );

rule(
  ['ES-NOISE-1', 'ES-NOISE-2', 'ES-NOISE-14', 'ES-COMBAT-9', 'ES-COMP-10', 'R-ES-4'],
  'a shot is heard from where it was fired, through walls (W-ES-1)',
  () => {
    const table = shot();
    const { content, t } = table;
    const distance = (x: string) => content.ship.noise[table.zone('M') * content.ship.size + table.zone(x)];

    table.choose('attack shotgun J');

    expect([table.noise('M'), table.noise('J')]).toEqual([3, 0]);
    expect([distance('b'), distance('a'), distance('T')]).toEqual([1, 2, 3]);
    expect(noiseAt({ ...t, noise: t.noise.map(() => 0) }, content, table.zone('M'), 3).wakes).toHaveLength(1);
  },
);

rule(
  ['ES-NOISE-6', 'ES-NOISE-5', 'ES-AI-2'],
  'an enemy inside the radius heads for the noise (W-ES-1)',
  () => {
    const table = shot().choose('attack shotgun J', 'end');

    expect(table.events('stated').map(({ active, why }) => [active, why])).toEqual([[true, 'noise']]);
    expect(table.events('stepped').map(({ to }) => table.content.ship.zones[to]!.label)).toEqual(['a', 'b']);
  },
);

rule(
  ['ES-NOISE-3', 'ES-NOISE-4'],
  'the level is how far it travels: a quiet kill wakes nobody (W-ES-2)',
  () => {
    const table = at(
      HALL,
      {
        survivors: [{ class: 'marine', at: 'J', items: ['swarmer-leg'] }],
        enemies: [{ type: 'swarmer', at: 'J' }],
        tokens: [{ token: 'swarmer-2', at: 'T' }],
        events: ['spawn-bridge'],
      },
      { dice: [4, 4] },
    );

    table.choose('attack swarmer-leg J', 'end');

    expect(table.events('stated').map(({ active }) => active)).toEqual([false]);
  },
);

rule(
  ['ES-NOISE-7', 'ES-NOISE-8', 'ES-NOISE-15', 'R-ES-24', 'ES-ACT-11'],
  'the louder noise of a zone counts, never the sum; made on purpose it costs its level (W-ES-5)',
  () => {
    const table = at('ab', { survivors: [{ class: 'marine', at: 'a' }] });
    table.choose('noise 2');
    expect([table.noise('a'), table.who('marine').actions]).toEqual([2, 1]);

    table.choose('noise 1');

    expect(table.events('noiseMade')[0]).toMatchObject({ rule: 'ES-NOISE-7', counted: false });
  },
);

rule('ES-NOISE-15', 'a louder noise made later takes the place of the weaker', () => {
  const table = at('ab', { survivors: [{ class: 'marine', at: 'a' }], noise: { a: 1 } });
  table.choose('noise 2');
  expect([table.rules('noiseMade'), table.noise('a')]).toEqual([['ES-NOISE-2'], 2]);
});

rule(['ES-NOISE-9', 'ES-AI-4'], 'of several noises an enemy goes to the loudest', () => {
  const table = enemyPhase('abcdefg', {
    survivors: [{ class: 'marine', at: 'a' }],
    enemies: [{ type: 'swarmer', at: 'd' }],
    noise: { g: 3, b: 2 },
    event: 'blackout',
  });
  expect(table.events('stated')[0]).toMatchObject({ why: 'noise', target: table.zone('g'), rule: 'ES-AI-4' });
  expect(table.foes('swarmer')).toEqual(['f']);
});

rule(['ES-NOISE-10', 'R-ES-39'], 'equally loud: the direction die decides; one in its own zone wins', () => {
  const setup = {
    survivors: [{ class: 'marine', at: 'a' }],
    enemies: [{ type: 'swarmer', at: 'd' }],
    event: 'blackout',
  };
  const west = enemyPhase('abcdefg', { ...setup, noise: { b: 2, f: 2 } }, { dice: [4] });
  const east = enemyPhase('abcdefg', { ...setup, noise: { b: 2, f: 2 } }, { dice: [1] });
  const own = enemyPhase('abcdefg', { ...setup, noise: { d: 2, f: 2 } });

  expect(west.events('stated')[0]!.target).toBe(west.zone('b'));
  expect(east.events('stated')[0]!.target).toBe(east.zone('f'));
  expect(own.events('stated')[0]!.target).toBe(own.zone('d'));
});

rule(
  ['ES-NOISE-11', 'ES-NOISE-12'],
  'noise goes in the Resolution phase, and what it drew is passive again',
  () => {
    const table = enemyPhase('Ab\n.c\n.d\ndoors: A-b closed', {
      survivors: [{ class: 'marine', at: 'A' }],
      enemies: [{ type: 'swarmer', at: 'd' }],
      noise: { c: 1 },
      events: ['spawn-bridge', 'spawn-bridge'].slice(0, 1),
    });
    expect(table.rules('noiseGone')).toEqual(['ES-NOISE-11']);
    table.choose('end');
    expect(table.events('stated')[0]).toMatchObject({ active: false });
  },
);

rule(['ES-NOISE-13', 'R-ES-60'], 'noise made in the Resolution phase stays for the whole next round', () => {
  const table = at('Ab\ndoors: A-b closed', {
    survivors: [{ class: 'marine', at: 'b' }],
    events: ['distant-crash'],
    phase: 'resolution',
  });
  expect(table.noise('A')).toBe(3);
  expect(table.t.round).toBe(2);
});

rule('R-ES-89', 'moving, searching, interacting and opening doors make no noise by themselves', () => {
  const table = at('aBB\ndoors: a-B open', {
    survivors: [{ class: 'scout', at: 'a' }],
    items: ['med-kit'],
    events: ['spawn-bridge'],
  });
  table.choose('move B', 'stay', 'search', 'place 3', 'active', 'target door 1');
  expect(table.events('noiseMade')).toEqual([]);
});

rule('ES-ACT-11', 'a noise louder than the actions left is refused', () => {
  const table = at('ab', { survivors: [{ class: 'marine', at: 'a' }] });
  table.choose('noise 2');
  expect([table.options.includes('noise 1'), table.why('noise 2')]).toEqual([true, ['ES-ACT-11']]);
});
