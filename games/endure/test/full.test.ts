import { rule } from '@tablee/kernel/testing';
import { expect } from 'vitest';
import { placeFigures } from '../rules/full.ts';
import { at, enemyPhase, type Setup } from './at.ts';

const crowd = (at: string, n: number, type = 'jaeger') =>
  Array.from({ length: n }, () => ({ type, at, stunned: true }));
const AWAY = { survivors: [{ class: 'marine', at: 'Z' }] } satisfies Partial<Setup>;
const CROSS = `
  .n..
  wxeZ
  .s..
`;

rule(
  ['ES-FULL-1', 'ES-FULL-2', 'R-ES-51'],
  'the zone is filled first; the rest go round clockwise from the direction rolled',
  () => {
    const table = at(CROSS, { ...AWAY, enemies: crowd('x', 5) }, { dice: [3] });
    const swarmer = table.content.enemies.findIndex(({ id }) => id === 'swarmer');

    placeFigures(table.t, new Array(4).fill(swarmer), table.zone('x'));

    expect(table.foes('swarmer')).toEqual(['x', 's', 'w', 'n']);
  },
);

rule('R-ES-51', 'all linked zones full: two steps away, and so on; nowhere: not placed', () => {
  const table = at(
    'xyz.Z',
    { ...AWAY, enemies: [...crowd('x', 6), ...crowd('y', 6), ...crowd('z', 5)] },
    { dice: [2] },
  );
  const swarmer = table.content.enemies.findIndex(({ id }) => id === 'swarmer');
  expect(placeFigures(table.t, [swarmer, swarmer], table.zone('x'))).toHaveLength(1);
  expect(table.foes('swarmer')).toEqual(['z']);
});

rule('R-ES-49', 'figures are limited by the box', () => {
  const table = at('xyz.Z', { ...AWAY });
  const titan = table.content.enemies.findIndex(({ id }) => id === 'titan');
  expect(placeFigures(table.t, [titan, titan], 0)).toHaveLength(1);
  expect(table.content.enemies.map(({ id, figures }) => [id, figures])).toEqual(
    expect.arrayContaining([
      ['swarmer', 30],
      ['jaeger', 20],
      ['icarus', 20],
      ['solomon', 10],
      ['titan', 1],
    ]),
  );
});

rule(['ES-FULL-3', 'R-ES-7'], 'a zone too full for one more figure cannot be entered', () => {
  const table = at('ab', { survivors: [{ class: 'marine', at: 'a' }], enemies: crowd('b', 6) });
  expect(table.why('move b')).toEqual(['ES-FULL-3']);
});

rule('ES-FULL-3', 'enemies walk round a full zone', () => {
  const ring = 'abc\nd.e\nfgh';
  const table = enemyPhase(ring, {
    survivors: [{ class: 'marine', at: 'a' }],
    enemies: [{ type: 'swarmer', at: 'c', marks: ['marine'] }, ...crowd('b', 6)],
    event: 'blackout',
  });
  expect(table.foes('swarmer')).toEqual(['h']);
});

const six = ['marine', 'scout', 'captain', 'psychic', 'engineer', 'medic'].map((id) => ({
  class: id,
  at: 'a',
}));

rule(
  ['ES-FULL-4', 'ES-FULL-5', 'R-ES-72'],
  'six survivors who fill a zone are trapped: 1 Life and 1 Resolve each at the end of the round',
  () => {
    const table = at('ab', { survivors: six, events: ['spawn-bridge'], phase: 'resolution' });
    expect(table.events('trapped')).toHaveLength(6);
    expect(table.who('scout')).toMatchObject({ life: 5, resolve: 9 });
    expect(table.events('lifeLost')[0]).toMatchObject({ cause: 'trapped', rule: 'ES-FULL-5' });
  },
);

rule(['R-ES-91', 'R-ES-72'], 'each trapped survivor is settled before the next', () => {
  const table = at('ab', { survivors: six, events: ['spawn-bridge'], phase: 'resolution' });
  const order = table.told
    .filter(({ event }) => event === 'lifeLost' || event === 'resolveLost')
    .map(({ event }) => event);
  expect(order).toEqual(Array.from({ length: 6 }, () => ['lifeLost', 'resolveLost']).flat());
});

rule('ES-FULL-4', 'with an enemy among them they are not trapped', () => {
  const table = at('ab', {
    survivors: six.slice(0, 5),
    enemies: crowd('a', 1),
    events: ['spawn-bridge'],
    phase: 'resolution',
  });
  expect(table.events('trapped')).toEqual([]);
});

const bubble = { bubbles: ['a'] };

rule(['ES-FULL-6', 'R-ES-73'], 'a Shield Bubble lets nobody in or out, enemies and exits included', () => {
  const table = at('ab', { survivors: [{ class: 'marine', at: 'a' }], ...bubble }, { exits: 'a' });
  expect([table.why('move b'), table.why('exit')]).toEqual([['ES-FULL-6'], ['ES-FULL-6']]);
  const enemies = enemyPhase('abc', {
    survivors: [{ class: 'marine', at: 'a' }],
    enemies: [{ type: 'jaeger', at: 'c' }],
    ...bubble,
  });
  expect([enemies.foes('jaeger'), enemies.events('struck')]).toEqual([['b'], []]);
});

rule(
  ['ES-FULL-7', 'ES-FULL-8', 'ES-FULL-9', 'R-ES-73'],
  'no shot in or out, shots inside; it is seen through',
  () => {
    const out = at(
      'ab',
      {
        survivors: [{ class: 'marine', at: 'a', items: ['pistol'], sees: [] }],
        enemies: [{ type: 'swarmer', at: 'b' }],
        ...bubble,
      },
      { dice: [1, 1] },
    );
    expect(out.why('attack pistol b')).toEqual(['ES-FULL-7']);
    expect(out.events('tested')).toHaveLength(1);
    const inside = at('ab', {
      survivors: [{ class: 'marine', at: 'a', items: ['pistol'] }],
      enemies: [{ type: 'swarmer', at: 'a' }],
      ...bubble,
    });
    expect(inside.options).toContain('attack pistol a');
  },
);

rule('R-ES-73', 'it covers the user’s own zone until the end of the round', () => {
  const table = at('ab', {
    survivors: [{ class: 'marine', at: 'a', items: ['shield-bubble'] }],
    events: ['spawn-bridge'],
  });
  table.choose('use shield-bubble');
  expect(table.t.bubbles).toEqual([0]);
  table.choose('end');
  expect(table.t.bubbles).toEqual([]);
});

rule('R-ES-51', 'with no room anywhere a figure is not placed: room, not figures, is what lacks', () => {
  const others = ['scout', 'medic', 'captain', 'psychic', 'engineer'];
  const table = at(
    'ab',
    {
      survivors: [{ class: 'marine', at: 'a' }, ...others.map((each) => ({ class: each, at: 'a' }))],
      enemies: [1, 2, 3, 4, 5].map(() => ({ type: 'jaeger', at: 'b' })),
      tokens: [{ token: 'swarmer-2', at: 'b' }],
    },
    { dice: [6, 6, 1] },
  );
  expect(table.events('notPlaced')).toMatchObject([{ rule: 'R-ES-51', n: 1 }]);
});

rule(
  ['ES-FULL-3', 'R-ES-7', 'ES-AI-22'],
  'a full zone stops figures; a token, which takes no room, goes through',
  () => {
    const table = enemyPhase('abcdef\nZ.....\ndoors:', {
      survivors: [{ class: 'marine', at: 'Z' }],
      enemies: [{ type: 'jaeger', at: 'a' }, ...crowd('b', 6).map((each) => ({ ...each, stunned: true }))],
      tokens: [{ token: 'swarmer-2', at: 'a' }],
      noise: { d: 3 },
      bubbles: ['f'],
    });
    expect([table.foes('jaeger'), table.foes('token')]).toEqual([['a', ...'bbbbbb'], ['c']]);
    expect(table.events('waited').map(({ why }) => why)).toContain('blocked');
  },
);
