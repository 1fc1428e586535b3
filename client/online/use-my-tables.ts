/** My tables on the server, the last changed first, kept up to date while somebody looks. */
import type { MyTable } from '@tablee/protocol';
import { useEffect, useState } from 'react';
import { api } from './api.ts';
import { connection } from './connection.ts';

/** Null until the server has answered; for good where there is none. */
export function useMyTables(): readonly MyTable[] | null {
  const [mine, setMine] = useState<readonly MyTable[] | null>(null);
  useEffect(() => {
    let left = false;
    let stop: (() => void) | null = null;
    const read = async () => {
      // Whoever the server does not know has no tables there, and needs no line to it.
      const list = (await api.me()) ? await api.myTables() : [];
      if (left) return;
      setMine(list);
      if (list.length > 0) stop ??= connection.onNews(readAgain);
    };
    const readAgain = () => void read().catch(() => undefined);
    readAgain();
    return () => {
      left = true;
      stop?.();
    };
  }, []);
  return mine;
}
