/** Living with a server: what its operator, a host and a guest may do about what is kept. */
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PATHS } from '@tablee/protocol';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { backUp, type Keeper, openKeeper, restore, type Served, type ServeOptions } from '../index.ts';
import { type GuestExport, order, Upkeep } from '../ops/upkeep.ts';
import { SqliteEngine } from '../storage/sqlite-engine.ts';
import { openStorage } from '../storage/storage.ts';
import { figure } from './figures.ts';
import { emptyFolder, house } from './house.ts';
import { greedily, playOn, playTogether, seated } from './play.ts';
import { POSTGRES_STARTS, startPostgres, type TestPostgres } from './postgres.ts';
import { Visitor } from './visitor.ts';

const DAY = 86_400_000;
const open: Served[] = [];
const opened = async (options: ServeOptions = {}): Promise<Served> => {
  const served = await house(options);
  open.push(served);
  return served;
};
afterEach(async () => {
  for (const served of open.splice(0)) await served.close();
});
const arrive = (served: Served, ...names: string[]): Promise<Visitor[]> =>
  Promise.all(names.map((name) => Visitor.arrive(served.address, name)));
const shownOut = (visitor: Visitor, table: string): Promise<string> =>
  visitor.until(() => visitor.frames.findLast((text) => text.includes('"ref":null') && text.includes(table)));

describe('a host', () => {
  test('removes somebody before the game: the seat is open, the old invitation void', async () => {
    const served = await opened();
    const [anne, eve] = await arrive(served, 'Anne', 'Eve');
    const first = await anne!.open({ seats: [{ who: 'me' }, { who: 'open' }, { who: 'open' }] });
    await eve!.claim(first);
    await anne!.sit(first.table);
    await eve!.sit(first.table);

    const refused = await eve!.ask({ type: 'remove', table: first.table, seat: 0 });
    const done = await anne!.ask({ type: 'remove', table: first.table, seat: 1 });

    expect(refused).toMatchObject({ type: 'refused', code: 'notYours' });
    expect(done.type).toBe('done');
    expect(await shownOut(eve!, first.table)).toContain('You no longer have a seat');
    expect(anne!.told(first.table).people[1]).toEqual({ who: 'open' });
    const again = await eve!.call('POST', PATHS.seats(first.table), { invite: first.invite, seat: null });
    expect(again).toMatchObject({ status: 403, body: { code: 'badInvite' } });
    await eve!.claim({ table: first.table, invite: anne!.told(first.table).invite! });
  });

  test('removes somebody in play: a bot plays on, and the game comes to its end', async () => {
    const served = await opened();
    const [anne, eve] = await arrive(served, 'Anne', 'Eve');
    const { table } = await seated([anne!, eve!]);

    await anne!.ask({ type: 'remove', table, seat: 1 });

    expect(await shownOut(eve!, table)).toContain('noSeat');
    expect(anne!.told(table).people[1]).toEqual({ who: 'bot', bot: 'greedy' });
    expect((await eve!.ask({ type: 'comeBack', table })).type).toBe('refused');
    expect((await eve!.call<unknown[]>('GET', PATHS.tables)).body).toEqual([]);
    await playOn(anne!, table, greedily('a'));
    expect(anne!.told(table).phase).toBe('over');
  });

  test.each([
    ['oneself', 0, 'notAllowed'],
    ['nobody', 2, 'late'],
  ])('can’t remove %s', async (_, seat, code) => {
    const served = await opened();
    const [anne] = await arrive(served, 'Anne');
    const { table } = await anne!.open({ seats: [{ who: 'me' }, { who: 'open' }, { who: 'open' }] });

    expect(await anne!.ask({ type: 'remove', table, seat })).toMatchObject({ type: 'refused', code });
  });

  test('makes another invitation, which outlives a restart; nobody else may', async () => {
    const data = emptyFolder();
    const served = await opened({ data });
    const [anne, bruno] = await arrive(served, 'Anne', 'Bruno');
    const first = await anne!.open({ seats: [{ who: 'me' }, { who: 'open' }, { who: 'open' }] });
    await bruno!.claim(first);
    await anne!.sit(first.table);

    expect(await bruno!.ask({ type: 'renewInvite', table: first.table })).toMatchObject({ code: 'notYours' });
    await anne!.ask({ type: 'renewInvite', table: first.table });
    const invite = anne!.told(first.table).invite!;
    open.pop();
    await served.close();
    const second = await opened({ data });

    expect(invite).not.toBe(first.invite);
    const [eve] = await arrive(second, 'Eve');
    expect(
      (await eve!.call('POST', PATHS.seats(first.table), { invite: first.invite, seat: null })).status,
    ).toBe(403);
    await eve!.claim({ table: first.table, invite });
  });
});

describe('a guest', () => {
  test('sees what is kept of them, and of nobody else', async () => {
    const served = await opened();
    const [anne, bruno] = await arrive(served, 'Anne', 'Bruno');
    const { table } = await seated([anne!, bruno!]);
    const isEnough = ({ choices }: { choices: number }): boolean => choices >= 12;
    await playTogether([anne!, bruno!], table, (who) => greedily(`${who}`), isEnough);

    const { body, headers } = await anne!.call<GuestExport>('GET', PATHS.mine);

    expect(headers.get('content-disposition')).toContain('attachment');
    expect(body).toMatchObject({ name: 'Anne', tables: [{ table, seat: 0, host: true, phase: 'playing' }] });
    const kinds = body.tables[0]!.entries.map(({ entry }) => entry as { kind: string; seat: number });
    expect(kinds.map(({ seat }) => seat)).toEqual(kinds.map(() => 0));
    expect(kinds.some(({ kind }) => kind === 'chose')).toBe(true);
    expect(JSON.stringify(body)).not.toContain('Bruno');
    expect((await new Visitor(served.address).call('GET', PATHS.mine)).status).toBe(403);
  });

  test('is sent it once at a time', async () => {
    const served = await opened();
    const [anne, bruno] = await arrive(served, 'Anne', 'Bruno');
    let goOn = (): void => {};
    const held = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    const exporting = vi.spyOn(Upkeep.prototype, 'exportOf').mockImplementationOnce(async function* () {
      await held;
      yield '{}';
    });
    const first = anne!.call('GET', PATHS.mine);
    await vi.waitFor(() => expect(exporting).toHaveBeenCalled());

    expect((await anne!.call('GET', PATHS.mine)).status).toBe(429);
    expect((await bruno!.call('GET', PATHS.mine)).status).toBe(200);

    goOn();
    expect((await first).status).toBe(200);
    exporting.mockRestore();
    expect((await anne!.call('GET', PATHS.mine)).status).toBe(200);
  });

  test('signs out everywhere else: other browsers are nobody, their lines are cut', async () => {
    const served = await opened();
    const [anne] = await arrive(served, 'Anne');
    const stolen = new Visitor(served.address);
    stolen.cookie = anne!.cookie;
    await stolen.connect();

    expect((await anne!.call('POST', PATHS.signOut, {})).status).toBe(204);

    await stolen.until(() => !stolen.isConnected);
    expect(stolen.closing?.why.en).toBe('This account was signed out everywhere.');
    expect((await stolen.call('GET', PATHS.me)).body).toBeNull();
    expect((await anne!.call('GET', PATHS.me)).body).toEqual({ name: 'Anne' });
  });

  test('is forgotten: seats are given up, and the name is in no table any more', async () => {
    const data = emptyFolder();
    const served = await opened({ data });
    const [anne, bruno] = await arrive(served, 'Annegret', 'Bruno');
    const { table } = await seated([anne!, bruno!]);
    const waiting = await anne!.open();
    const watcher = await bruno!.sit(table);
    expect(watcher.people[0]).toMatchObject({ name: 'Annegret' });

    const { body } = await anne!.call<{ tables: number }>('DELETE', PATHS.me);

    expect(body).toEqual({ tables: 2 });
    expect(anne!.cookie).toBe('tablee=');
    await anne!.until(() => !anne!.isConnected);
    expect((await anne!.call('GET', PATHS.me)).body).toBeNull();
    await bruno!.untilTable(table, ({ people }) => people[0]!.who === 'person' && people[0]!.name === '—');
    expect(bruno!.told(table).people[0]).toMatchObject({ standIn: 'greedy' });
    const eve = await Visitor.arrive(served.address, 'Eve');
    expect(
      (await eve.call('POST', PATHS.seats(waiting.table), { invite: waiting.invite, seat: null })).status,
    ).toBe(409);
    await served.close();
    open.pop();
    const kept = await openStorage({ data });
    const whole = await kept.housekeeping.wholeTable(table);
    await kept.close();
    expect(JSON.stringify(whole)).not.toContain('Annegret');
  });
});

describe('an operator', () => {
  let served: Served;
  let data: string;
  let keeper: Keeper;
  let anne: Visitor;
  beforeAll(async () => {
    data = emptyFolder();
    served = await house({ data });
    keeper = await openKeeper({ data });
    anne = await Visitor.arrive(served.address, 'Anne');
  });
  afterAll(() => served.close());
  const ask = <T = Record<string, unknown>>(order: Parameters<Keeper['carryOut']>[0]): Promise<T> =>
    keeper.carryOut(order) as Promise<T>;

  test('and nobody else of the machine gets to the server’s socket', () => {
    expect(statSync(join(data, 'tablee.sock')).mode & 0o777).toBe(0o600);
  });

  test('asks for one line to ten thousand, by names that are not too long', () => {
    const isAsked = (asked: unknown): boolean => order.safeParse(asked).success;
    const most = (number: number): boolean[] =>
      ['tables', 'guests'].map((each) => isAsked({ do: each, most: number }));

    expect([0, 1, 10_000, 10_001, 1.5].map(most)).toEqual([
      [false, false],
      [true, true],
      [true, true],
      [false, false],
      [false, false],
    ]);
    expect([64, 65].map((long) => isAsked({ do: 'guests', name: 'x'.repeat(long) }))).toEqual([true, false]);
    expect([0, 1, 64, 65].map((long) => isAsked({ do: 'table', id: 'x'.repeat(long) }))).toEqual([
      false,
      true,
      true,
      false,
    ]);
    expect([16, 17].map((long) => isAsked({ do: 'tables', phase: 'x'.repeat(long) }))).toEqual([true, false]);
    expect(order.parse({ do: 'tables' })).toMatchObject({ most: 100 });
  });

  test('lists tables and guests while the server runs', async () => {
    const { table } = await anne.open();

    expect(keeper.isRunning).toBe(true);
    expect(await ask<unknown[]>({ do: 'tables', phase: 'waiting' })).toContainEqual(
      expect.objectContaining({ id: table, game: 'plunder', phase: 'waiting', seats: 2 }),
    );
    expect(await ask<unknown[]>({ do: 'guests', name: 'nn' })).toContainEqual(
      expect.objectContaining({ name: 'Anne', tables: 1 }),
    );
    expect(await ask<unknown[]>({ do: 'guests', name: 'nobody called so' })).toEqual([]);
  });

  test('hears when something could not be done, and the log has it', async () => {
    await expect(ask({ do: 'putTable', whole: null })).rejects.toThrow(
      'The server could not do that: its log says why.',
    );

    expect(await figure(served.address, 'tablee_errors_total{where="order"}')).toBe(1);
  });

  test('looks into a table without seeing what is to be drawn, and exports it whole', async () => {
    const { table, invite } = await anne.open();

    const seen = await ask({ do: 'table', id: table });
    const whole = await ask<{ table: { seed: string } }>({ do: 'exportTable', id: table });

    expect(seen).toMatchObject({ id: table, phase: 'waiting', entries: 1 });
    expect(JSON.stringify(seen)).not.toContain(whole.table.seed);
    expect(JSON.stringify(seen)).not.toContain(invite);
  });

  test('closes a table: whoever is there is told', async () => {
    const { table } = await anne.open();
    await anne.sit(table);

    await ask({ do: 'closeTable', id: table });

    await anne.untilTable(table, ({ phase }) => phase === 'closed');
  });

  test('deletes a table: whoever is there is told, and it is gone', async () => {
    const { table } = await anne.open();
    await anne.sit(table);

    await ask({ do: 'deleteTable', id: table });

    expect(await shownOut(anne, table)).toContain('noSuchTable');
    await expect(anne.sit(table)).rejects.toThrow('noSuchTable');
    await expect(ask({ do: 'table', id: table })).rejects.toThrow(`There is no such table: ${table}.`);
  });

  test('deletes a guest', async () => {
    const eve = await Visitor.arrive(served.address, 'Eve');
    const [{ id }] = await ask<[{ id: string }]>({ do: 'guests', name: 'Eve' });

    await ask({ do: 'deleteGuest', id });

    expect((await eve.call('GET', PATHS.me)).body).toBeNull();
    await expect(ask({ do: 'guest', id })).rejects.toThrow(`There is no guest ${id}.`);
  });
});

describe('what is old', () => {
  test('goes when its time has come, and not before', async () => {
    const data = emptyFolder();
    let now = 1_000 * DAY;
    const options = { data, now: () => now, keep: { waiting: 10, finished: 20, playing: 30, guests: 40 } };
    const served = await opened(options);
    const [anne, bruno, idle] = await arrive(served, 'Anne', 'Bruno', 'Idle');
    const waiting = await anne!.open();
    const playing = await seated([anne!, bruno!]);
    const keeper = await openKeeper({ data });
    const sweepAt = async (days: number): Promise<unknown> => {
      now = (1_000 + days) * DAY;
      return keeper.carryOut({ do: 'sweep' });
    };

    expect(await sweepAt(9)).toEqual({ tables: 0, guests: 0 });
    expect(await sweepAt(11)).toEqual({ tables: 1, guests: 0 });
    await expect(anne!.sit(waiting.table)).rejects.toThrow('noSuchTable');
    expect(await sweepAt(29)).toEqual({ tables: 0, guests: 0 });
    expect(await sweepAt(31)).toEqual({ tables: 1, guests: 0 });
    await expect(anne!.sit(playing.table)).rejects.toThrow('noSuchTable');
    await anne!.call('GET', PATHS.me);
    expect(await sweepAt(41)).toEqual({ tables: 0, guests: 2 });
    expect((await idle!.call('GET', PATHS.me)).body).toBeNull();
    expect((await anne!.call('GET', PATHS.me)).body).toEqual({ name: 'Anne' });
  });
});

describe('a backup', () => {
  test('made while people play holds one moment, and brings back what was lost since', async () => {
    const data = emptyFolder();
    const served = await opened({ data });
    const people = await arrive(served, 'Anne', 'Bruno');
    const { table } = await seated(people);
    const playing = people.map((person, n) => playOn(person, table, greedily(`${n}`)));
    await people[0]!.untilTable(table, ({ choices }) => choices > 5);
    const file = join(emptyFolder(), 'tablee.backup');

    const { tables, guests } = await backUp({ data }, file);

    await Promise.all(playing);
    const ended = people[0]!.told(table);
    expect({ tables, guests }).toEqual({ tables: 1, guests: 2 });
    expect(statSync(file).mode & 0o077).toBe(0);
    const keeper = await openKeeper({ data });
    // There already: nothing that was played since is undone.
    expect(await restore(keeper, file)).toMatchObject({ tables: 0, guests: 0, kept: 3 });
    expect((await people[0]!.sit(table)).at).toBe(ended.at);
    await keeper.carryOut({ do: 'deleteTable', id: table });
    expect(await restore(keeper, file)).toMatchObject({ tables: 1, guests: 0, restart: false });
    people[0]!.tables.clear();
    const back = await people[0]!.sit(table);
    expect(back.choices).toBeLessThanOrEqual(ended.choices);
    expect(back.choices).toBeGreaterThan(0);
  });

  test('restored to an empty folder lets guests come as themselves', async () => {
    const first = emptyFolder();
    const served = await opened({ data: first });
    const [anne] = await arrive(served, 'Anne');
    const { table } = await anne!.open();
    const file = join(emptyFolder(), 'tablee.backup');
    await backUp({ data: first }, file);
    const second = emptyFolder();
    const keeper = await openKeeper({ data: second }, { mayBeNew: true });
    await restore(keeper, file);
    await keeper.close();

    const again = await opened({ data: second });
    anne!.address = again.address;

    expect((await anne!.call('GET', PATHS.me)).body).toEqual({ name: 'Anne' });
    await anne!.connect();
    expect((await anne!.sit(table)).phase).toBe('waiting');
  });

  test('is refused in words where it can’t be', async () => {
    const data = emptyFolder();
    const file = join(emptyFolder(), 'tablee.backup');
    await expect(backUp({ data }, file)).rejects.toThrow(`No tables are kept in ${data}.`);
    await expect(openKeeper({ data })).rejects.toThrow(`No tables are kept in ${data}.`);
    await (await house({ data })).close();
    await backUp({ data }, file);
    await expect(backUp({ data }, file)).rejects.toThrow('There is a file');
    const keeper = await openKeeper({ data });
    expect(() => restore(keeper, `${file}.not`)).toThrow('There is no file');
    const elsewhere = emptyFolder();
    writeFileSync(join(elsewhere, 'tablee.sqlite'), 'these are no tables'.repeat(200));
    await expect(backUp({ data: elsewhere }, `${file}.none`)).rejects.toThrow(
      'The backup could not be written',
    );
    expect(existsSync(`${file}.none`)).toBe(false);
    writeFileSync(`${file}.text`, 'not a database at all, but long enough to be taken for one'.repeat(100));
    await expect(restore(keeper, `${file}.text`)).rejects.toThrow(
      /^The backup ".*\.text" is damaged \(.*\): nothing was brought back\. Take another\.$/,
    );
    await keeper.close();
  });
});

describe('on a PostgreSQL', () => {
  let postgres: TestPostgres;
  beforeAll(async () => {
    postgres = await startPostgres();
  }, POSTGRES_STARTS);
  afterAll(() => postgres?.stop());

  test('a backup of one moment is brought back to another kind of database', async () => {
    const databaseUrl = await postgres.database();
    const served = await opened({ databaseUrl });
    const people = await arrive(served, 'Anne', 'Bruno');
    const { table } = await seated(people);
    const isEnough = ({ choices }: { choices: number }): boolean => choices >= 12;
    await playTogether(people, table, (who) => greedily(`${who}`), isEnough);
    const file = join(emptyFolder(), 'tablee.backup');

    expect(await backUp({ data: null, databaseUrl }, file)).toEqual({ tables: 1, guests: 2 });
    const data = emptyFolder();
    const keeper = await openKeeper({ data }, { mayBeNew: true });
    await restore(keeper, file);
    await keeper.close();

    const moved = await opened({ data });
    const [anne] = people;
    const before = anne!.told(table);
    anne!.address = moved.address;
    anne!.tables.clear();
    await anne!.connect();
    expect((await anne!.sit(table)).choices).toBe(before.choices);
  });

  test('what an operator deletes is gone from every process', async () => {
    const databaseUrl = await postgres.database();
    const [served] = [await opened({ databaseUrl })];
    const [anne] = await arrive(served!, 'Anne');
    const { table } = await anne!.open();
    await anne!.sit(table);
    const keeper = await openKeeper({ data: null, databaseUrl });

    await keeper.carryOut({ do: 'deleteTable', id: table });

    expect(keeper.isRunning).toBe(false);
    expect(await shownOut(anne!, table)).toContain('noSuchTable');
    await keeper.close();
  });
});

describe('at the end', () => {
  test('everything is in the one file: nothing waits beside it', () => {
    const file = join(emptyFolder(), 'tablee.sqlite');
    const engine = new SqliteEngine(file);
    engine.run('create table notes (note text)', []);
    engine.run('insert into notes values (?)', ['kept']);
    // A commit takes over what was written into the file only when it is so many pages.
    expect(engine.run('pragma wal_autocheckpoint', []).rows).toEqual([{ wal_autocheckpoint: 16_000 }]);

    engine.close();

    const beside = `${file}-wal`;
    expect(existsSync(beside) ? statSync(beside).size : 0).toBe(0);
  });
});

describe('at the start', () => {
  test('damaged tables are found, said in one sentence, and left as they are', async () => {
    const data = emptyFolder();
    const first = await house({ data });
    const anne = await Visitor.arrive(first.address, 'Anne');
    for (let n = 0; n < 40; n++) await anne.open();
    await first.close();
    const file = join(data, 'tablee.sqlite');
    const bytes = readFileSync(file);
    // Page by page, but for the first, which says how the file is to be read.
    for (let at = 4096 * 2; at < bytes.length; at += 4096) bytes.fill(0xff, at + 8, at + 200);
    writeFileSync(file, bytes);

    await expect(house({ data })).rejects.toThrow(
      /^The tables kept in .* are damaged \([^*\n]+\): nothing was changed\. Move tablee\.sqlite away and bring back a backup with tablee restore\.$/,
    );
    expect(readFileSync(file).equals(bytes)).toBe(true);
  });

  test('something that is no database is said to be damaged', async () => {
    const data = emptyFolder();
    writeFileSync(join(data, 'tablee.sqlite'), 'these are not the tables you are looking for'.repeat(200));

    await expect(house({ data })).rejects.toThrow('are damaged');
  });

  test('tables of a newer Tablée are left alone', async () => {
    const data = emptyFolder();
    const storage = await openStorage({ data });
    await storage.close();
    const { default: Database } = await import('libsql');
    const database = new Database(join(data, 'tablee.sqlite'));
    database.exec("insert into kysely_migration values ('999-from-tomorrow', '2099-01-01')");
    database.close();

    await expect(house({ data })).rejects.toThrow('kept by a newer Tablée than this one');
  });
});
