/**
 * Rows of plain data in IndexedDB, unread: light enough for the home page. Where the browser refuses (private windows,
 * storage switched off) they are kept in memory, and `isKept` says so.
 */
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

/** `works`: what somebody made in a game's workshop. `campaigns`: what a group carries from game to game. `packs`:
 * content from outside. */
export const SHELVES = ['tables', 'histories', 'works', 'campaigns', 'packs'] as const;
export type Shelf = (typeof SHELVES)[number];

interface Rows extends DBSchema {
  tables: { key: string; value: unknown };
  histories: { key: string; value: unknown };
  works: { key: string; value: unknown };
  campaigns: { key: string; value: unknown };
  packs: { key: string; value: unknown };
}

/** What was told to the other tabs: which shelf changed. */
interface Told {
  readonly shelf: Shelf;
}

const NAME = 'tablee';
/** 2: works. 3: campaigns. 4: packs. */
const VERSION = 4;

export async function allRows(shelf: Shelf): Promise<[string, unknown][]> {
  const db = await database();
  if (!db) return [...memory[shelf]];
  const transaction = db.transaction(shelf);
  const [keys, values] = await Promise.all([transaction.store.getAllKeys(), transaction.store.getAll()]);
  return keys.map((key, index) => [key, values[index]]);
}

export async function countRows(shelf: Shelf): Promise<number> {
  const db = await database();
  return db ? db.count(shelf) : memory[shelf].size;
}

export async function getRow(shelf: Shelf, key: string): Promise<unknown> {
  const db = await database();
  return db ? db.get(shelf, key) : memory[shelf].get(key);
}

/** Resolves when the row is on the disk, not merely on its way there. */
export async function putRow(shelf: Shelf, key: string, value: unknown): Promise<void> {
  const db = await database();
  if (db) {
    const transaction = db.transaction(shelf, 'readwrite', { durability: 'strict' });
    await Promise.all([transaction.store.put(value, key), transaction.done]);
  } else memory[shelf].set(key, value);
  tell({ shelf });
}

export async function removeRow(shelf: Shelf, key: string): Promise<void> {
  const db = await database();
  if (db) await db.delete(shelf, key);
  else memory[shelf].delete(key);
  tell({ shelf });
}

/** False when the browser refuses to keep anything: what is put lasts until the tab is closed. */
export async function isKept(): Promise<boolean> {
  return (await database()) !== null;
}

/** Calls back after each change, made in this tab or in another; returns how to stop. */
export function onRows(shelf: Shelf, listener: () => void): () => void {
  channel ??= openChannel();
  const entry = { shelf, listener };
  listeners.add(entry);
  return () => listeners.delete(entry);
}

const memory: Readonly<Record<Shelf, Map<string, unknown>>> = {
  tables: new Map(),
  histories: new Map(),
  works: new Map(),
  campaigns: new Map(),
  packs: new Map(),
};
const listeners = new Set<{ shelf: Shelf; listener: () => void }>();
let channel: BroadcastChannel | null = null;
let opened: Promise<IDBPDatabase<Rows> | null> | null = null;

function database(): Promise<IDBPDatabase<Rows> | null> {
  opened ??= open().catch(() => null);
  return opened;
}

// Async, for some browsers refuse by throwing at once, not by the promise.
async function open(): Promise<IDBPDatabase<Rows>> {
  return openDB<Rows>(NAME, VERSION, {
    upgrade(db) {
      for (const shelf of SHELVES) if (!db.objectStoreNames.contains(shelf)) db.createObjectStore(shelf);
    },
    // A newer version of the app in another tab wants to change the database: make room, open again when needed.
    blocking(_from, _to, event) {
      (event.target as IDBDatabase).close();
      opened = null;
    },
    terminated() {
      opened = null;
    },
  });
}

function tell(told: Told): void {
  channel ??= openChannel();
  channel?.postMessage(told);
  hear(told);
}

function hear({ shelf }: Told): void {
  for (const entry of listeners) if (entry.shelf === shelf) entry.listener();
}

function openChannel(): BroadcastChannel | null {
  if (typeof BroadcastChannel === 'undefined') return null;
  const opened = new BroadcastChannel('tablee');
  opened.onmessage = ({ data }: MessageEvent<Told>) => hear(data);
  return opened;
}
