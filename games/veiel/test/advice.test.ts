/** What bots are told: the enemies' intents, worked out by the rules, and what they make of them. */
import { test } from 'vitest';
import { fallsToCome } from '../advice/blows.ts';
import { incoming } from '../advice/incoming.ts';
import { advice } from '../advice.ts';
import { at, expect } from './table.ts';

const FULL = ['tir', 'tir', 'tir', 'tir', 'tir', 'tir', 'tir', 'tir'];

test('what is about to befall a hero is what the enemy phase then does', () => {
  const table = at({
    heroes: [{ at: [5, 3], deck: FULL, hand: ['parade'] }],
    enemies: [
      { enemy: 'goule', at: [3, 3] },
      { enemy: 'archer', at: [5, 6] },
    ],
  });
  const foreseen = incoming(table.state, fallsToCome(table.state)).wounds[0]!;

  table.say('end');

  expect(foreseen).toBeGreaterThan(0);
  expect(table.zone('wounds')).toHaveLength(foreseen);
});

test('block is counted before wounds are', () => {
  const before = at({ heroes: [{ at: [5, 3], deck: FULL }], enemies: [{ enemy: 'goule', at: [4, 3] }] });
  const { wounds } = incoming(before.state, fallsToCome(before.state));

  before.say('play parade');

  expect(incoming(before.state, fallsToCome(before.state)).wounds[0]).toBe(Math.max(0, wounds[0]! - 2));
});

test('a life taken is worth more than a scratch, a scratch more than nothing', () => {
  const table = (yellow: number, red: number) =>
    at({ heroes: [{ at: [6, 1], deck: FULL }], enemies: [{ enemy: 'goule', at: [1, 6], yellow, red }] })
      .state;
  const value = (yellow: number, red: number): number => advice.evaluate(table(yellow, red), 0 as never);

  expect(value(2, 2)).toBeGreaterThan(value(3, 2));
  expect(value(3, 1)).toBeGreaterThan(value(1, 2));
});

test('of two strikes, the one that fells is better than the one that scratches', () => {
  const struck = (target: number): number => {
    const table = at({
      heroes: [{ at: [4, 3], hand: ['frappe', 'frappe'], deck: FULL }],
      enemies: [
        { enemy: 'goule', at: [3, 3], yellow: 2, red: 1 },
        { enemy: 'goule', at: [5, 3] },
      ],
    });
    table.say('play frappe');
    table.choose(table.options[target]!);
    return advice.evaluate(table.state, 0 as never);
  };

  expect(struck(0)).toBeGreaterThan(struck(1));
});

test('what fills in an action is not weighed on its own', () => {
  expect(['move', 'choose', 'aim', 'heal', 'reward'].every((kind) => advice.continues(kind))).toBe(true);
  expect(['act', 'nextHero', 'deploy', 'reinforce'].some((kind) => advice.continues(kind))).toBe(false);
});
