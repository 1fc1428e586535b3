import { expect, test } from 'vitest';
import { hyphenated, longestWord } from '../cards/title.ts';

const parted = (name: string) => hyphenated(name).replaceAll('\u00ad', '·');

test('a long word may be parted between its syllables, an accent changes nothing', () => {
  expect(parted('Contrebandière au long cours')).toBe('Con·tre·ban·dière au long cours');
  expect(parted('Bookbinder’s Scythe')).toBe('Book·bin·der’s Scythe');
  expect(parted('Torchbearer')).toBe('Torch·bea·rer');
  expect(parted('Sœur hospitalière')).toBe('Sœur hospi·talière');
});

test('what fits at the smallest size is not parted', () => {
  expect(parted('Sentinelle d’albâtre')).toBe('Sentinelle d’albâtre');
  expect(parted('Porte-étendard')).toBe('Porte-étendard');
});

test('the longest word counts up to where a line may break', () => {
  expect(longestWord('Porte-étendard')).toBe('étendard'.length);
  expect(longestWord('Sentinelle d’albâtre')).toBe('Sentinelle'.length);
});
