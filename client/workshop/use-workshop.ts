import { boxOf } from '@tablee/games';
import { type Pack, PackError } from '@tablee/kernel';
import type { Workshop } from '@tablee/ui';
import { use, useEffect, useMemo, useState } from 'react';
import { usePack } from '../storage/index.ts';

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

/** The game's workshop, waited for, with the pack that was loaded for it; undefined where it has none. */
export function useWorkshop(game: string): Workshop | undefined {
  return useWithPack(use(workshopOnce(game)) ?? null, usePack(game) ?? null) ?? undefined;
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
  return useWithPack(workshop, usePack(game) ?? null);
}

function useWithPack(workshop: Workshop | null, pack: Pack | null): Workshop | null {
  return useMemo(() => {
    if (!workshop || !pack) return workshop;
    try {
      return workshop.withPack(pack);
    } catch (error) {
      // It was good when it was loaded; the game of today knows more.
      if (error instanceof PackError) return workshop;
      throw error;
    }
  }, [workshop, pack]);
}
