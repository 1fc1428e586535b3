/** Content from outside that somebody loaded for a game in this browser: one a game, for tables on this screen. */
import type { Pack } from '@tablee/kernel';
import { useEffect, useState } from 'react';
import { z } from 'zod';
import { getRow, onRows, putRow, removeRow } from './rows.ts';

const pack = z.object({ file: z.string().min(1).max(200), data: z.unknown() });

export const packs = {
  get: async (game: string): Promise<Pack | null> =>
    (pack.safeParse(await getRow('packs', game)).data as Pack | undefined) ?? null,
  put: (game: string, loaded: Pack): Promise<void> => putRow('packs', game, loaded),
  remove: (game: string): Promise<void> => removeRow('packs', game),
} as const;

/** The pack of a game, and again whenever it changes; undefined until it was read. */
export function usePack(game: string): Pack | null | undefined {
  const [loaded, setLoaded] = useState<Pack | null>();
  useEffect(() => {
    let gone = false;
    const read = async () => {
      const found = await packs.get(game);
      // The same pack is the same object: a game reads it once.
      if (!gone) setLoaded((before) => (JSON.stringify(before) === JSON.stringify(found) ? before : found));
    };
    void read();
    const stop = onRows('packs', () => void read());
    return () => {
      gone = true;
      stop();
    };
  }, [game]);
  return loaded;
}
