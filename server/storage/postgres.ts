/** PostgreSQL, when one process is not enough: any number of them on one database, with news between them. */
import { Refused } from '@tablee/kernel';
import { Kysely, PostgresDialect, type PostgresPool, type PostgresPoolClient, sql } from 'kysely';
import pg from 'pg';
import { type Clock, within } from '../clock.ts';
import { type Commit, tableOf } from './appending.ts';
import { batchOf, TABLE_COLUMNS } from './batch.ts';
import { Ear } from './ear.ts';
import { CHANNEL, type News, writeNews } from './news.ts';
import type { Schema } from './schema.ts';

const LARGEST_POOL = 8;
/** Milliseconds. A database that doesn't answer for so long is gone, as far as we are concerned. */
const QUERY_TIME = 5_000;
const CONNECT_TIME = 3_000;
/** bigint: all of ours are milliseconds, which a number holds exactly. */
const INT8 = 20;

export interface Postgres {
  readonly db: Kysely<Schema>;
  readonly commit: Commit;
  /** Tells the other processes. */
  tell(news: readonly News[]): Promise<void>;
  /** `lost` is called when news may have been missed. */
  listen(heard: (news: News) => void, lost: () => void): void;
  /** Why news don't come in, if they don't. */
  readonly deafness: string | null;
  close(): Promise<void>;
}

export async function openPostgres(url: string, clock: Clock): Promise<Postgres> {
  const pool = new pg.Pool({
    connectionString: url,
    max: LARGEST_POOL,
    keepAlive: true,
    connectionTimeoutMillis: CONNECT_TIME,
    // The database itself gives up a little earlier than we do.
    statement_timeout: QUERY_TIME - 500,
    idle_in_transaction_session_timeout: 2 * QUERY_TIME,
    application_name: 'tablee',
    types: {
      getTypeParser: ((type: number, format?: 'text') =>
        type === INT8 ? Number : pg.types.getTypeParser(type, format)) as typeof pg.types.getTypeParser,
    },
  });
  // A connection that breaks while idle is replaced by the next query …
  pool.on('error', () => {});
  // … and one that breaks while in use fails its query; that is how we hear of it.
  pool.on('connect', (client) => client.on('error', () => {}));
  try {
    await pool.query('select 1');
  } catch (error) {
    await pool.end();
    throw new Refused(`The database of DATABASE_URL does not answer: ${(error as Error).message}.`);
  }
  const ear = new Ear(url, clock);
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool: impatient(pool, clock) }) });
  return {
    db,
    commit: async (all) => {
      const { tables, entries, standings, seats, snapshots } = batchOf(all);
      const { rows } = await sql<{ table_id: string }>`
        with opened as (
          insert into tables (${sql.raw(TABLE_COLUMNS.join(', '))})
          select v->>0, v->>1, (v->>2)::integer, v->>3, v->>4, (v->>5)::integer, v->>6, v->>7, v->>8, v->>9,
            (v->>10)::integer, (v->>11)::integer, (v->>12)::integer, (v->>13)::bigint
          from json_array_elements(${tables ?? '[]'}::json) as v
          on conflict do nothing
          returning id
        ), entry as (
          insert into entries (table_id, seq, body, at, told, hash)
          select v->>0, (v->>1)::integer, v->>2, (v->>3)::bigint, v->>4, v->>5
          from json_array_elements(${entries}::json) as v
          on conflict do nothing
          returning table_id, seq
        ), first as (
          select table_id from entry union select id from opened
        ), standing as (
          insert into standings (table_id, phase, summary, due, changed)
          select v->>0, v->>1, v->>2, (v->>3)::bigint, (v->>4)::bigint
          from json_array_elements(${standings ?? '[]'}::json) as v
          where v->>0 in (select table_id from first)
          on conflict (table_id) do update set
            phase = excluded.phase, summary = excluded.summary, due = excluded.due, changed = excluded.changed
        ), seat as (
          insert into seats (table_id, seat, guest)
          select v->>0, (v->>1)::integer, v->>2
          from json_array_elements(${seats ?? '[]'}::json) as v
          where v->>0 in (select table_id from first)
          on conflict (table_id, seat) do update set guest = excluded.guest
        ), snapshot as (
          insert into snapshots (table_id, seq, body)
          select v->>0, (v->>1)::integer, v->>2
          from json_array_elements(${snapshots ?? '[]'}::json) as v
          where v->>0 in (select table_id from first)
          on conflict (table_id) do update set seq = excluded.seq, body = excluded.body
          where excluded.seq > snapshots.seq
        )
        select first.table_id, pg_notify(${CHANNEL}, json_build_object(
          'kind', 'entry', 'table', entry.table_id, 'seq', seq, 'from', ${ear.name}::text)::text)
        from first left join entry using (table_id)`.execute(db);
      const first = new Set(rows.map(({ table_id }) => table_id));
      return all.map(tableOf).filter((table) => !first.has(table));
    },
    tell: async (news) => {
      const payloads = news.map((item) => writeNews(item, ear.name));
      await sql`select pg_notify(${CHANNEL}, payload) from unnest(${payloads}::text[]) as payload`.execute(
        db,
      );
    },
    listen: (heard, lost) => ear.open(heard, lost),
    get deafness() {
      return ear.deafness;
    },
    close: async () => {
      await ear.close();
      await db.destroy();
    },
  };
}

/** The pool, but nobody waits longer than that for an answer; a connection that kept somebody waiting is not used again. */
function impatient(pool: pg.Pool, clock: Clock): PostgresPool {
  return {
    end: () => pool.end(),
    connect: async () => {
      const client = await pool.connect();
      let isStuck = false;
      const query = ((text: string, values: unknown[]) =>
        within(clock, QUERY_TIME, client.query(text, values), () => {
          isStuck = true;
          return new Error(`The database has not answered for ${QUERY_TIME / 1000} s.`);
        })) as unknown as PostgresPoolClient['query'];
      return { query, release: () => client.release(isStuck) };
    },
  };
}
