import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isAlike, same } from '../../testing/same.ts';

describe('comparing to the letter', () => {
  test('the fast way says yes only where the texts are the same', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (one, two) => {
        if (isAlike(one, two)) expect(JSON.stringify(one)).toBe(JSON.stringify(two));
        expect(isAlike(one, structuredClone(one))).toBe(true);
      }),
    );
  });

  test.each([
    [
      { a: 1, b: 2 },
      { b: 2, a: 1 },
    ],
    [{ a: 1 }, { a: 1, b: 2 }],
    [
      [1, 2],
      [1, 2, 3],
    ],
    [{ 0: 1 }, [1]],
    [[1], { 0: 1 }],
    [null, {}],
    [1, '1'],
  ])('%j is not %j', (one, two) => {
    expect(isAlike(one, two)).toBe(false);
    expect(() => same(one, two, 'They differ')).toThrow('They differ.');
  });

  test('the difference is shown where it begins', () => {
    const long = 'x'.repeat(500);

    expect(() => same([long, 1], [long, 2], 'seed "7", choice 3: the view')).toThrow(
      /^seed "7", choice 3: the view\.\n {2}…x{78}",1\]\n {2}…x{78}",2\]$/,
    );
  });
});
