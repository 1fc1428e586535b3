import { describe, expect, test } from 'vitest';
import { isSameOption, type Option } from '../index.ts';

describe('the same option', () => {
  test('says the same, in whatever order its fields were made', () => {
    const [one, other] = [{ do: 'move', to: 3, by: 1 } as Option, { by: 1, do: 'move', to: 3 } as Option];

    expect(isSameOption(one, one)).toBe(true);
    expect(isSameOption(one, other)).toBe(true);
    expect(isSameOption(one, { ...one, to: 4 } as Option)).toBe(false);
    expect(isSameOption(one, { do: 'move', to: 3 } as Option)).toBe(false);
    expect(isSameOption(one, { ...one, do: 'push' } as Option)).toBe(false);
  });

  test('a field may hold a short list', () => {
    const pair = (cards: number[]) => ({ do: 'pay', cards }) as Option;

    expect(isSameOption(pair([1, 2]), pair([1, 2]))).toBe(true);
    expect(isSameOption(pair([1, 2]), pair([2, 1]))).toBe(false);
  });

  test('nothing is never the same, not even as nothing', () => {
    expect(isSameOption(null, { do: 'pass' })).toBe(false);
    expect(isSameOption(undefined, undefined)).toBe(false);
    expect(isSameOption(null, null)).toBe(false);
  });
});
