/** The embedded database: one file, for one server process. Every commit is on the disk before it counts. */
import { chmodSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Refused } from '@tablee/kernel';
import { Kysely, SqliteDialect } from 'kysely';
import Database from 'libsql';
import type { Schema } from './schema.ts';

const FILE = 'tablee.sqlite';

/** Null: in memory, gone when the process ends. */
export function openSqlite(folder: string | null): Kysely<Schema> {
  return new Kysely<Schema>({
    dialect: new SqliteDialect({ database: folder === null ? inMemory() : inFile(folder) }),
  });
}

function inMemory(): InstanceType<typeof Database> {
  return new Database(':memory:');
}

function inFile(folder: string): InstanceType<typeof Database> {
  try {
    // What is in there is nobody else's business on this machine.
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    const file = join(folder, FILE);
    const database = new Database(file);
    chmodSync(file, 0o600);
    // A second server on the same file would not hear what the first one writes: the file is ours alone.
    database.pragma('locking_mode = EXCLUSIVE');
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
