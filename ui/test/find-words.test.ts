import { expect, it } from 'vitest';
import { hasWords } from '../find-words.ts';

it('finds words in any order, without capitals and accents', () => {
  expect(hasWords('Attaquer la Goule à l’Épée', 'epee goule')).toBe(true);
  expect(hasWords('Attaquer la Goule à l’Épée', "l'épée")).toBe(true);
  expect(hasWords('Attaquer la Goule à l’Épée', 'epee loup')).toBe(false);
});

it('finds everything when nothing is sought', () => {
  expect(hasWords('Encaisser', '  ')).toBe(true);
});
