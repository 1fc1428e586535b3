import { rule } from '@tablee/kernel/testing';
import { expect } from 'vitest';
import { soeurs } from '../index.ts';
import { PLAIN } from './boxes/plain.ts';
import { tablesWith, told } from './table.ts';

const { at, bossFight, newGame } = tablesWith(PLAIN);

rule('SA-GOAL-1', 'one player leads the Sisters', () => {
  expect(soeurs.seats).toEqual({ min: 1, max: 1 });
  expect(() => newGame({ seats: 2 })).toThrow('is played by 1');
});

rule('SA-GOAL-2', 'destroying the Boss is what wins', () => {
  const table = bossFight({ gauge: [2], mana: 1, hand: ['eclat-d-eden'] });

  table.choose('attack eclat-d-eden');

  expect(table.state.result).toMatchObject({ winners: [0], how: 'boss-beaten' });
});

rule('SA-GOAL-3', 'the climb comes first, then the final fight', () => {
  const table = at({ floor: 3, sequence: 2, entered: ['b1', 'b2', 'b3', 'b4', 'b5', 'c5'], dice: [1, 1, 4] });

  expect(told(table, 'bossReached')).toHaveLength(1);
  expect(told(table, 'bossReady')).toHaveLength(1);
  expect(table.state.atBoss).toBe(true);
});
