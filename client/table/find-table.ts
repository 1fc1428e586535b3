/** Finds a table of this browser and its game, or says in words what stands in the way. */
import { type Opened, openGame } from '@tablee/games';
import { Departed, PackError, Refused } from '@tablee/kernel';
import { isUnreadable, type StoredTable, tables } from '../storage/index.ts';
import type { Trouble } from './trouble.tsx';

class NotThere extends Error {}

/** The rules or the cards have changed: by today's, the choices that were kept lead elsewhere. */
export class DepartedTable extends Error {
  readonly stored: StoredTable;
  /** From which choice on, counted from 1. */
  readonly choice: number;
  constructor(stored: StoredTable, { message, choice }: Departed) {
    super(message);
    this.stored = stored;
    this.choice = choice;
  }
}

/** What was kept can't be made into a table. */
export class NotReadable extends Error {
  readonly raw: unknown;
  constructor(message: string, raw: unknown) {
    super(message);
    this.raw = raw;
  }
}

export async function findTable(id: string): Promise<{ stored: StoredTable; opened: Opened }> {
  const stored = await tables.get(id);
  if (stored === undefined) throw new NotThere();
  if (isUnreadable(stored)) throw new NotReadable(stored.unreadable, stored.raw);
  const opened = await openGame(stored.game);
  if (!opened) throw new NotReadable(`There is no game "${stored.game}" here.`, stored);
  return { stored, opened };
}

/** What stands in the way of making a table of what was kept. */
export function obstacleTo(stored: StoredTable, error: unknown): unknown {
  if (error instanceof Departed) return new DepartedTable(stored, error);
  if (error instanceof Refused || error instanceof PackError) return new NotReadable(error.message, stored);
  return error;
}

export function troubleOf(error: unknown): Trouble {
  if (error instanceof DepartedTable) {
    const { stored, choice, message } = error;
    return { kind: 'departed', stored, choice, message };
  }
  if (error instanceof NotThere) return { kind: 'not-there' };
  if (error instanceof NotReadable) return { kind: 'not-readable', message: error.message, raw: error.raw };
  return { kind: 'not-loaded', message: error instanceof Error ? error.message : String(error) };
}
