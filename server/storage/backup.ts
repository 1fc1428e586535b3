/**
 * Backups. One file, an SQLite database with the same tables as the server's own, whichever kind the server keeps: what was
 * backed up from one can be brought back into the other. Both work while servers run.
 */
import { chmodSync, copyFileSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Refused } from '@tablee/kernel';
import Database from 'libsql';
import type { Housekeeping } from './housekeeping.ts';
import { damageOf, FILE } from './sqlite.ts';
import { openStorage, type Place, type Storage } from './storage.ts';

export interface BackedUp {
  readonly tables: number;
  readonly guests: number;
}

/** Guests and tables are read so many at a time. */
const PAGE = 500;

/** Writes everything that is kept, as it was at one moment, into a new file. */
export async function backUp({ data, databaseUrl }: Place, file: string): Promise<BackedUp> {
  if (existsSync(file)) throw new Refused(`There is a file "${file}" already. Choose another name.`);
  if (!existsSync(dirname(file))) throw new Refused(`There is no folder "${dirname(file)}".`);
  if (databaseUrl) {
    await inPassing(async (folder) => {
      await copyPostgres(databaseUrl, folder);
      vacuumInto(join(folder, FILE), file);
    });
  } else {
    const from = join(data ?? '', FILE);
    if (data === null || !existsSync(from))
      throw new Refused(`No tables are kept in ${data}. Choose another folder with --data.`);
    vacuumInto(from, file);
  }
  // It holds what the server's own folder holds.
  chmodSync(file, 0o600);
  const why = damageOf(file);
  if (why !== null) throw new Refused(`The backup was not written well (${why}). Write it again, elsewhere.`);
  return inBackup(file, (kept) => kept.housekeeping.counts());
}

/** Reads a backup of this or an earlier Tablée. */
export function inBackup<T>(file: string, read: (kept: Storage) => Promise<T>): Promise<T> {
  if (!existsSync(file)) throw new Refused(`There is no file "${file}".`);
  return inPassing(async (folder) => {
    // A copy, so that one of an earlier Tablée can be brought up to date first.
    copyFileSync(file, join(folder, FILE));
    const why = damageOf(join(folder, FILE));
    if (why !== null)
      throw new Refused(`The backup "${file}" is damaged (${why}): nothing was brought back. Take another.`);
    const kept = await openStorage({ data: folder });
    try {
      return await read(kept);
    } finally {
      await kept.close();
    }
  });
}

/** Every guest and table of a backup, one by one. */
export async function eachKept(
  housekeeping: Housekeeping,
  on: {
    guest(guest: Awaited<ReturnType<Housekeeping['guestPage']>>[number]): Promise<void>;
    table(whole: NonNullable<Awaited<ReturnType<Housekeeping['wholeTable']>>>): Promise<void>;
  },
): Promise<void> {
  for (let after = ''; ; ) {
    const page = await housekeeping.guestPage(after, PAGE);
    for (const guest of page) await on.guest(guest);
    if (page.length < PAGE) break;
    after = page.at(-1)!.id;
  }
  for (let after = ''; ; ) {
    const page = await housekeeping.tablePage(after, PAGE);
    for (const id of page) {
      const whole = await housekeeping.wholeTable(id);
      if (whole) await on.table(whole);
    }
    if (page.length < PAGE) break;
    after = page.at(-1)!;
  }
}

/** What one moment of a PostgreSQL holds, into an SQLite in that folder. */
async function copyPostgres(databaseUrl: string, folder: string): Promise<void> {
  const from = await openStorage({ data: null, databaseUrl });
  const to = await openStorage({ data: folder });
  try {
    for (const { name, value } of await from.secrets()) await to.putSecret(name, value);
    await from.atOneMoment((housekeeping) =>
      eachKept(housekeeping, {
        guest: async (guest) => void (await to.housekeeping.putGuest(guest)),
        table: async (whole) => void (await to.housekeeping.putTable(whole)),
      }),
    );
  } finally {
    await from.close();
    await to.close();
  }
}

/** A copy of one moment, whoever writes meanwhile; nobody waits for it. */
function vacuumInto(from: string, file: string): void {
  const database = new Database(from);
  try {
    database.prepare('vacuum into ?').run(file);
  } catch (error) {
    rmSync(file, { force: true });
    throw new Refused(`The backup could not be written: ${(error as Error).message}.`);
  } finally {
    database.close();
  }
}

async function inPassing<T>(act: (folder: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'tablee-backup-'));
  try {
    return await act(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
