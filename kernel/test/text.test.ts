import { describe, expect, test } from 'vitest';
import { list, plural } from '../index.ts';

describe('numbers and lists in words', () => {
  test.each([
    ['fr', 0, 'carte'],
    ['fr', 1, 'carte'],
    ['fr', 2, 'cartes'],
    ['fr', -1, 'carte'],
    ['en', 0, 'cartes'],
    ['en', 1, 'carte'],
    ['en', 2, 'cartes'],
    ['en', -1, 'carte'],
  ] as const)('in %s, %d is %s', (language, count, word) => {
    expect(plural(language, count, 'carte', 'cartes')).toBe(word);
  });

  test('lists end with and, or with or', () => {
    expect(list('fr', ['a', 'b', 'c'])).toBe('a, b et c');
    expect(list('en', ['a', 'b', 'c'], 'or')).toBe('a, b or c');
    expect(list('fr', ['a', 'b'], 'or')).toBe('a ou b');
    expect(list('en', ['a'])).toBe('a');
    expect(list('en', [])).toBe('');
  });
});
