/** How far a position and the settings may go: all limits there are. */
import { limits } from '@tablee/kernel/testing';
import { expect, test } from 'vitest';
import { config } from '../config.ts';
import { position } from '../position.ts';
import { newGame } from './table.ts';

test('each setting has its range and what it is in the printed game', () => {
  expect(limits(config)).toEqual([
    'map: up to 20000 letters',
    'cards: usually 54',
    'turnLimit: 0 to 10000, usually 0',
    'balancedOpening: usually false',
  ]);
});

test('a position keeps to what can lie on the table', () => {
  expect(limits(position)).toEqual([
    'teams: 2 to 4 in the list',
    'turn: 1 to 10000, usually 1',
    'heroes[].pv: 1 to 3, usually 3',
    'heroes[].carries: usually false',
    'monsters: up to 16 in the list',
    'treasures: up to 12 in the list',
    'secured[]: 0 to 1',
    'hands[]: up to 108 in the list',
    'draw: up to 108 in the list',
    'drawEndsThere: usually false',
    'discard: up to 108 in the list',
  ]);
});

test('before anything is chosen nobody has paid, and nobody is in the dungeon', () => {
  const seen = newGame().table.view(null).table;

  expect(seen.paid).toMatchObject({ cards: [], value: 0 });
  expect([...seen.heroAt, ...seen.monsterAt].every((square) => square === -1)).toBe(true);
  expect([new Set(seen.pv), new Set(seen.carries), new Set(seen.secured)]).toEqual([
    new Set([3]),
    new Set([0]),
    new Set([0]),
  ]);
});
