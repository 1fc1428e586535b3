import { rule } from '@tablee/kernel/testing';
import { expect } from 'vitest';
import { solomonTotals } from '../rules/solomon.ts';
import { view } from '../view.ts';
import { at, enemyPhase } from './at.ts';

rule(
  ['ES-RADAR-1', 'ES-RADAR-2', 'ES-RADAR-3', 'ES-ROUND-7', 'R-ES-36', 'ES-COMP-9'],
  'in sight a token is turned up, replaced by its figures, and goes back to the pool',
  () => {
    const table = at(
      'ab\n.c',
      { survivors: [{ class: 'marine', at: 'a' }], tokens: [{ token: 'swarmer-3', at: 'c' }] },
      { dice: [1, 1] },
    );
    expect(view(table.t).foes.token).toEqual([-1]);
    const pool = table.t.pool.length;

    table.choose('move b');

    expect(table.events('turnedUp')).toMatchObject([{ foe: 0, rule: 'ES-RADAR-2' }]);
    expect([table.foes('token'), table.foes('swarmer')]).toEqual([[], ['c', 'c', 'c']]);
    expect(table.t.pool).toHaveLength(pool + 1);
  },
);

rule(
  ['ES-RADAR-4', 'ES-AI-23', 'R-ES-45'],
  'a token completes its move before it is turned up, and its figures are done',
  () => {
    const table = enemyPhase(
      'abcd.\n....e',
      {
        survivors: [{ class: 'marine', at: 'a' }],
        tokens: [{ token: 'swarmer-2', at: 'd' }],
        noise: { a: 3 },
      },
      { dice: [1, 1] },
    );
    expect(table.events('stepped')).toHaveLength(2);
    expect(table.rules('turnedUp')).toEqual(['ES-RADAR-4']);
    expect(table.foes('swarmer')).toEqual(['b', 'b']);
    expect(table.events('struck')).toEqual([]);
  },
);

rule(
  'R-ES-45',
  'seen on the way it is turned up, even out of sight again; only those who see it there make tests',
  () => {
    const table = enemyPhase(
      'Zab\n.cd\ndoors: Z-a open',
      {
        survivors: [{ class: 'marine', at: 'Z' }],
        tokens: [{ token: 'swarmer-2', at: 'b' }],
        lures: [{ at: 'c', radius: 3 }],
      },
      { dice: [4] },
    );
    expect(table.events('turnedUp')).toMatchObject([{ zone: table.zone('c') }]);
    expect(table.events('tested')).toEqual([]);
  },
);

rule(['ES-AI-7'], 'figures of a token turned up by others inherit its state', () => {
  const table = at(
    'ab\n.c',
    { survivors: [{ class: 'marine', at: 'a' }], tokens: [{ token: 'swarmer-2', at: 'c' }] },
    { dice: [1, 1] },
  );
  table.t.foes.active[0] = 1;
  table.choose('move b');
  expect(table.t.foes.active.slice(1)).toEqual([1, 1]);
});

rule('R-ES-37', 'figures turned up in the Survivor phase hold marks for those who saw it', () => {
  const table = at(
    'ab\n.c',
    {
      survivors: [
        { class: 'marine', at: 'a' },
        { class: 'scout', at: 'a' },
      ],
      tokens: [{ token: 'swarmer-2', at: 'c' }],
    },
    { dice: [1, 1] },
  );
  table.choose('move b');
  expect(table.t.foes.marks.slice(1)).toEqual([1, 1]);
});

rule('R-ES-37', 'whoever saw the reveal is marked, even driven out of sight by the test it caused', () => {
  const table = at(
    'ab\n.c',
    {
      survivors: [{ class: 'marine', at: 'a', resolve: 9, resolveCards: ['fuite'] }],
      tokens: [{ token: 'swarmer-2', at: 'c' }],
    },
    { dice: [6, 6, 4] },
  );
  table.choose('move b');
  expect(table.zoneOf('marine')).toBe('a');
  expect(table.t.foes.marks.slice(1)).toEqual([1, 1]);
});

rule('ES-AI-7', 'figures of a token turned up before it acted act in its place', () => {
  const table = enemyPhase(
    'ka..\n.bct',
    {
      survivors: [{ class: 'marine', at: 'a', resolve: 9, resolveCards: ['fuite'], sees: [] }],
      enemies: [{ type: 'jaeger', at: 'k' }],
      tokens: [{ token: 'swarmer-2', at: 't' }],
      noise: { a: 4 },
    },
    { dice: [6, 6, 3, 1, 1, 1] },
  );
  expect(table.events('turnedUp')).toMatchObject([{ zone: table.zone('t') }]);
  expect(table.foes('swarmer')).toEqual(['b', 'b']);
});

rule(
  ['ES-AI-5', 'ES-AI-7'],
  'figures of two tokens turned up at once act each in the place of their own',
  () => {
    const table = enemyPhase(
      'ka...\n.bctu',
      {
        survivors: [{ class: 'marine', at: 'a', resolve: 9, resolveCards: ['fuite'], sees: [] }],
        enemies: [
          { type: 'jaeger', at: 'k' },
          { type: 'jaeger', at: 'u' },
        ],
        tokens: [
          { token: 'swarmer-2', at: 't' },
          { token: 'swarmer-3', at: 'u' },
        ],
        noise: { a: 5 },
      },
      { dice: [6, 6, 3, 1, 1, 1, 1, 1, 1, 1] },
    );
    expect(table.events('turnedUp').map(({ zone }) => zone)).toEqual([table.zone('t'), table.zone('u')]);
    const acted = table.told.flatMap((each) =>
      each.event === 'stepped' || each.event === 'struck' ? [each.foe] : [],
    );
    const order = [...new Set(acted)];
    const swarmers = (token: string): number[] =>
      order.filter((foe) => table.content.tokens[table.t.foes.token[foe] ?? -1]?.id === token);
    expect(order).toEqual([0, ...swarmers('swarmer-2'), 1, ...swarmers('swarmer-3')]);
    expect([swarmers('swarmer-2').length, swarmers('swarmer-3').length]).toEqual([2, 3]);
  },
);

rule('R-ES-91', 'several tokens in view after one step: by zone, then number, each with its tests', () => {
  const table = at(
    'ab\n.c\n.d',
    {
      survivors: [{ class: 'marine', at: 'a' }],
      tokens: [
        { token: 'jaeger-1', at: 'd' },
        { token: 'swarmer-2', at: 'c' },
      ],
    },
    { dice: [1, 1, 1, 1] },
  );
  table.choose('move b');
  expect(
    table.told.map(({ event }) => event).filter((event) => event === 'turnedUp' || event === 'tested'),
  ).toEqual(['turnedUp', 'tested', 'turnedUp', 'tested']);
  expect(table.events('turnedUp').map(({ foe }) => foe)).toEqual([1, 0]);
});

rule(
  ['ES-SOLOMON-2', 'ES-SOLOMON-3', 'ES-SOLOMON-4', 'R-ES-53'],
  'the totals that bring a Solomon, by the number of survivors',
  () => {
    expect([1, 2, 3, 4, 5, 6].map(solomonTotals)).toEqual([[], [], [2, 3], [2, 4], [2, 5], [2, 5]]);
  },
);

rule(
  ['ES-SOLOMON-1', 'ES-SOLOMON-5', 'R-ES-28'],
  'turned up before three, a 3 adds a Solomon, tested for as well',
  () => {
    const survivors = [
      { class: 'marine', at: 'a' },
      { class: 'scout', at: 'Z' },
      { class: 'medic', at: 'Z' },
    ];
    const table = at(
      'abZZ\n.cZZ\ndoors:',
      { survivors, tokens: [{ token: 'swarmer-2', at: 'c' }] },
      { dice: [1, 2, 1, 1, 1, 1] },
    );
    table.choose('move b');
    expect(table.foes('solomon')).toEqual(['c']);
    expect(table.rules('appeared')).toEqual(['ES-RADAR-3', 'ES-RADAR-3', 'ES-SOLOMON-5']);
    expect(table.events('tested')).toHaveLength(2);
    expect(table.rules('rolled')).toContain('ES-SOLOMON-1');
  },
);

rule('ES-SOLOMON-6', 'no token and no event lists a Solomon', () => {
  const { content } = at('a', { survivors: [{ class: 'marine', at: 'a' }] });
  const solomon = content.enemies.findIndex(({ id }) => id === 'solomon');
  expect(content.tokens.some(({ figures }) => figures.includes(solomon))).toBe(false);
});

rule('R-ES-35', 'seventeen tokens, all GEP, with the contents of the ledger', () => {
  const { content } = at('a', { survivors: [{ class: 'marine', at: 'a' }] });
  expect(content.tokens).toHaveLength(17);
  expect(content.tokens.every(({ faction }) => faction === 'gep')).toBe(true);
  expect(content.tokens.filter(({ id }) => id === 'swarmer-2')).toHaveLength(4);
});

rule(
  'R-ES-15',
  'the Scanner Helm looks at a token at the start of the turn, before everybody, and turns nothing up',
  () => {
    const table = at('aBB\ndoors: a-B closed', {
      survivors: [{ class: 'marine', at: 'a', items: ['head:scanner-helm'] }],
      tokens: [{ token: 'jaeger-2', at: 'B' }],
    });
    expect(table.asked).toBe('scan');
    table.choose('look 1');
    expect(table.foes('token')).toEqual(['B']);
    const seen = view(table.t).foes.token[0]!;
    expect(table.content.tokens[seen]!.id).toBe('jaeger-2');
  },
);

rule(
  ['R-ES-28', 'ES-RESOLVE-6'],
  'a type that goes out of sight on the very step that reveals a token is new again on it',
  () => {
    // From a the Jaeger in d is seen; one step on, in b, only the token in c.
    const table = at(
      'd..\nab.\n.c.',
      {
        survivors: [{ class: 'marine', at: 'a' }],
        enemies: [{ type: 'jaeger', at: 'd' }],
        tokens: [{ token: 'jaeger-1-swarmer-2', at: 'c' }],
      },
      { dice: [1, 1, 1, 1] },
    );
    table.choose('move b');
    expect(table.events('tested')).toHaveLength(2);
  },
);
