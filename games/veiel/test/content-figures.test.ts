/** Every number in the box, kept in a file: a wrong one is noticed. */
import { expect, test } from 'vitest';
import { ITEMS } from './counting.ts';

/** « effects.1.n 3 »: each number, switch and area, with the way to it; words are kept in `texts.txt`. */
function figures(data: unknown, path: string): string[] {
  if (typeof data === 'number' || typeof data === 'boolean') return [`${path} ${data}`];
  if (/(^|\.)area$/.test(path)) return [`${path} ${data}`];
  if (typeof data !== 'object' || data === null) return [];
  return Object.entries(data).flatMap(([key, part]) => figures(part, path === '' ? key : `${path}.${key}`));
}

// Written anew with `npx vitest run games/veiel/test/content-figures.test.ts -u` after a card changed on purpose.
test('the figures of everything in the box', async () => {
  const lines = ITEMS.map(({ id, data }) => `${id}: ${figures(data, '').join(', ')}\n`);
  await expect(lines.join('')).toMatchFileSnapshot('figures.txt');
});
