import { describe, expect, test } from 'vitest';
import { percentile, shareOf } from '../simulate/statistics.ts';

describe('Wilson’s interval', () => {
  test.each([
    [50, 100, 0.4038, 0.5962],
    [0, 10, 0, 0.2775],
    [10, 10, 0.7225, 1],
  ])('%i of %i', (count, of, low, high) => {
    const share = shareOf(count, of);

    expect(share.low).toBeCloseTo(low, 4);
    expect(share.high).toBeCloseTo(high, 4);
  });
});

test.each([
  [5, 1],
  [50, 5],
  [95, 10],
  [100, 10],
])('%i % of ten games are no longer than %i', (percent, length) => {
  expect(percentile([1, 2, 3, 4, 5, 6, 7, 8, 9, 10], percent)).toBe(length);
});
