/** How entries of many tables come to share a commit. */
import { expect, test } from 'vitest';
import { type Append, Appending, tableOf } from '../storage/appending.ts';

function entry(table: string): Append {
  return {
    entry: { table_id: table, seq: 1, body: '', at: 0, told: null, hash: null },
    standing: null,
    seats: [],
    snapshot: null,
  };
}

/** Notes what shares a commit, and when a breath is drawn. */
function newAppending() {
  const did: string[] = [];
  const appending = new Appending(
    async (all) => {
      did.push(all.map(tableOf).join(' '));
      return [];
    },
    {
      turn: () => new Promise((resolve) => setImmediate(resolve)),
      breathe: () => {
        did.push('breathes');
        return new Promise((resolve) => setTimeout(resolve, 5));
      },
    },
  );
  const all = (...tables: string[]): Promise<boolean[]> =>
    Promise.all(tables.map((table) => appending.append(entry(table))));
  return { did, appending, all };
}

test('few are written at once, one commit after the other', async () => {
  const { did, all } = newAppending();

  await all('a');
  await all('b', 'c', 'd');
  await all('e');

  expect(did).toEqual(['a', 'b c d', 'e']);
});

test('after a commit of many the next waits a breath, and whoever comes meanwhile comes along', async () => {
  const { did, appending, all } = newAppending();

  await all('a', 'b', 'c', 'd');
  const first = appending.append(entry('e'));
  await new Promise((resolve) => setImmediate(resolve));
  await Promise.all([first, all('f', 'g')]);
  await all('h');

  expect(did).toEqual(['a b c d', 'breathes', 'e f g', 'h']);
});

test('where a whole commit waits already, nobody waits longer for others', async () => {
  const { did, all } = newAppending();
  const tables = Array.from({ length: 500 }, (_, n) => `${1000 + n}`);

  await all(...tables);

  expect(did.map((each) => each.split(' ').length)).toEqual([250, 250]);
  expect(did).not.toContain('breathes');
});
