import { rule } from '@tablee/kernel/testing';
import { expect } from 'vitest';
import { at, enemyPhase, type Setup } from './at.ts';

const seeing = (dice: readonly number[], survivor: object, more: object = {}) =>
  at(
    'ab',
    {
      survivors: [{ class: 'psychic', at: 'a', sees: [], ...survivor }],
      enemies: [{ type: 'jaeger', at: 'b' }],
      ...more,
    },
    { dice },
  );

rule(
  ['ES-RESOLVE-1', 'ES-RESOLVE-2', 'ES-RESOLVE-3', 'ES-RESOLVE-4', 'ES-RESOLVE-5', 'R-ES-28'],
  'two Jaegers on a token are one test; 12 against 10 fails and costs 1 (W-ES-4)',
  () => {
    const table = at(
      'ab\n.c',
      { survivors: [{ class: 'marine', at: 'a' }], tokens: [{ token: 'jaeger-2', at: 'c' }] },
      { dice: [6, 6] },
    );
    expect(table.who('marine').resolve).toBe(10);

    table.choose('move b');

    expect(table.events('tested')).toMatchObject([
      { dice: [6, 6], against: 10, passed: false, rule: 'ES-RESOLVE-3' },
    ]);
    expect(table.who('marine').resolve).toBe(9);
  },
);

rule('ES-RESOLVE-3', 'a total equal to the Resolve fails, one below passes', () => {
  expect(seeing([4, 4], { class: 'marine', resolve: 8 }).who('marine').resolve).toBe(7);
  expect(seeing([4, 3], { class: 'marine', resolve: 8 }).who('marine').resolve).toBe(8);
});

rule(
  ['ES-RESOLVE-6', 'ES-RESOLVE-7', 'R-ES-27'],
  'out of sight and back is a new test; more of a type in sight are none',
  () => {
    const table = at(
      'ab\nc.\nd.',
      {
        survivors: [{ class: 'marine', at: 'c', items: ['pistol'] }],
        enemies: [{ type: 'swarmer', at: 'd', stunned: true }],
      },
      { dice: [1, 1, 1, 1] },
    );
    table.choose('move a', 'move b');
    expect(table.events('tested')).toEqual([]);
    table.choose('move a');
    expect(table.events('tested')).toHaveLength(1);
  },
);

rule(
  ['ES-RESOLVE-7', 'R-ES-28'],
  'a token is always one test, even of a type seen already; its type in view already, no more than that',
  () => {
    const table = at(
      'ab\n.c',
      {
        survivors: [{ class: 'marine', at: 'a' }],
        enemies: [{ type: 'swarmer', at: 'b' }],
        tokens: [{ token: 'swarmer-3', at: 'c' }],
      },
      { dice: [1, 1] },
    );
    table.choose('move b');
    expect(table.events('tested')).toHaveLength(1);
    expect(table.foes('swarmer')).toHaveLength(4);
  },
);

rule('R-ES-28', 'two new types on one token are two tests', () => {
  const table = at(
    'ab\n.c',
    { survivors: [{ class: 'marine', at: 'a' }], tokens: [{ token: 'jaeger-1-swarmer-2', at: 'c' }] },
    { dice: [1, 1, 1, 1] },
  );
  table.choose('move b');
  expect(table.events('tested')).toHaveLength(2);
});

rule(['ES-RESOLVE-8', 'R-ES-32'], 'a death costs everybody who sees it 2 Resolve, without a roll', () => {
  const table = enemyPhase(
    'abc',
    {
      survivors: [
        { class: 'marine', at: 'a', life: 1 },
        { class: 'scout', at: 'c' },
      ],
      enemies: [{ type: 'jaeger', at: 'a' }],
    },
    {},
  );
  expect(table.rules('died')).toEqual(['R-ES-32']);
  expect(table.events('resolveLost').map(({ resolve }) => resolve)).toEqual([9, 8]);
  expect(table.who('marine')).toMatchObject({ fate: 'dead', zone: -1, life: 0 });
});

rule(['ES-RESOLVE-9', 'ES-RESOLVE-10', 'R-ES-31'], 'at 0 Resolve every test fails and costs Life', () => {
  const table = seeing([1, 1], { class: 'marine', resolve: 0 });
  expect(table.events('lifeLost')).toMatchObject([{ n: 1, cause: 'nerves', rule: 'ES-RESOLVE-9' }]);
  expect(table.who('marine').resolve).toBe(0);
});

rule('R-ES-31', 'automatic losses stop at 0 and never turn into Life', () => {
  const table = enemyPhase('abc', {
    survivors: [
      { class: 'marine', at: 'a', life: 1 },
      { class: 'scout', at: 'c', resolve: 1 },
    ],
    enemies: [{ type: 'jaeger', at: 'a' }],
  });
  expect(table.who('scout')).toMatchObject({ resolve: 0, life: 6 });
});

rule('R-ES-29', 'tests go in turn order from the first player', () => {
  const table = at(
    'abc',
    {
      survivors: [
        { class: 'marine', at: 'a', sees: [] },
        { class: 'scout', at: 'c', sees: [] },
      ],
      enemies: [{ type: 'swarmer', at: 'b' }],
      first: 'scout',
    },
    { dice: [1, 1, 1, 1] },
  );
  expect(table.events('tested').map(({ who }) => who)).toEqual([1, 0]);
});

rule(
  ['ES-RCARD-1', 'ES-RCARD-2', 'ES-RCARD-3', 'ES-RCARD-5', 'R-ES-30'],
  'a card takes effect when the Resolve reaches its number, at once and once',
  () => {
    const table = seeing([6, 6], { class: 'marine', resolveCards: ['sursaut', 'fievre'] });
    expect(table.events('resolveTurnedUp')).toMatchObject([{ rule: 'ES-RCARD-2' }]);
    expect(table.noise('a')).toBe(2);
    expect(table.who('marine').turnedUp).toBe(1);
  },
);

rule(['R-ES-30'], 'losses are taken point by point, each number reached on the way', () => {
  const table = enemyPhase('abc', {
    survivors: [
      { class: 'marine', at: 'a', life: 1 },
      { class: 'scout', at: 'c', resolveCards: ['sursaut', 'vue-trouble'] },
    ],
    enemies: [{ type: 'jaeger', at: 'a' }],
  });
  expect(table.events('resolveTurnedUp')).toHaveLength(2);
  expect(table.who('scout').resolve).toBe(8);
});

rule('ES-RCARD-4', 'a lasting card stays, even if Resolve rises again', () => {
  const table = at(
    'ab',
    {
      survivors: [
        { class: 'marine', at: 'a', sees: [], resolveCards: ['repli'], items: ['pistol', 'sedative'] },
        { class: 'scout', at: 'a', items: ['pistol'] },
      ],
      enemies: [{ type: 'jaeger', at: 'b' }],
    },
    { dice: [6, 6, 1, 1] },
  );
  expect(table.why('trade 2')).toEqual(['ES-RCARD-4']);
  table.choose('use sedative');
  expect(table.who('marine').resolve).toBe(10);
  expect(table.why('trade 2')).toEqual(['ES-RCARD-4']);
});

rule('R-ES-93', 'outside its own turn a survivor may re-roll its failed test (Foresight)', () => {
  const table = seeing([6, 6, 1, 1], { class: 'psychic' });
  expect([table.asked, table.options]).toEqual(['foresight', ['reroll', 'keep']]);
  table.choose('reroll');
  expect(table.events('tested')).toMatchObject([{ passed: true }]);
  expect(table.who('psychic').resolve).toBe(10);
});

rule('R-ES-13', 'no effect lifts Resolve above 10, nor Life above its start', () => {
  const table = at('ab', {
    survivors: [{ class: 'marine', at: 'a', resolve: 9, life: 7, items: ['sedative', 'med-kit'] }],
  });
  table.choose('use sedative', 'use med-kit');
  expect(table.who('marine')).toMatchObject({ resolve: 10, life: 8 });
  expect(table.content.survivors.map(({ id, life }) => [id, life])).toEqual(
    expect.arrayContaining([
      ['marine', 8],
      ['engineer', 8],
      ['captain', 7],
      ['medic', 7],
      ['scout', 6],
      ['psychic', 6],
    ]),
  );
});

rule(
  ['ES-RESOLVE-8', 'ES-FULL-5', 'ES-BOSS-2', 'R-ES-31'],
  'a loss of Resolve is told with the rule that took it',
  () => {
    const lost = (setup: Setup, dice: readonly number[] = [], drawing = 'ab', ...choices: string[]) =>
      at(drawing, { events: ['spawn-bridge'], ...setup }, { dice })
        .choose(...choices)
        .rules('resolveLost');
    const mates = ['scout', 'medic', 'captain', 'psychic', 'engineer'].map((each) => ({
      class: each,
      at: 'a',
    }));
    const death = at(
      'ab',
      {
        survivors: [
          { class: 'marine', at: 'a', life: 1 },
          { class: 'scout', at: 'b' },
        ],
        enemies: [{ type: 'swarmer', at: 'a' }],
        phase: 'enemies',
        events: ['spawn-bridge'],
      },
      { dice: [1] },
    );
    expect(death.rules('resolveLost')).toEqual(['ES-RESOLVE-8', 'ES-RESOLVE-8']);
    const trapped = at('ab', {
      survivors: [{ class: 'marine', at: 'a' }, ...mates],
      events: ['spawn-bridge'],
      phase: 'resolution',
    });
    expect(new Set(trapped.rules('resolveLost'))).toEqual(new Set(['ES-FULL-5']));
    const boss = {
      survivors: [{ class: 'marine', at: 'a' }],
      tokens: [{ token: 'titan', at: 'c' }],
    };
    expect(lost(boss, [1, 1], 'ab\n.c', 'move b')).toEqual(['ES-BOSS-2']);
    expect(lost(boss, [6, 6], 'ab\n.c', 'move b')).toEqual(['ES-BOSS-2', 'ES-RESOLVE-4']);
  },
);

rule(
  ['ES-RCARD-4', 'ES-SEARCH-8'],
  'held to an attack first, it may discard; all else is refused by the card',
  () => {
    const table = at(
      'ab',
      {
        survivors: [
          {
            class: 'marine',
            at: 'a',
            resolve: 6,
            resolveCards: ['rage-aveugle'],
            items: ['fire-axe', 'med-kit'],
          },
        ],
        enemies: [{ type: 'jaeger', at: 'a', stunned: true }],
        events: ['anxiety', 'spawn-bridge'],
      },
      { dice: [6, 6] },
    );
    table.choose('end');
    expect(table.options).toEqual(['attack fire-axe a', 'discard fire-axe', 'discard med-kit', 'end']);
    expect([table.why('move b'), table.why('search')]).toEqual([['ES-RCARD-4'], ['ES-RCARD-4']]);
  },
);

rule(['R-ES-76', 'R-ES-97', 'ES-RCARD-4'], 'held to an attack first, any attack action will do', () => {
  const raging = (of: string, items: string[]) =>
    at('ab', {
      survivors: [
        { class: of, at: 'a', resolve: 5, resolveCards: ['rage-aveugle'], turnedUp: ['rage-aveugle'], items },
      ],
      enemies: [
        { type: 'jaeger', at: 'a' },
        { type: 'swarmer', at: 'b' },
      ],
    });

  const engineer = raging('engineer', ['fire-axe']);
  expect(engineer.options).toEqual(['attack fire-axe a', 'stepFirst b', 'active', 'discard fire-axe', 'end']);
  expect(engineer.why('active')).toEqual([]);
  expect(raging('marine', ['pistol']).options).toContain('active');
  // Nothing to suppress with, and a skill that is no attack.
  expect(raging('marine', ['fire-axe']).why('active')).toEqual(['ES-RCARD-4']);
  expect(raging('medic', ['fire-axe']).why('active')).toEqual(['ES-RCARD-4']);
});

rule(['R-ES-15', 'ES-RCARD-3'], 'what begins with the turn costs an action, or the turn, at once', () => {
  const shaken = (survivor: object) =>
    at(
      'ab',
      {
        survivors: [{ class: 'marine', at: 'a', sees: [], ...survivor }],
        enemies: [{ type: 'jaeger', at: 'b', stunned: true }],
        events: ['spawn-bridge'],
      },
      { dice: [6, 6] },
    );

  const breathless = shaken({ resolve: 9, resolveCards: ['souffle-coupe'] });
  expect(breathless.events('turnBegan').map(({ actions }) => actions)).toEqual([2]);
  const pilot = shaken({ resolve: 9, resolveCards: ['souffle-coupe'], pilot: true, items: ['power-cell'] });
  expect(pilot.events('turnBegan').map(({ actions }) => actions)).toEqual([3]);
  const faint = shaken({ resolve: 4, resolveCards: ['syncope'] });
  expect(faint.events('turnBegan').map(({ actions }) => actions)).toEqual([3]);
  expect(faint.t.round).toBe(2);
});
