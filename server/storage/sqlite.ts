/** The embedded database: one file, for one server process. Every commit is on the disk before it counts. */
import { chmodSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Refused } from '@tablee/kernel';
import { Kysely, SqliteDialect } from 'kysely';
import Database from 'libsql';
import type { Schema } from './schema.ts';

const FILE = 'tablee.sqlite';
/** Locked as long as a server has the folder; the system lets go of it however that server ends. */
const LOCK = 'tablee.lock';

type Sqlite = InstanceType<typeof Database>;

export interface Embedded {
  readonly db: Kysely<Schema>;
  close(): Promise<void>;
}

/** Null: in memory, gone when the process ends. */
export function openSqlite(folder: string | null): Embedded {
  const lock = folder === null ? null : lockOn(folder);
  const database = folder === null ? new Database(':memory:') : inFile(folder);
  const db = new Kysely<Schema>({ dialect: new SqliteDialect({ database }) });
  return {
    db,
    close: async () => {
      await db.destroy();
      lock?.exec('rollback');
      lock?.close();
    },
  };
}

/** A second server on the same file would not hear what the first one writes: the folder is for one alone. */
function lockOn(folder: string): Sqlite {
  try {
    // What is in there is nobody else's business on this machine.
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    const lock = new Database(join(folder, LOCK));
    lock.exec('begin exclusive');
    return lock;
  } catch (error) {
    throw new Refused(whyNot(error, folder));
  }
}

function inFile(folder: string): Sqlite {
  const file = join(folder, FILE);
  try {
    const database = new Database(file);
    chmodSync(file, 0o600);
    database.pragma('journal_mode = WAL');
    database.pragma('synchronous = FULL');
    return database;
  } catch (error) {
    throw new Refused(whyNot(error, folder));
  }
}

function whyNot(error: unknown, folder: string): string {
  const { code, message } = error as { code?: string; message?: string };
  if (code === 'SQLITE_BUSY') {
    return `Another server keeps its tables in ${folder}. Stop that one, choose another folder with --data, or let both use a PostgreSQL (DATABASE_URL).`;
  }
  return `Can't keep tables in ${folder}: ${message ?? code}. Choose another folder with --data.`;
}
