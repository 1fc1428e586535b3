import { statSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Append } from '../storage/appending.ts';
import type { News } from '../storage/news.ts';
import type { TableRow } from '../storage/schema.ts';
import { runInThread } from '../storage/sqlite-runner.ts';
import { openStorage, type Place, type Storage } from '../storage/storage.ts';
import { emptyFolder } from './house.ts';
import { POSTGRES_STARTS, startPostgres, type TestPostgres } from './postgres.ts';

let postgres: TestPostgres;
const open = new Set<Storage>();

beforeAll(async () => {
  postgres = await startPostgres();
}, POSTGRES_STARTS);
afterEach(async () => {
  for (const storage of open) await storage.close();
  open.clear();
});
afterAll(() => postgres.stop());

async function opened(place: Place): Promise<Storage> {
  const storage = await openStorage(place);
  open.add(storage);
  return storage;
}

async function closed(storage: Storage): Promise<void> {
  open.delete(storage);
  await storage.close();
}

const PLACES: [string, () => Promise<Place>][] = [
  ['SQLite', async () => ({ data: emptyFolder() })],
  ['PostgreSQL', async () => ({ data: null, databaseUrl: await postgres.database() })],
];

function table(id: string, created = 1000): TableRow {
  return {
    id,
    game: 'plunder',
    version: 1,
    content: 'abcd',
    pack: null,
    seats: 2,
    config: '{}',
    seed: 'seed',
    invite: 'invite',
    host: 'anne',
    watch: 0,
    hints: 0,
    clock: null,
    created,
  };
}

function entry(id: string, seq: number, body = 'x'): Append {
  return {
    entry: { table_id: id, seq, body, at: 2000 + seq, told: null, hash: null },
    standing: { table_id: id, phase: 'playing', summary: body, due: 5000 + seq, changed: 2000 + seq },
    seats: seq === 1 ? [{ table_id: id, seat: 1, guest: 'bruno' }] : [],
    snapshot: null,
  };
}

async function withTable(storage: Storage, id: string): Promise<void> {
  await storage.open({
    table: table(id),
    entries: [],
    standing: { table_id: id, phase: 'waiting', summary: 'new', due: null, changed: 1000 },
    seats: [{ table_id: id, seat: 0, guest: 'anne' }],
  });
}

describe.each(PLACES)('%s', (_, newPlace) => {
  test('keeps what was written, for the next process too', async () => {
    const place = await newPlace();
    const first = await opened(place);
    await withTable(first, 'a');
    expect(await first.append(entry('a', 1))).toBe(true);
    expect(await first.append(entry('a', 2))).toBe(true);
    await closed(first);

    const second = await opened(place);

    expect(await second.table('a')).toEqual(table('a'));
    expect(await second.entries('a', 0, 1000)).toEqual([entry('a', 1).entry, entry('a', 2).entry]);
    expect(await second.entries('a', 1, 1000)).toEqual([entry('a', 2).entry]);
    expect(await second.table('b')).toBeUndefined();
  });

  test('of two writers with the same number the first has it, and the other leaves no trace', async () => {
    const storage = await opened(await newPlace());
    await withTable(storage, 'a');

    expect(await storage.append(entry('a', 1, 'first'))).toBe(true);
    expect(await storage.append(entry('a', 1, 'second'))).toBe(false);

    expect((await storage.entries('a', 0, 1000)).map(({ body }) => body)).toEqual(['first']);
    expect((await storage.tablesOf('bruno', 10)).map(({ summary }) => summary)).toEqual(['first']);
  });

  test('many tables at once are written together, each for itself', async () => {
    const storage = await opened(await newPlace());
    const ids = Array.from({ length: 300 }, (_, n) => `t${n}`);
    await storage.append(entry('t7', 1, 'before'));

    const written = await Promise.all(ids.map((id) => storage.append(entry(id, 1, 'now'))));

    expect(written.filter(Boolean)).toHaveLength(299);
    expect(written[7]).toBe(false);
    expect((await storage.entries('t7', 0, 1000))[0]!.body).toBe('before');
    expect((await storage.entries('t299', 0, 1000))[0]!.body).toBe('now');
  });

  test('a table opened twice at the same time is opened once', async () => {
    const storage = await opened(await newPlace());
    const openedBy = (guest: string) =>
      storage.open({
        table: { ...table('a'), host: guest },
        entries: [1, 2].map((seq) => entry('a', seq, guest).entry),
        standing: { table_id: 'a', phase: 'waiting', summary: guest, due: null, changed: 1000 },
        seats: [{ table_id: 'a', seat: 0, guest }],
      });

    await Promise.all([openedBy('anne'), storage.append(entry('b', 1)), openedBy('bruno')]);

    expect((await storage.table('a'))!.host).toBe('anne');
    expect((await storage.entries('a', 0, 10)).map(({ body }) => body)).toEqual(['anne', 'anne']);
    expect(await storage.tablesOf('anne', 10)).toHaveLength(1);
    expect(await storage.tablesOf('bruno', 10)).toEqual([]);
    expect(await storage.entries('b', 0, 10)).toHaveLength(1);
  });

  test('a table is opened once, however often it is tried', async () => {
    const storage = await opened(await newPlace());

    await withTable(storage, 'a');
    await storage.append(entry('a', 1));
    await withTable(storage, 'a');

    expect((await storage.tablesOf('anne', 10)).map(({ phase }) => phase)).toEqual(['playing']);
  });

  test('lists a guest’s tables, the last changed first', async () => {
    const storage = await opened(await newPlace());
    for (const id of ['a', 'b', 'c']) await withTable(storage, id);
    await storage.append(entry('b', 3));
    await storage.append(entry('a', 2));

    const listed = await storage.tablesOf('anne', 2);

    expect(listed).toMatchObject([
      { table_id: 'b', seat: 0, changed: 2003, created: 1000 },
      { table_id: 'a', seat: 0, changed: 2002 },
    ]);
    expect(await storage.openedSince('anne', 1000)).toBe(3);
    expect(await storage.openedSince('anne', 1001)).toBe(0);
  });

  test('knows where something should have been done', async () => {
    const storage = await opened(await newPlace());
    await storage.append(entry('a', 2));
    await storage.append(entry('b', 1));

    const [first, second] = await storage.overdue(5002, null, 10);

    expect(first).toEqual({ table_id: 'b', due: 5001 });
    expect(second).toEqual({ table_id: 'a', due: 5002 });
    expect(await storage.overdue(5002, null, 1)).toEqual([first]);
    expect(await storage.overdue(5002, first!, 10)).toEqual([second]);
    expect(await storage.overdue(4000, null, 10)).toEqual([]);
    await storage.correctDue(first!, null);
    await storage.correctDue({ table_id: 'a', due: 1 }, null);
    expect(await storage.overdue(5002, null, 10)).toEqual([second]);
  });

  test('keeps the newest snapshot of a table, with its entry or by itself', async () => {
    const storage = await opened(await newPlace());
    const snapshot = (seq: number) => ({ table_id: 'a', seq, body: `after ${seq}` });
    await storage.append({ ...entry('a', 1), snapshot: snapshot(1) });
    expect(await storage.snapshot('a')).toEqual(snapshot(1));

    await storage.keepSnapshot(snapshot(5));
    await storage.keepSnapshot(snapshot(3));
    await storage.append({ ...entry('a', 2), snapshot: snapshot(2) });

    expect(await storage.snapshot('a')).toEqual(snapshot(5));
    expect(await storage.snapshot('b')).toBeUndefined();
  });

  test('has one secret for all, and a guest’s newest name', async () => {
    const storage = await opened(await newPlace());
    const secret = await storage.secret('cookie');

    await storage.keepGuest({ id: 'anne', name: 'Anne', created: 1 });
    await storage.keepGuest({ id: 'anne', name: 'Anna', created: 2 });

    expect(secret).toMatch(/^[0-9a-f]{64}$/);
    expect(await storage.secret('cookie')).toBe(secret);
    expect(await storage.guest('anne')).toEqual({ id: 'anne', name: 'Anna', created: 1, seen: 2, epoch: 0 });
  });
});

describe('two processes', () => {
  test('on one PostgreSQL open it at the same moment, and hear of each other’s entries', async () => {
    const place = { data: null, databaseUrl: await postgres.database() };
    const [one, other] = await Promise.all([opened(place), opened(place)]);
    const heard: News[] = [];
    await new Promise<void>((ready) => {
      other.listen((news) => heard.push(news), ready);
    });

    await withTable(one, 'a');
    const both = await Promise.all([one.append(entry('a', 1, 'one')), other.append(entry('a', 1, 'other'))]);
    await one.tell([{ kind: 'guest', guest: 'anne', message: '{}' }]);
    while (!heard.some(({ kind }) => kind === 'guest'))
      await new Promise((resolve) => setTimeout(resolve, 10));

    expect(both.filter(Boolean)).toHaveLength(1);
    const fromOne = both[0] ? [{ kind: 'entry', table: 'a', seq: 1 }] : [];
    expect(heard).toEqual([...fromOne, { kind: 'guest', guest: 'anne', message: '{}' }]);
  });

  test('a thread of the database that ends leaves nobody waiting', async () => {
    const runner = runInThread(join(emptyFolder(), 'no', 'such', 'folder.sqlite'));
    const asked = [runner.run('select 1', []), runner.run('select 2', [])];

    for (const { status } of await Promise.allSettled(asked)) expect(status).toBe('rejected');
    await expect(runner.run('select 3', [])).rejects.toThrow();
    await runner.close();
  });

  test('what is logged is written back beside, long before a commit would have to wait for it', async () => {
    const data = emptyFolder();
    const storage = await opened({ data });
    await withTable(storage, 'a');
    const { size } = statSync(join(data, 'tablee.sqlite'));

    await Promise.all(Array.from({ length: 1_100 }, (_, n) => withTable(storage, `b${n}`)));

    // Left to the commits, it would not grow until there are many times as many.
    while (statSync(join(data, 'tablee.sqlite')).size <= size)
      await new Promise((resolve) => setTimeout(resolve, 10));
    expect((await storage.entries('b7', 0, 10)).length).toBe(0);
  });

  test('on one SQLite file are one too many', async () => {
    const place = { data: emptyFolder() };
    await opened(place);

    await expect(opened(place)).rejects.toThrow('Another server keeps its tables in');
  });

  test('and a database that is not there is said to be so', async () => {
    const databaseUrl = 'postgres://nobody@127.0.0.1:1/none';

    await expect(opened({ data: null, databaseUrl })).rejects.toThrow('DATABASE_URL does not answer');
  });
});
