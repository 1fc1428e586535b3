/** Finds a table of this browser and its game, or says in words what stands in the way. */
import { type Opened, openGame } from '@tablee/games/tables';
import { isUnreadable, type StoredTable, tables } from '../storage/index.ts';
import type { Trouble } from './trouble.tsx';

class NotThere extends Error {}

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
  const { game } = opened;
  if (stored.version !== game.version) {
    throw new NotReadable(
      `This table is of version ${stored.version} of the rules of ${game.name.en}; these are version ${game.version}.`,
      stored,
    );
  }
  return { stored, opened };
}

export function troubleOf(error: unknown): Trouble {
  if (error instanceof NotThere) return { kind: 'not-there' };
  if (error instanceof NotReadable) return { kind: 'not-readable', message: error.message, raw: error.raw };
  return { kind: 'not-loaded', message: error instanceof Error ? error.message : String(error) };
}
