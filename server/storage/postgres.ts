/** PostgreSQL, when one process is not enough: any number of them on one database, with news between them. */
import { Refused } from '@tablee/kernel';
import { Kysely, PostgresDialect, sql, type Transaction } from 'kysely';
import pg from 'pg';
import type { News } from './news.ts';
import type { Schema } from './schema.ts';

const CHANNEL = 'tablee';
const LARGEST_POOL = 8;
/** Milliseconds between two tries to listen again. */
const PATIENCE = 500;
/** bigint: all of ours are milliseconds, which a number holds exactly. */
const INT8 = 20;

export interface Postgres {
  readonly db: Kysely<Schema>;
  /** Tells the other processes, when and only if the transaction is committed. */
  tell(transaction: Transaction<Schema> | Kysely<Schema>, news: readonly News[]): Promise<void>;
  /** `lost` is called when news may have been missed. */
  listen(heard: (news: News) => void, lost: () => void): void;
  close(): Promise<void>;
}

export async function openPostgres(url: string): Promise<Postgres> {
  const pool = new pg.Pool({
    connectionString: url,
    max: LARGEST_POOL,
    types: {
      getTypeParser: ((type: number, format?: 'text') =>
        type === INT8 ? Number : pg.types.getTypeParser(type, format)) as typeof pg.types.getTypeParser,
    },
  });
  // A connection that breaks while idle is replaced by the next query.
  pool.on('error', () => {});
  try {
    await pool.query('select 1');
  } catch (error) {
    await pool.end();
    throw new Refused(`The database of DATABASE_URL does not answer: ${(error as Error).message}.`);
  }
  const ear = new Ear(url);
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  return {
    db,
    tell: async (transaction, news) => {
      const payloads = news.map((item) => JSON.stringify({ ...item, from: ear.name }));
      await sql`select pg_notify(${CHANNEL}, payload) from unnest(${payloads}::text[]) as payload`.execute(
        transaction,
      );
    },
    listen: (heard, lost) => ear.open(heard, lost),
    close: async () => {
      await ear.close();
      await db.destroy();
    },
  };
}

/** Listens on a connection of its own, and on another one when that breaks. */
class Ear {
  /** So that a process does not listen to itself. */
  readonly name = crypto.randomUUID();
  readonly #url: string;
  #client: pg.Client | null = null;
  #isClosed = false;

  constructor(url: string) {
    this.#url = url;
  }

  open(heard: (news: News) => void, lost: () => void): void {
    const again = (): void => {
      if (this.#isClosed) return;
      setTimeout(() => {
        if (!this.#isClosed) this.open(heard, lost);
      }, PATIENCE).unref();
    };
    const client = new pg.Client({ connectionString: this.#url, keepAlive: true });
    this.#client = client;
    client.on('error', () => {});
    client.on('end', again);
    client.on('notification', ({ payload }) => {
      const { from, ...news } = JSON.parse(payload ?? '{}') as News & { from: string };
      if (from !== this.name) heard(news);
    });
    client
      .connect()
      .then(() => client.query(`listen ${CHANNEL}`))
      // Whatever was said while nobody listened is in the database.
      .then(lost)
      .catch(() => client.end().catch(again));
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#client?.end().catch(() => {});
  }
}
