/** The tables of this browser, each read by its schema: a damaged one is listed as such and hurts no other. */
import { useEffect, useState } from 'react';
import { z } from 'zod';
import { allRows, getRow, isKept, onRows, putRow, removeRow } from './rows.ts';
import { type StoredTable, storedTable } from './stored-table.ts';

/** A row that cannot be read any more: it can be looked at, exported as it is, or removed. */
export interface Unreadable {
  readonly id: string;
  readonly unreadable: string;
  readonly raw: unknown;
}

export function isUnreadable(table: StoredTable | Unreadable): table is Unreadable {
  return 'unreadable' in table;
}

export const tables = {
  /** Last played first, unreadable ones at the end. */
  async list(): Promise<(StoredTable | Unreadable)[]> {
    const rows = await allRows('tables');
    return rows
      .map(([id, row]) => readTable(id, row))
      .sort((one, other) => lastChange(other) - lastChange(one));
  },

  async get(id: string): Promise<StoredTable | Unreadable | undefined> {
    const row = await getRow('tables', id);
    return row === undefined ? undefined : readTable(id, row);
  },

  /** Kept for good once the promise resolves. */
  async put(table: StoredTable): Promise<void> {
    await putRow('tables', table.id, table);
    askToPersist();
  },

  remove: (id: string): Promise<void> => removeRow('tables', id),

  /** Puts back, as it was, what was removed. */
  restore: (table: StoredTable | Unreadable): Promise<void> =>
    putRow('tables', table.id, isUnreadable(table) ? table.raw : table),
} as const;

/** What a player takes along from game to game, by the game's id. The game reads and checks it. */
export const histories = {
  get: (game: string): Promise<unknown> => getRow('histories', game),
  put: (game: string, data: unknown): Promise<void> => putRow('histories', game, data),
} as const;

export interface Tables {
  /** Null until they were read. */
  readonly list: readonly (StoredTable | Unreadable)[] | null;
  /** False when the browser refuses to keep them beyond this tab. */
  readonly kept: boolean;
}

/** The tables, and again whenever one changes here or in another tab. */
export function useTables(): Tables {
  const [read, setRead] = useState<Tables>({ list: null, kept: true });
  useEffect(() => {
    let gone = false;
    const readAll = async () => {
      const [list, kept] = await Promise.all([tables.list(), isKept()]);
      if (!gone) setRead({ list, kept });
    };
    void readAll();
    const stop = onRows('tables', () => void readAll());
    return () => {
      gone = true;
      stop();
    };
  }, []);
  return read;
}

export function readTable(id: string, row: unknown): StoredTable | Unreadable {
  const read = storedTable.safeParse(row);
  if (read.success) return read.data as unknown as StoredTable;
  return { id, unreadable: z.prettifyError(read.error), raw: row };
}

function lastChange(table: StoredTable | Unreadable): number {
  return isUnreadable(table) ? Number.NEGATIVE_INFINITY : table.changed;
}

let asked = false;

/** Once a visit: without it the browser may clear the tables when the disk runs full. */
function askToPersist(): void {
  const storage = globalThis.navigator?.storage;
  if (asked || !storage?.persist) return;
  asked = true;
  void storage.persist().catch(() => false);
}
