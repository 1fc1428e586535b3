/** Style sheets of tables ask about the window in the same words as the code: a table can't be half one and half the other. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { WINDOWS } from '../window.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
/** Boxes and settings lie on pages that scroll, not on the table. */
const OFF_THE_TABLE = /\/(settings?|box[^/]*)\//;

test('every window a table’s style sheet speaks of is one the code knows', () => {
  const known: readonly string[] = Object.values(WINDOWS);
  const asked = sheets().flatMap((sheet) =>
    [...readFileSync(sheet, 'utf8').matchAll(/@media ([^{]*(?:width|height)[^{]*) \{/g)].map(([, words]) => ({
      sheet,
      words: words!.replace(/\s+/g, ' '),
    })),
  );

  expect(asked.length).toBeGreaterThan(20);
  expect(asked.filter(({ words }) => !known.includes(words))).toEqual([]);
});

function sheets(): string[] {
  const games = readdirSync(join(ROOT, 'games'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => `games/${name}/table`);
  return ['ui', 'client/table', 'client/replay', ...games].flatMap((folder) => {
    try {
      return readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
        .map((file) => join(ROOT, folder, file))
        .filter(
          (file) => file.endsWith('.css') && !OFF_THE_TABLE.test(file) && !file.includes('node_modules'),
        );
    } catch {
      // A game without a screen.
      return [];
    }
  });
}
