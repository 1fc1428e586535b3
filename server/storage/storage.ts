/** Everything the server keeps, asked for in its own words. */
import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import { type Clock, realClock, within } from '../clock.ts';
import { type Append, Appending, type Opening } from './appending.ts';
import { Housekeeping } from './housekeeping.ts';
import { migrate } from './migrations.ts';
import type { News } from './news.ts';
import { openPostgres, type Postgres } from './postgres.ts';
import type { EntryRow, GuestRow, Schema, SnapshotRow, StandingRow, TableRow } from './schema.ts';
import { type Embedded, openSqlite } from './sqlite.ts';

export interface Place {
  /** A folder for the embedded database; null: in memory. */
  readonly data: string | null;
  /** A PostgreSQL instead: `postgres://…`. */
  readonly databaseUrl?: string | undefined;
}

/** A table in a list. */
export interface Listed extends Omit<StandingRow, 'due'> {
  readonly game: string;
  readonly config: string;
  readonly created: number;
  readonly seat: number;
}

/** A table where the server should have done something. */
export interface Due {
  readonly table_id: string;
  readonly due: number;
}

/** What tables need of it; a simulation has one of its own. */
export interface TableStorage {
  /** True when there may be other processes on the same database. */
  readonly isShared: boolean;
  /** Opens a table, unless there is one of that name: then false. */
  open(opening: Opening): Promise<boolean>;
  table(id: string): Promise<TableRow | undefined>;
  /** The entries after that number, in order; at most so many. */
  entries(table: string, after: number, most: number): Promise<EntryRow[]>;
  snapshot(table: string): Promise<SnapshotRow | undefined>;
  /** Unless there is a newer one. */
  keepSnapshot(snapshot: SnapshotRow): Promise<void>;
  /** True when it is durable; false when another writer was first, and nothing was written. */
  append(append: Append): Promise<boolean>;
  /** The tables where the guest has a seat, the last changed first. */
  tablesOf(guest: string, most: number): Promise<Listed[]>;
  /** How many tables the guest has opened since then. */
  openedSince(host: string, since: number): Promise<number>;
  /** Where the server should have done something by then, the longest overdue first, going on after the last one given. */
  overdue(then: number, after: Due | null, most: number): Promise<Due[]>;
  /** There is something else to do there, or nothing; unless that was found out meanwhile. */
  correctDue(wrong: Due, due: number | null): Promise<void>;
  /** The game can't go on: there is nothing to do there. */
  shelve(table: string): Promise<void>;
  /** Tells the other processes, where there are any. */
  tell(news: readonly News[]): Promise<void>;
}

/** What is wrong, for anybody to read. */
export class Unwell extends Error {
  override readonly name = 'Unwell';
}

/** Milliseconds in which a healthy database answers. */
const HEALTHY = 800;
/** Milliseconds between two commits while many choose. */
const BREATH = 2;

export async function openStorage(
  { data, databaseUrl }: Place,
  clock: Clock = realClock(),
): Promise<Storage> {
  const database = databaseUrl ? await openPostgres(databaseUrl, clock) : openSqlite(data);
  const storage = new Storage(database, clock);
  try {
    await storage.prepare();
  } catch (error) {
    await storage.close();
    throw error;
  }
  return storage;
}

export class Storage implements TableStorage {
  readonly #database: Embedded | Postgres;
  readonly #appending: Appending;
  readonly #clock: Clock;

  constructor(database: Embedded | Postgres, clock: Clock) {
    this.#database = database;
    this.#clock = clock;
    this.#appending = new Appending((all) => database.commit(all), {
      turn: () => clock.turn(),
      breathe: () => pause(BREATH),
    });
  }

  get #db(): Kysely<Schema> {
    return this.#database.db;
  }

  get #postgres(): Postgres | null {
    return 'listen' in this.#database ? this.#database : null;
  }

  async prepare(): Promise<void> {
    await migrate(this.#db);
  }

  get housekeeping(): Housekeeping {
    return new Housekeeping(this.#db);
  }

  get isShared(): boolean {
    return this.#postgres !== null;
  }

  /** How many entries wait for the disk. */
  get waiting(): number {
    return this.#appending.waiting;
  }

  /** Throws `Unwell`, within a second, when the database is gone or frozen, or what other processes say isn't heard. */
  async check(): Promise<void> {
    const answered = this.#db.selectFrom('secrets').select('name').limit(1).execute();
    try {
      await within(this.#clock, HEALTHY, answered, () => new Unwell('The database does not answer.'));
    } catch (error) {
      throw error instanceof Unwell ? error : new Unwell('The database is gone.');
    }
    const deafness = this.#postgres?.deafness;
    if (deafness) throw new Unwell(`News of other processes don’t come in: ${deafness}.`);
  }

  /** A secret of the house, drawn when it is first asked for; the same for all processes. */
  async secret(name: string): Promise<string> {
    const drawn = randomBytes(32).toString('hex');
    await this.#db
      .insertInto('secrets')
      .values({ name, value: drawn })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const kept = await this.#db
      .selectFrom('secrets')
      .select('value')
      .where('name', '=', name)
      .executeTakeFirstOrThrow();
    return kept.value;
  }

  guest(id: string): Promise<GuestRow | undefined> {
    return this.#db.selectFrom('guests').selectAll().where('id', '=', id).executeTakeFirst();
  }

  /** A new guest, or a new name for one we know; `created` is now. */
  async keepGuest(guest: Pick<GuestRow, 'id' | 'name' | 'created'>): Promise<void> {
    await this.#db
      .insertInto('guests')
      .values({ ...guest, seen: guest.created, epoch: 0 })
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ name: guest.name, seen: guest.created }))
      .execute();
  }

  /** They came again. */
  async sawGuest(id: string, now: number): Promise<void> {
    await this.#db.updateTable('guests').set({ seen: now }).where('id', '=', id).execute();
  }

  /** Every cookie given out so far holds no more. Answers what new ones must carry. */
  async nextEpoch(id: string): Promise<number> {
    const { epoch } = await this.#db
      .updateTable('guests')
      .set(({ eb }) => ({ epoch: eb('epoch', '+', 1) }))
      .where('id', '=', id)
      .returning('epoch')
      .executeTakeFirstOrThrow();
    return Number(epoch);
  }

  secrets(): Promise<{ name: string; value: string }[]> {
    return this.#db.selectFrom('secrets').selectAll().execute();
  }

  /** Everything read in there is of the same moment. */
  atOneMoment<T>(read: (housekeeping: Housekeeping) => Promise<T>): Promise<T> {
    return this.#db
      .transaction()
      .setIsolationLevel('repeatable read')
      .execute((transaction) => read(new Housekeeping(transaction)));
  }

  /** Brought back with the guests who know it. */
  async putSecret(name: string, value: string): Promise<void> {
    await this.#db
      .insertInto('secrets')
      .values({ name, value })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
      .execute();
  }

  open(opening: Opening): Promise<boolean> {
    return this.#appending.append(opening);
  }

  table(id: string): Promise<TableRow | undefined> {
    return this.#db.selectFrom('tables').selectAll().where('id', '=', id).executeTakeFirst();
  }

  entries(table: string, after: number, most: number): Promise<EntryRow[]> {
    return this.#db
      .selectFrom('entries')
      .selectAll()
      .where('table_id', '=', table)
      .where('seq', '>', after)
      .orderBy('seq')
      .limit(most)
      .execute();
  }

  snapshot(table: string): Promise<SnapshotRow | undefined> {
    return this.#db.selectFrom('snapshots').selectAll().where('table_id', '=', table).executeTakeFirst();
  }

  async keepSnapshot(snapshot: SnapshotRow): Promise<void> {
    const { seq, body } = snapshot;
    await this.#db
      .insertInto('snapshots')
      .values(snapshot)
      .onConflict((conflict) =>
        conflict.column('table_id').doUpdateSet({ seq, body }).where('snapshots.seq', '<', seq),
      )
      .execute();
  }

  append(append: Append): Promise<boolean> {
    return this.#appending.append(append);
  }

  tablesOf(guest: string, most: number): Promise<Listed[]> {
    return this.#db
      .selectFrom('seats')
      .innerJoin('standings', 'standings.table_id', 'seats.table_id')
      .innerJoin('tables', 'tables.id', 'seats.table_id')
      .select(['seats.table_id', 'seats.seat', 'tables.game', 'tables.config', 'tables.created'])
      .select(['standings.phase', 'standings.summary', 'standings.changed'])
      .where('seats.guest', '=', guest)
      .orderBy('standings.changed', 'desc')
      .limit(most)
      .execute();
  }

  async openedSince(host: string, since: number): Promise<number> {
    const { count } = await this.#db
      .selectFrom('tables')
      .select(({ fn }) => fn.countAll().as('count'))
      .where('host', '=', host)
      .where('created', '>=', since)
      .executeTakeFirstOrThrow();
    return Number(count);
  }

  async overdue(then: number, after: Due | null, most: number): Promise<Due[]> {
    let query = this.#db.selectFrom('standings').select(['table_id', 'due']).where('due', '<=', then);
    if (after) {
      query = query.where(({ eb, and, or }) =>
        or([
          eb('due', '>', after.due),
          and([eb('due', '=', after.due), eb('table_id', '>', after.table_id)]),
        ]),
      );
    }
    const rows = await query.orderBy('due').orderBy('table_id').limit(most).execute();
    return rows.map(({ table_id, due }) => ({ table_id, due: due! }));
  }

  async correctDue(wrong: Due, due: number | null): Promise<void> {
    await this.#db
      .updateTable('standings')
      .set({ due })
      .where('table_id', '=', wrong.table_id)
      .where('due', '=', wrong.due)
      .execute();
  }

  async shelve(table: string): Promise<void> {
    await this.#db
      .updateTable('standings')
      .set({ phase: 'shelved', due: null })
      .where('table_id', '=', table)
      .execute();
  }

  async tell(news: readonly News[]): Promise<void> {
    if (news.length > 0) await this.#postgres?.tell(news);
  }

  /** What the other processes tell. `lost` is called when news may have been missed. */
  listen(heard: (news: News) => void, lost: () => void): void {
    this.#postgres?.listen(heard, lost);
  }

  async close(): Promise<void> {
    await this.#appending.settled();
    await this.#database.close();
  }
}
