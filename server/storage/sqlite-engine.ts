/** SQLite itself, spoken to in plain messages: in a thread of its own for a file, in this one for a database in memory. */
import Database from 'libsql';
import { type Batch, TABLE_COLUMNS } from './batch.ts';

export type Order =
  | { readonly do: 'run'; readonly sql: string; readonly parameters: readonly unknown[] }
  | ({ readonly do: 'commit' } & Batch);

export interface Rows {
  readonly rows: readonly Record<string, unknown>[];
  readonly changes: number;
}

const OPEN_TABLES = `insert into tables (${TABLE_COLUMNS.join(', ')})
  select ${TABLE_COLUMNS.map((_, index) => `value->>${index}`).join(', ')} from json_each(?) where true
  on conflict do nothing`;
const INSERT_ENTRIES = `insert into entries (table_id, seq, body, at, told, hash)
  select value->>0, value->>1, value->>2, value->>3, value->>4, value->>5 from json_each(?) where true
  on conflict do nothing`;
/** Tables that are there already, and entries whose number is. */
const TAKEN = `select id as table_id from tables where id in (select value->>0 from json_each(?))
  union select table_id from entries where (table_id, seq) in (select value->>0, value->>1 from json_each(?))`;
const KEEP_STANDINGS = `insert into standings (table_id, phase, summary, due, changed)
  select value->>0, value->>1, value->>2, value->>3, value->>4 from json_each(?) where true
  on conflict (table_id) do update set
    phase = excluded.phase, summary = excluded.summary, due = excluded.due, changed = excluded.changed`;
const KEEP_SEATS = `insert into seats (table_id, seat, guest)
  select value->>0, value->>1, value->>2 from json_each(?) where true
  on conflict (table_id, seat) do update set guest = excluded.guest`;
const KEEP_SNAPSHOTS = `insert into snapshots (table_id, seq, body)
  select value->>0, value->>1, value->>2 from json_each(?) where true
  on conflict (table_id) do update set seq = excluded.seq, body = excluded.body where excluded.seq > snapshots.seq`;

/** Pages of 4 kB in the log of changes: with so many, a commit writes them back into the file itself. */
const MOST_LOGGED = 16_000;

type Statement = ReturnType<InstanceType<typeof Database>['prepare']>;

export class SqliteEngine {
  readonly #database: InstanceType<typeof Database>;
  readonly #statements = new Map<string, Statement>();

  /** `:memory:`, or a file. Every commit is on the disk before it counts. */
  constructor(file: string) {
    this.#database = new Database(file);
    this.#database.pragma('journal_mode = WAL');
    this.#database.pragma('synchronous = FULL');
    // By then there is little left to write back: `WritingBack` has done most of it.
    this.#database.pragma(`wal_autocheckpoint = ${MOST_LOGGED}`);
  }

  run(sql: string, parameters: readonly unknown[]): Rows {
    // Unlike those of a commit these are not said again and again in the same words.
    const statement = this.#database.prepare(sql);
    if (statement.reader) return { rows: statement.all(...parameters) as Rows['rows'], changes: 0 };
    return { rows: [], changes: statement.run(...parameters).changes };
  }

  /** The tables whose number another had before. */
  commit(batch: Batch): string[] {
    const second = this.#write(batch);
    // Mostly none was. Otherwise those that were first are written without them.
    if (second.length > 0) this.#write(without(batch, new Set(second)));
    return second;
  }

  /** Writes all, or nothing when one of them is second. */
  #write({ count, tables, entries, standings, seats, snapshots }: Batch): string[] {
    this.#prepared('begin immediate').run([]);
    try {
      const opened = tables ? this.#prepared(OPEN_TABLES).run(tables).changes : 0;
      const written = this.#prepared(INSERT_ENTRIES).run(entries).changes;
      if (opened + written < count) {
        this.#prepared('rollback').run([]);
        return this.#takenIn(tables, entries);
      }
      if (standings) this.#prepared(KEEP_STANDINGS).run(standings);
      if (seats) this.#prepared(KEEP_SEATS).run(seats);
      if (snapshots) this.#prepared(KEEP_SNAPSHOTS).run(snapshots);
      this.#prepared('commit').run([]);
      return [];
    } catch (error) {
      if (this.#database.inTransaction) this.#prepared('rollback').run([]);
      throw error;
    }
  }

  #takenIn(tables: string | null, entries: string): string[] {
    return this.run(TAKEN, [tables ?? '[]', entries]).rows.map(({ table_id }) => String(table_id));
  }

  close(): void {
    this.#statements.clear();
    // SQLite itself would do so once the last statement is collected as garbage, whenever that is; whoever stops the server
    // and copies the file wants everything in it.
    this.#database.pragma('wal_checkpoint(TRUNCATE)');
    this.#database.close();
  }

  #prepared(sql: string): Statement {
    let statement = this.#statements.get(sql);
    if (!statement) {
      statement = this.#database.prepare(sql);
      this.#statements.set(sql, statement);
    }
    return statement;
  }
}

function without(batch: Batch, second: ReadonlySet<string>): Batch {
  const rows = (text: string | null): [string, ...unknown[]][] =>
    (JSON.parse(text ?? '[]') as [string, ...unknown[]][]).filter(([table]) => !second.has(table));
  const [tables, entries] = [rows(batch.tables), rows(batch.entries)];
  return {
    count: tables.length + entries.length,
    tables: JSON.stringify(tables),
    entries: JSON.stringify(entries),
    standings: JSON.stringify(rows(batch.standings)),
    seats: JSON.stringify(rows(batch.seats)),
    snapshots: JSON.stringify(rows(batch.snapshots)),
  };
}
