import { type Opened, openGame } from '@tablee/games';
import { use } from 'react';

const OPENED = new Map<string, Promise<Opened | undefined>>();

/** The game with its table, waited for; undefined when there is no such game. A load that failed is tried again. */
export function useGame(id: string): Opened | undefined {
  return use(gameOnce(id));
}

function gameOnce(id: string): Promise<Opened | undefined> {
  let opened = OPENED.get(id);
  if (!opened) {
    opened = Promise.resolve(openGame(id));
    opened.catch(() => OPENED.delete(id));
    OPENED.set(id, opened);
  }
  return opened;
}
