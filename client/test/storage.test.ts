/** In Node there is no IndexedDB: what is tested here is also how a browser that refuses to keep anything behaves. */
import { gameById } from '@tablee/games/rules';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { histories, isUnreadable, newTable, type StoredTable, tables } from '../storage/index.ts';
import { isKept, onRows, putRow } from '../storage/rows.ts';

const soeurs = gameById('soeurs')!;

const tableAt = (changed: number): StoredTable => ({
  ...newTable({ game: soeurs, sitting: [{ who: 'person', name: 'Noa' }], config: {} }),
  changed,
});

afterEach(async () => {
  for (const { id } of await tables.list()) await tables.remove(id);
});

describe('tables where nothing can be kept', () => {
  test('last as long as the tab, and it is said', async () => {
    const table = tableAt(1);

    await tables.put(table);

    expect(await isKept()).toBe(false);
    expect(await tables.get(table.id)).toEqual(table);
    expect(await tables.get('another')).toBeUndefined();
  });

  test('are listed with the last one played first, and a damaged one at the end', async () => {
    const [early, late] = [tableAt(1), tableAt(2)];

    await putRow('tables', 'damaged', { id: 'damaged' });
    await tables.put(early);
    await tables.put(late);

    expect((await tables.list()).map(({ id }) => id)).toEqual([late.id, early.id, 'damaged']);
  });

  test('come back as they were when removing them is undone, damaged ones too', async () => {
    const row = { id: 'damaged', choices: 'none' };
    await putRow('tables', 'damaged', row);
    const damaged = (await tables.get('damaged'))!;

    await tables.remove('damaged');
    await tables.restore(damaged);

    const again = (await tables.get('damaged'))!;
    expect(isUnreadable(again) && again.raw).toEqual(row);
  });

  test('are told to whoever listens, until they listen no more', async () => {
    const heard = vi.fn();
    const stop = onRows('tables', heard);

    await tables.put(tableAt(1));
    await histories.put('soeurs', { bosses: {} });
    stop();
    await tables.put(tableAt(2));

    expect(heard).toHaveBeenCalledTimes(1);
  });
});

test('a history is kept by its game', async () => {
  await histories.put('soeurs', { bosses: {} });

  expect(await histories.get('soeurs')).toEqual({ bosses: {} });
  expect(await histories.get('plunder')).toBeUndefined();
});
