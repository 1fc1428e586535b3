/** What the lists say of a table: always what holds, though it is not written with every entry. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Append } from '../storage/appending.ts';
import type { StandingRow } from '../storage/schema.ts';
import { Listing } from '../tables/listing.ts';
import { summaryOf } from '../tables/telling.ts';
import { BareTables } from './bare-tables.ts';
import { StillClock } from './still-clock.ts';

let clock: StillClock;
let house: BareTables;
/** With each entry since: what was written of the lists. */
let written: (StandingRow | null)[];
beforeEach(async () => {
  clock = new StillClock(1_000_000);
  house = await BareTables.open(clock);
  written = [];
  const append = house.storage.append.bind(house.storage);
  vi.spyOn(house.storage, 'append').mockImplementation((more: Append) => {
    written.push(more.standing);
    return append(more);
  });
});
afterEach(async () => {
  vi.restoreAllMocks();
  await house.close();
});

test('is written when it becomes another, and holds whenever it is not', async () => {
  const table = await house.table();
  for (let n = 0; n < 60; n++) {
    await house.choose(table, 0);
    const kept = written.findLast((standing) => standing !== null)!;
    await house.look(table, (live) => {
      expect(kept.summary).toBe(JSON.stringify(summaryOf(live)));
      expect([kept.phase, kept.due]).toEqual([live.phase, null]);
    });
  }

  const again = written.filter((standing) => standing !== null).length;
  expect(again).toBeGreaterThan(5);
  expect(again).toBeLessThan(50);
});

test('tells to the minute when the table last changed; and each time what is due, and what others wrote between', async () => {
  const table = await house.table();

  await house.look(table, (live) => {
    const listing = new Listing();
    const { changed } = live;
    const after = (milliseconds: number, due: number | null = null, entries = 1) => {
      live.at += entries;
      live.changed += milliseconds;
      const row = listing.after(live, due);
      return row && [row.changed - changed, row.due];
    };
    expect([after(0), after(59_999), after(1), after(59_999)]).toEqual([
      [0, null],
      null,
      [60_000, null],
      null,
    ]);
    expect([after(0, null, 2), after(0)]).toEqual([[119_999, null], null]);
    expect([after(0, 5), after(0, 5), after(0)]).toEqual([
      [119_999, 5],
      [119_999, 5],
      [119_999, null],
    ]);
  });
});

test('is written anew by whoever takes the table up', async () => {
  const table = await house.table();
  while (written.at(-1) !== null) await house.choose(table, 0);

  await house.restart();
  await house.choose(table, 0);

  expect(written.at(-1)).not.toBeNull();
});
