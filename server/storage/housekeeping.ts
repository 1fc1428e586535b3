/** Looking after what is kept: who and what there is, what is old, what somebody wants forgotten. */
import type { Kysely, Transaction } from 'kysely';
import type { EntryRow, GuestRow, Schema, SeatRow, SnapshotRow, StandingRow, TableRow } from './schema.ts';

/** A table in the operator's list. */
export interface TableLine {
  readonly id: string;
  readonly game: string;
  readonly phase: string;
  readonly seats: number;
  readonly host: string;
  readonly created: number;
  readonly changed: number;
}

/** A guest in the operator's list. */
export interface GuestLine extends GuestRow {
  /** Seats at tables that are kept. */
  readonly tables: number;
}

/** Everything that is kept of one table. */
export interface WholeTable {
  readonly table: TableRow;
  readonly standing: StandingRow | undefined;
  readonly seats: readonly SeatRow[];
  readonly entries: readonly EntryRow[];
  readonly snapshot: SnapshotRow | undefined;
}

/** Rows of one insert: some databases take no more than so many values at once. */
const ROWS_AT_ONCE = 100;

export class Housekeeping {
  readonly #db: Kysely<Schema>;

  constructor(db: Kysely<Schema>) {
    this.#db = db;
  }

  /** The last changed first; those in one of the phases, if any are named. */
  tables(most: number, phases: readonly string[] = []): Promise<TableLine[]> {
    let query = this.#db
      .selectFrom('tables')
      .innerJoin('standings', 'standings.table_id', 'tables.id')
      .select(['tables.id', 'tables.game', 'tables.seats', 'tables.host', 'tables.created'])
      .select(['standings.phase', 'standings.changed']);
    if (phases.length > 0) query = query.where('standings.phase', 'in', [...phases]);
    return query.orderBy('standings.changed', 'desc').limit(most).execute();
  }

  /** Last seen first; whose name has this in it, if anything is asked for. */
  async guests(most: number, called = ''): Promise<GuestLine[]> {
    let query = this.#db
      .selectFrom('guests')
      .leftJoin('seats', 'seats.guest', 'guests.id')
      .selectAll('guests')
      .select(({ fn }) => fn.count('seats.table_id').as('tables'))
      .groupBy(['guests.id', 'guests.name', 'guests.created', 'guests.seen', 'guests.epoch']);
    if (called !== '') query = query.where('guests.name', 'like', `%${called.replace(/[%_]/g, '')}%`);
    const rows = await query.orderBy('guests.seen', 'desc').limit(most).execute();
    return rows.map((row) => ({ ...row, tables: Number(row.tables) }));
  }

  /** In the order of their ids, after that one. */
  guestPage(after: string, most: number): Promise<GuestRow[]> {
    return this.#db
      .selectFrom('guests')
      .selectAll()
      .where('id', '>', after)
      .orderBy('id')
      .limit(most)
      .execute();
  }

  /** The ids of tables, in order, after that one. */
  async tablePage(after: string, most: number): Promise<string[]> {
    const rows = await this.#db
      .selectFrom('tables')
      .select('id')
      .where('id', '>', after)
      .orderBy('id')
      .limit(most)
      .execute();
    return rows.map(({ id }) => id);
  }

  /** Where the guest has a seat. */
  async tablesOf(guest: string): Promise<string[]> {
    const rows = await this.#db.selectFrom('seats').select('table_id').where('guest', '=', guest).execute();
    return [...new Set(rows.map(({ table_id }) => table_id))];
  }

  async wholeTable(id: string): Promise<WholeTable | null> {
    const alone = await this.tableAlone(id);
    if (!alone) return null;
    const of = 'table_id';
    const [entries, snapshot] = await Promise.all([
      this.#db.selectFrom('entries').selectAll().where(of, '=', id).orderBy('seq').execute(),
      this.#db.selectFrom('snapshots').selectAll().where(of, '=', id).executeTakeFirst(),
    ]);
    return { ...alone, entries, snapshot };
  }

  /** The same without what was played there, however much that is. */
  async tableAlone(id: string): Promise<Pick<WholeTable, 'table' | 'standing' | 'seats'> | null> {
    const table = await this.#db.selectFrom('tables').selectAll().where('id', '=', id).executeTakeFirst();
    if (!table) return null;
    const of = 'table_id';
    const [standing, seats] = await Promise.all([
      this.#db.selectFrom('standings').selectAll().where(of, '=', id).executeTakeFirst(),
      this.#db.selectFrom('seats').selectAll().where(of, '=', id).orderBy('seat').execute(),
    ]);
    return { table, standing, seats };
  }

  /** What was written there after that entry, without what was told of it; at most so many. */
  written(id: string, after: number, most: number): Promise<Pick<EntryRow, 'seq' | 'body' | 'at'>[]> {
    return this.#db
      .selectFrom('entries')
      .select(['seq', 'body', 'at'])
      .where('table_id', '=', id)
      .where('seq', '>', after)
      .orderBy('seq')
      .limit(most)
      .execute();
  }

  /** Puts a whole table there, unless there is one of that name. True: it was put there. */
  putTable({ table, standing, seats, entries, snapshot }: WholeTable): Promise<boolean> {
    return this.#db.transaction().execute(async (transaction) => {
      const put = await transaction
        .insertInto('tables')
        .values(table)
        .onConflict((conflict) => conflict.doNothing())
        .returning('id')
        .execute();
      if (put.length === 0) return false;
      // Something may have been left of one that was deleted while another process still played at it.
      await deleteParts(transaction, table.id);
      for (let from = 0; from < entries.length; from += ROWS_AT_ONCE) {
        await transaction
          .insertInto('entries')
          .values(entries.slice(from, from + ROWS_AT_ONCE))
          .execute();
      }
      if (seats.length > 0)
        await transaction
          .insertInto('seats')
          .values([...seats])
          .execute();
      if (standing) await transaction.insertInto('standings').values(standing).execute();
      if (snapshot) await transaction.insertInto('snapshots').values(snapshot).execute();
      return true;
    });
  }

  /** Puts a guest there, unless known already. True: it was put there. */
  async putGuest(guest: GuestRow): Promise<boolean> {
    const put = await this.#db
      .insertInto('guests')
      .values(guest)
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .execute();
    return put.length > 0;
  }

  async deleteTable(id: string): Promise<void> {
    await this.#db.transaction().execute(async (transaction) => {
      await transaction.deleteFrom('tables').where('id', '=', id).execute();
      await deleteParts(transaction, id);
    });
  }

  async deleteGuest(id: string): Promise<void> {
    await this.#db.deleteFrom('guests').where('id', '=', id).execute();
  }

  /**
   * Takes a guest's id and name out of a table. Entries never change but for this: the game stays as it was played, and who
   * played there is forgotten.
   */
  async forgetAt(
    id: string,
    guest: string,
    nobody: { readonly id: string; readonly name: string },
  ): Promise<void> {
    await this.#db.transaction().execute(async (transaction) => {
      // The database looks for them: there may be thousands of others.
      const about = await transaction
        .selectFrom('entries')
        .select(['seq', 'body'])
        .where('table_id', '=', id)
        .where('body', 'like', `%${guest}%`)
        .execute();
      for (const { seq, body } of about) {
        const entry = JSON.parse(body) as { kind: string; guest?: string; name?: string };
        if (entry.guest !== guest) continue;
        const forgotten = JSON.stringify({ ...entry, guest: nobody.id, name: nobody.name });
        await transaction
          .updateTable('entries')
          .set({ body: forgotten })
          .where('table_id', '=', id)
          .where('seq', '=', seq)
          .execute();
      }
      const seats = await transaction
        .selectFrom('seats')
        .select('seat')
        .where('table_id', '=', id)
        .where('guest', '=', guest)
        .execute();
      const own = new Set(seats.map(({ seat }) => seat));
      const standing = await transaction
        .selectFrom('standings')
        .select('summary')
        .where('table_id', '=', id)
        .executeTakeFirst();
      if (standing) {
        const summary = JSON.parse(standing.summary) as { people: { who: string; name?: string }[] };
        const people = summary.people.map((sitting, seat) =>
          own.has(seat) && sitting.who === 'person' ? { ...sitting, name: nobody.name } : sitting,
        );
        await transaction
          .updateTable('standings')
          .set({ summary: JSON.stringify({ ...summary, people }) })
          .where('table_id', '=', id)
          .execute();
      }
      const snapshot = await transaction
        .selectFrom('snapshots')
        .select('body')
        .where('table_id', '=', id)
        .executeTakeFirst();
      if (snapshot) {
        const kept = JSON.parse(snapshot.body) as { chairs: { guest?: string; name?: string }[] };
        const chairs = kept.chairs.map((chair) =>
          chair.guest === guest ? { ...chair, guest: nobody.id, name: nobody.name } : chair,
        );
        await transaction
          .updateTable('snapshots')
          .set({ body: JSON.stringify({ ...kept, chairs }) })
          .where('table_id', '=', id)
          .execute();
      }
      await transaction
        .updateTable('tables')
        .set({ host: nobody.id })
        .where('id', '=', id)
        .where('host', '=', guest)
        .execute();
      await transaction
        .updateTable('seats')
        .set({ guest: null })
        .where('table_id', '=', id)
        .where('guest', '=', guest)
        .execute();
    });
  }

  /** Tables in one of these phases that nothing has happened at since then. */
  async tablesSince(phases: readonly string[], then: number, most: number): Promise<string[]> {
    const rows = await this.#db
      .selectFrom('standings')
      .select('table_id')
      .where('phase', 'in', [...phases])
      .where('changed', '<', then)
      .orderBy('changed')
      .limit(most)
      .execute();
    return rows.map(({ table_id }) => table_id);
  }

  /** Guests not seen since then who have no seat at any table that is kept. */
  async guestsSince(then: number, most: number): Promise<string[]> {
    const rows = await this.#db
      .selectFrom('guests')
      .select('id')
      .where('seen', '<', then)
      .where(({ not, exists, selectFrom }) =>
        not(exists(selectFrom('seats').select('seats.guest').whereRef('seats.guest', '=', 'guests.id'))),
      )
      .limit(most)
      .execute();
    return rows.map(({ id }) => id);
  }

  async counts(): Promise<{ readonly tables: number; readonly guests: number }> {
    const count = async (what: 'tables' | 'guests'): Promise<number> => {
      const row = await this.#db
        .selectFrom(what)
        .select(({ fn }) => fn.countAll().as('count'))
        .executeTakeFirstOrThrow();
      return Number(row.count);
    };
    return { tables: await count('tables'), guests: await count('guests') };
  }

  /** How many tables the server should have done something at by then. */
  async overdue(then: number): Promise<number> {
    const { count } = await this.#db
      .selectFrom('standings')
      .select(({ fn }) => fn.countAll().as('count'))
      .where('due', '<=', then)
      .executeTakeFirstOrThrow();
    return Number(count);
  }
}

async function deleteParts(transaction: Transaction<Schema>, id: string): Promise<void> {
  for (const part of ['entries', 'snapshots', 'standings', 'seats'] as const) {
    await transaction.deleteFrom(part).where('table_id', '=', id).execute();
  }
}
