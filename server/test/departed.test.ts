/** The cards or rules of a game become others under running tables. What was kept decides whether they go on. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ANNE, BareTables } from './bare-tables.ts';
import { BASE, type Tally, tally } from './tally.ts';

let house: BareTables;
beforeEach(async () => {
  house = await BareTables.open();
  await house.restart(() => tally(BASE));
});
afterEach(() => house.close());

/** A table where ace, ace, king, king, … were chosen, so often. */
async function played(choices: number, clock: { seconds: number } | null = null): Promise<string> {
  const table = await house.table({ game: 'tally', clock });
  for (let n = 0; n < choices; n++) await house.choose(table, Math.floor(n / 2) % 2);
  return table;
}

const points = (table: string) => house.look(table, (live) => (live.table!.state as Tally).points);

describe('a table whose game has changed since', () => {
  test('goes on when everything that was kept still comes out, whatever the version says', async () => {
    const table = await played(100);
    const before = await points(table);

    await house.restart(() => tally({ ...BASE, worth: { ...BASE.worth, queen: 7 } }, 2));

    expect(await points(table)).toBe(before);
    await house.choose(table, 2);
    expect(await points(table)).toBe(before + 7);
    expect(await house.tables.room(table).history()).toHaveLength(102);
  });

  test('says after which choice it departs, stays listed, can be read and left, and its clock stops', async () => {
    const table = await played(100, { seconds: 60 });
    const record = (await house.tables.room(table).history()).slice(1).map(({ says }) => says);

    // The first king was the third choice.
    await house.restart(() => tally({ ...BASE, worth: { ace: 1, king: 5 } }));

    const sent: string[] = [];
    const page = {
      guest: ANNE.id,
      client: 'here',
      worked: () => {},
      wrote: () => {},
      send: (text: string) => void sent.push(text),
    };
    await house.tables.room(table).sit(page, null);
    const told = JSON.parse(sent[0]!);
    expect(told).toMatchObject({ phase: 'shelved', departs: 3, choices: 100 });
    expect(told.told).toHaveLength(101);
    expect(told.told[3].events).toEqual([{ event: 'scored', rule: 'TLY-2', worth: 2 }]);
    expect(told.view.table).toEqual({ points: expect.any(Number) });
    expect(told.view.table.points).toBeGreaterThan(50);
    expect(told.clock.left).toEqual([]);
    const kept = await house.tables.record(table, ANNE.id);
    for (const [n, says] of record.entries()) expect(kept).toContain(`${n + 1}. ${n % 2} ${says}\n`);
    expect(await house.tables.mine(ANNE.id)).toMatchObject([{ table, phase: 'shelved', yourTurn: false }]);
    expect(await house.storage.overdue(Number.MAX_SAFE_INTEGER, null, 10)).toEqual([]);
    await expect(
      house.tables.ask(ANNE.id, { type: 'choose', ref: 0, table, at: told.at, decision: 0, option: 0 }),
    ).rejects.toThrow('can’t go on');

    await house.tables.ask(ANNE.id, { type: 'leave', ref: 0, table });
    expect(await house.tables.mine(ANNE.id)).toEqual([]);
    expect(await house.tables.mine('bruno')).toHaveLength(1);
  });

  test('departs where an option is no longer there', async () => {
    const table = await played(10);

    await house.restart(() => tally({ ...BASE, worth: { ace: 1, queen: 2 } }));

    expect(await house.look(table, ({ phase, shelved }) => [phase, shelved?.departs])).toEqual([
      'shelved',
      2,
    ]);
  });

  test('is there again when the game is as it was', async () => {
    const table = await played(100);
    const before = await points(table);
    await house.restart(() => tally({ ...BASE, worth: { ace: 3, king: 5 } }));
    expect(await house.look(table, ({ phase }) => phase)).toBe('shelved');

    await house.restart(() => tally(BASE));

    expect(await points(table)).toBe(before);
    await house.choose(table, 0);
    expect(await house.tables.mine(ANNE.id)).toMatchObject([{ phase: 'playing' }]);
  });

  test('that was over stays over, with its result, its log and its record', async () => {
    const table = await played(70);
    const at = await house.look(table, (live) => live.at);
    await house.tables.ask(ANNE.id, { type: 'resign', ref: 0, table, at });
    const before = await house.tables.record(table, ANNE.id);

    await house.restart(() => tally({ ...BASE, worth: { ace: 9, king: 9 } }));

    expect(await house.look(table, ({ phase }) => phase)).toBe('over');
    expect(await house.tables.room(table).history()).toHaveLength(72);
    const after = await house.tables.record(table, ANNE.id);
    expect(after.split('\n').filter((line) => /^\d+\. /.test(line))).toEqual(
      before.split('\n').filter((line) => /^\d+\. /.test(line)),
    );
    expect(after).toContain('result: resigned 1');
  });

  test('that is no longer played here at all can still be read', async () => {
    const table = await played(70);

    await house.restart(() => undefined);

    expect(await house.look(table, ({ phase }) => phase)).toBe('shelved');
    expect(await house.tables.room(table).history()).toHaveLength(71);
  });
});
