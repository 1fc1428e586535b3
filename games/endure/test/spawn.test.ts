import { rule } from '@tablee/kernel/testing';
import { expect } from 'vitest';
import { at, type Extra, type Setup } from './at.ts';

const DECK = 'AAbBBcCC\ndoors:';
const tiles = [{ id: 'med-bay', rooms: 'AB' }];
const spawned = (event: string, more: Partial<Setup> = {}, extra: Extra = {}) =>
  at(
    DECK,
    { survivors: [{ class: 'marine', at: 'C' }], events: [event], phase: 'resolution', ...more },
    { tiles, ...extra },
  );

rule(
  ['ES-SPAWN-1', 'ES-SPAWN-4', 'ES-SPAWN-5', 'ES-SPAWN-7', 'ES-EVENT-1', 'R-ES-50'],
  'an event puts a token in a room of the named tile, by a die',
  () => {
    const table = spawned('spawn-med-bay', {}, { dice: [2] });
    expect(table.foes('token')).toEqual(['B']);
    expect(table.rules('tokenPlaced')).toEqual(['ES-SPAWN-4']);
    expect(table.events('rolled')).toMatchObject([{ for: 'place', rule: 'ES-SPAWN-5' }]);
  },
);

rule(['ES-SPAWN-6', 'R-ES-50'], 'several copies of the tile: a die says which one, then which room', () => {
  const two = [
    { id: 'med-bay', rooms: 'A' },
    { id: 'med-bay', rooms: 'B' },
  ];
  expect(spawned('spawn-med-bay', {}, { tiles: two, dice: [2] }).foes('token')).toEqual(['B']);
});

rule(
  ['ES-EVENT-2'],
  'the named place is not in play: discarded without effect, the round has no event',
  () => {
    const table = spawned('spawn-bridge');
    expect(table.rules('eventVoid')).toEqual(['ES-EVENT-2']);
    expect([table.foes('token'), table.t.event]).toEqual([[], -1]);
  },
);

rule(
  ['ES-SPAWN-2', 'ES-SPAWN-3', 'ES-SETUP-12'],
  'tokens not on the board form the pool, without the boss',
  () => {
    const table = spawned('spawn-bridge');
    expect(table.t.pool).toHaveLength(16);
    expect(table.t.pool.some((token) => table.content.tokens[token]!.boss)).toBe(false);
  },
);

rule(
  ['ES-TOKENS-1', 'R-ES-52'],
  'too few tokens: those there are placed, and all on the board come one zone nearer',
  () => {
    const table = at(
      'AAb..\n..cdE\ndoors: A-b open, d-E open',
      {
        survivors: [{ class: 'marine', at: 'E' }],
        tokens: [{ token: 'swarmer-2', at: 'b' }],
        pool: [],
        events: ['spawn-med-bay'],
        phase: 'resolution',
      },
      { tiles: [{ id: 'med-bay', rooms: 'A' }] },
    );
    expect(table.rules('tokensShort')).toEqual(['ES-TOKENS-1']);
    expect(table.events('stepped')).toMatchObject([{ rule: 'R-ES-52' }]);
  },
);

rule('R-ES-50', 'rooms under a Shield Bubble are no candidates', () => {
  const table = at(
    DECK,
    {
      survivors: [{ class: 'marine', at: 'C' }],
      bubbles: ['A'],
      events: ['spawn-med-bay'],
      phase: 'resolution',
    },
    { tiles },
  );
  expect(table.foes('token')).toEqual(['B']);
});
