import { expect, test } from 'vitest';
import { readBudget, spend } from '../budget.ts';

test.each([
  ['1000', { iterations: 1000 }],
  ['600ms', { milliseconds: 600 }],
  ['0', null],
  ['0ms', null],
  ['1301ms', null],
  ['600 ms', null],
  ['-5', null],
  ['soon', null],
])('a budget of %s', (word, budget) => {
  expect(readBudget(word)).toEqual(budget);
});

test('iterations are counted, milliseconds are read off the clock', () => {
  const counted = spend({ iterations: 2 }, () => 0);
  expect([counted.another(), counted.another(), counted.another()]).toEqual([true, true, false]);

  let now = 0;
  const timed = spend({ milliseconds: 5 }, () => now);
  expect(timed.another()).toBe(true);
  now = 5;
  expect(timed.another()).toBe(false);
});
