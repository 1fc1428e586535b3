import { useEffect, useState } from 'react';
import { onRows, type Shelf } from './rows.ts';

/** What is listed of a game on a shelf, and again whenever it changes here or in another tab; null until it was read. */
export function useListed<T>(
  shelf: Shelf,
  game: string,
  list: (game: string) => Promise<readonly T[]>,
): readonly T[] | null {
  const [listed, setListed] = useState<readonly T[] | null>(null);
  useEffect(() => {
    let gone = false;
    const read = async () => {
      const found = await list(game);
      if (!gone) setListed(found);
    };
    void read();
    const stop = onRows(shelf, () => void read());
    return () => {
      gone = true;
      stop();
    };
  }, [shelf, game, list]);
  return listed;
}
