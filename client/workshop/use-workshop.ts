import { boxOf } from '@tablee/games';
import type { Workshop } from '@tablee/ui';
import { use, useEffect, useState } from 'react';

const OPENED = new Map<string, Promise<Workshop | undefined>>();

/** A load that failed is tried again. */
function workshopOnce(game: string): Promise<Workshop | undefined> {
  let opened = OPENED.get(game);
  if (!opened) {
    opened = Promise.resolve(boxOf(game)?.workshop?.());
    opened.catch(() => OPENED.delete(game));
    OPENED.set(game, opened);
  }
  return opened;
}

/** The game's workshop, waited for; undefined where it has none. */
export function useWorkshop(game: string): Workshop | undefined {
  return use(workshopOnce(game));
}

/** The same where a page can do without it for a moment; null meanwhile. */
export function useWorkshopSoon(game: string): Workshop | null {
  const [workshop, setWorkshop] = useState<Workshop | null>(null);
  useEffect(() => {
    let left = false;
    workshopOnce(game).then(
      (found) => !left && setWorkshop(found ?? null),
      () => undefined,
    );
    return () => {
      left = true;
    };
  }, [game]);
  return workshop;
}

export function hasWorkshop(game: string): boolean {
  return boxOf(game)?.workshop !== undefined;
}
