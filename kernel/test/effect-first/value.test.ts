import { describe, expect, test } from 'vitest';
import type { Condition, Value } from '../../effect/first/index.ts';
import { carryOut } from './toy.ts';

const amount = (value: Value): number => Number(carryOut([{ do: 'say', word: 'is', value }])[0]!.slice(3));
const holds = (when: Condition): boolean => carryOut([{ do: 'say', word: 'yes', when }]).length === 1;

describe('values', () => {
  test.each<[Value, number]>([
    [4, 4],
    ['seven', 7],
    [{ add: [1, 'seven', 3] }, 11],
    [{ minus: ['seven', 9] }, -2],
    [{ times: [3, 'seven'] }, 21],
    [{ half: 'seven' }, 3],
    [{ half: 8 }, 4],
    [{ half: -3 }, -2],
    [{ min: [4, 'seven', 5] }, 4],
    [{ max: [4, 'seven', 5] }, 7],
    [{ count: 'stones' }, 3],
    [{ count: 'none' }, 0],
    [{ add: [{ times: [2, { count: 'stones' }] }, { minus: [10, { half: 5 }] }] }, 14],
  ])('%j is %d', (value, number) => {
    expect(amount(value)).toBe(number);
  });
});

describe('conditions', () => {
  test.each<[Condition, boolean]>([
    ['true', true],
    ['false', false],
    [{ not: 'true' }, false],
    [{ not: 'false' }, true],
    [{ all: ['true', 'true'] }, true],
    [{ all: ['true', 'false'] }, false],
    [{ any: ['false', 'true'] }, true],
    [{ any: ['false', 'false'] }, false],
    [{ compare: [6, '<', 'seven'] }, true],
    [{ compare: [7, '<', 'seven'] }, false],
    [{ compare: [7, '<=', 'seven'] }, true],
    [{ compare: [8, '<=', 'seven'] }, false],
    [{ compare: [7, '=', 'seven'] }, true],
    [{ compare: [6, '=', 'seven'] }, false],
    [{ compare: [7, '>=', 'seven'] }, true],
    [{ compare: [6, '>=', 'seven'] }, false],
    [{ compare: [8, '>', 'seven'] }, true],
    [{ compare: [7, '>', 'seven'] }, false],
    [{ not: { any: ['false', { compare: [{ count: 'stones' }, '>', 3] }] } }, true],
  ])('%j is %s', (condition, is) => {
    expect(holds(condition)).toBe(is);
  });
});
