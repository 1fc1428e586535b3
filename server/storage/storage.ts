/** Everything the server keeps, asked for in its own words. */
import { randomBytes } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import { type Append, Appending } from './appending.ts';
import { migrate } from './migrations.ts';
import type { News } from './news.ts';
import { openPostgres, type Postgres } from './postgres.ts';
import type { EntryRow, GuestRow, Schema, SeatRow, StandingRow, TableRow } from './schema.ts';
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

/** A table that is being opened: its first entries come with it. */
export interface Opening {
  readonly table: TableRow;
  readonly entries: readonly EntryRow[];
  readonly standing: StandingRow;
  readonly seats: readonly SeatRow[];
}

export async function openStorage({ data, databaseUrl }: Place): Promise<Storage> {
  const database = databaseUrl ? await openPostgres(databaseUrl) : openSqlite(data);
  const storage = new Storage(database);
  try {
    await storage.prepare();
  } catch (error) {
    await storage.close();
    throw error;
  }
  return storage;
}

export class Storage {
  readonly #database: Embedded | Postgres;
  readonly #appending: Appending;

  constructor(database: Embedded | Postgres) {
    this.#database = database;
    this.#appending = new Appending((appends) => this.#commit(appends));
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

  /** True when there may be other processes on the same database. */
  get isShared(): boolean {
    return this.#postgres !== null;
  }

  /** Throws when the database doesn't answer. */
  async check(): Promise<void> {
    await this.#db.selectFrom('secrets').select('name').limit(1).execute();
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

  /** A new guest, or a new name for one we know. */
  async keepGuest(guest: GuestRow): Promise<void> {
    await this.#db
      .insertInto('guests')
      .values(guest)
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ name: guest.name }))
      .execute();
  }

  /** Opens a table, unless there is one of that name. */
  async open({ table, entries, standing, seats }: Opening): Promise<void> {
    await this.#db.transaction().execute(async (transaction) => {
      const opened = await transaction
        .insertInto('tables')
        .values(table)
        .onConflict((conflict) => conflict.doNothing())
        .returning('id')
        .execute();
      if (opened.length === 0) return;
      if (entries.length > 0)
        await transaction
          .insertInto('entries')
          .values([...entries])
          .execute();
      await keepStandings(transaction, [standing]);
      await keepSeats(transaction, seats);
    });
  }

  table(id: string): Promise<TableRow | undefined> {
    return this.#db.selectFrom('tables').selectAll().where('id', '=', id).executeTakeFirst();
  }

  /** The entries after that number, in order. */
  entries(table: string, after: number): Promise<EntryRow[]> {
    return this.#db
      .selectFrom('entries')
      .selectAll()
      .where('table_id', '=', table)
      .where('seq', '>', after)
      .orderBy('seq')
      .execute();
  }

  /** True when it is durable; false when another writer was first, and nothing was written. */
  append(append: Append): Promise<boolean> {
    return this.#appending.append(append);
  }

  /** The tables where the guest has a seat, the last changed first. */
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

  /** How many tables the guest has opened since then. */
  async openedSince(host: string, since: number): Promise<number> {
    const { count } = await this.#db
      .selectFrom('tables')
      .select(({ fn }) => fn.countAll().as('count'))
      .where('host', '=', host)
      .where('created', '>=', since)
      .executeTakeFirstOrThrow();
    return Number(count);
  }

  /** Tables where the server should have done something by then, the longest overdue first. */
  async overdue(then: number, most: number): Promise<string[]> {
    const rows = await this.#db
      .selectFrom('standings')
      .select('table_id')
      .where('due', '<=', then)
      .orderBy('due')
      .limit(most)
      .execute();
    return rows.map(({ table_id }) => table_id);
  }

  /** Nothing to do there any more, whatever was thought before. */
  async forgetDue(table: string): Promise<void> {
    await this.#db.updateTable('standings').set({ due: null }).where('table_id', '=', table).execute();
  }

  /** Tells the other processes; there are none but on PostgreSQL. */
  async tell(news: readonly News[]): Promise<void> {
    if (news.length > 0) await this.#postgres?.tell(this.#db, news);
  }

  /** What the other processes tell. `lost` is called when news may have been missed. */
  listen(heard: (news: News) => void, lost: () => void): void {
    this.#postgres?.listen(heard, lost);
  }

  async close(): Promise<void> {
    await this.#appending.settled();
    await this.#database.close();
  }

  async #commit(appends: readonly Append[]): Promise<ReadonlySet<Append>> {
    // In a steady order: two processes that write the same tables must not wait for each other. No table is in there twice:
    // each waits until its last entry is written.
    const batch = [...appends].sort((a, b) => (a.entry.table_id < b.entry.table_id ? -1 : 1));
    return this.#db.transaction().execute(async (transaction) => {
      const written = await transaction
        .insertInto('entries')
        .values(batch.map(({ entry }) => entry))
        .onConflict((conflict) => conflict.doNothing())
        .returning('table_id')
        .execute();
      const winners = new Set(written.map(({ table_id }) => table_id));
      const first = batch.filter(({ entry }) => winners.has(entry.table_id));
      await keepStandings(
        transaction,
        first.map(({ standing }) => standing),
      );
      await keepSeats(
        transaction,
        first.flatMap(({ seats }) => seats),
      );
      if (this.#postgres && first.length > 0) {
        const news = first.map(
          ({ entry }) => ({ kind: 'entry', table: entry.table_id, seq: entry.seq }) as const,
        );
        await this.#postgres.tell(transaction, news);
      }
      return new Set(first);
    });
  }
}

async function keepStandings(db: Transaction<Schema>, standings: readonly StandingRow[]): Promise<void> {
  if (standings.length === 0) return;
  await db
    .insertInto('standings')
    .values([...standings])
    .onConflict((conflict) =>
      conflict.column('table_id').doUpdateSet(({ ref }) => ({
        phase: ref('excluded.phase'),
        summary: ref('excluded.summary'),
        due: ref('excluded.due'),
        changed: ref('excluded.changed'),
      })),
    )
    .execute();
}

async function keepSeats(db: Transaction<Schema>, seats: readonly SeatRow[]): Promise<void> {
  if (seats.length === 0) return;
  await db
    .insertInto('seats')
    .values([...seats])
    .onConflict((conflict) =>
      conflict.columns(['table_id', 'seat']).doUpdateSet(({ ref }) => ({ guest: ref('excluded.guest') })),
    )
    .execute();
}
