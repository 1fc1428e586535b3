/** The embedded database: one file, for one server process. Every commit is on the disk before it counts. */
import { chmodSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Refused } from '@tablee/kernel';
import { Kysely } from 'kysely';
import Database from 'libsql';
import type { Commit } from './appending.ts';
import { batchOf } from './batch.ts';
import type { Schema } from './schema.ts';
import { sqliteDialect, Turnstile } from './sqlite-dialect.ts';
import { type Runner, runHere, runInThread } from './sqlite-runner.ts';

export const FILE = 'tablee.sqlite';
/** Locked as long as a server has the folder; the system lets go of it however that server ends. */
const LOCK = 'tablee.lock';

type Sqlite = InstanceType<typeof Database>;

export interface Embedded {
  readonly db: Kysely<Schema>;
  readonly commit: Commit;
  close(): Promise<void>;
}

/** Null: in memory, gone when the process ends. */
export function openSqlite(folder: string | null): Embedded {
  const lock = folder === null ? null : lockOn(folder);
  const runner = folder === null ? runHere() : inFile(folder);
  const turnstile = new Turnstile();
  const db = new Kysely<Schema>({ dialect: sqliteDialect(runner, turnstile) });
  return {
    db,
    commit: async (all) => {
      const batch = batchOf(all);
      const leave = await turnstile.enter();
      try {
        return await runner.commit(batch);
      } finally {
        leave();
      }
    },
    close: async () => {
      await db.destroy();
      await runner.close();
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

function inFile(folder: string): Runner {
  const file = join(folder, FILE);
  try {
    // Opened here first: what is wrong with it is said before anybody waits for a thread.
    const database = new Database(file);
    chmodSync(file, 0o600);
    database.pragma('journal_mode = WAL');
    database.close();
    const why = damageOf(file);
    if (why !== null) throw new Refused(damaged(folder, why));
    return runInThread(file);
  } catch (error) {
    if (error instanceof Refused) throw error;
    throw new Refused(isDamage(error) ? damaged(folder, reasonOf(error)) : whyNot(error, folder));
  }
}

/** Reads the whole file. Answers what in it can't be right; null: all is well. */
export function damageOf(file: string): string | null {
  const database = new Database(file);
  try {
    const [found] = database.prepare('pragma quick_check(1)').all() as { quick_check: string }[];
    const said = found?.quick_check ?? 'it can’t be read';
    // The first line only says in which database.
    return said === 'ok' ? null : said.replace(/^\*{3}.*\n/, '').split('\n')[0]!;
  } catch (error) {
    return reasonOf(error);
  } finally {
    database.close();
  }
}

function isDamage(error: unknown): boolean {
  const { code } = error as { code?: string };
  return code === 'SQLITE_CORRUPT' || code === 'SQLITE_NOTADB';
}

function reasonOf(error: unknown): string {
  return (error as Error).message.split('\n')[0]!;
}

function damaged(folder: string, why: string): string {
  return `The tables kept in ${folder} are damaged (${why}): nothing was changed. Move ${FILE} away and bring back a backup with tablee restore.`;
}

function whyNot(error: unknown, folder: string): string {
  const { code, message } = error as { code?: string; message?: string };
  if (code === 'SQLITE_BUSY') {
    return `Another server keeps its tables in ${folder}. Stop that one, choose another folder with --data, or let both use a PostgreSQL (DATABASE_URL).`;
  }
  return `Can't keep tables in ${folder}: ${message ?? code}. Choose another folder with --data.`;
}
