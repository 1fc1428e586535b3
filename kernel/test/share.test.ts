import { describe, expect, test } from 'vitest';
import { shareOf } from '../share.ts';

describe('a share with its interval (Wilson)', () => {
  test.each([
    [50, 100, 0.4038, 0.5962],
    [0, 10, 0, 0.2775],
    [10, 10, 0.7225, 1],
  ])('%i of %i', (count, of, low, high) => {
    const share = shareOf(count, of);

    expect(share.low).toBeCloseTo(low, 4);
    expect(share.high).toBeCloseTo(high, 4);
  });

  test('is as sure as its games are many', () => {
    const [few, many] = [shareOf(6, 10), shareOf(600, 1000)];

    expect(many.high - many.low).toBeLessThan((few.high - few.low) / 5);
  });

  test('of nothing says nothing', () => {
    expect(shareOf(0, 0)).toMatchObject({ share: 0.5, low: 0, high: 1 });
  });
});
