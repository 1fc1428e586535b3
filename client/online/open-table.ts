/** Opens a table on the server: who is asked for, and the address to go to. */
import type { Game } from '@tablee/kernel';
import type { WantedSeat, WantedTable } from '@tablee/protocol';
import { useEffect, useState } from 'react';
import { api } from './api.ts';
import { introduce } from './introduce.ts';

export interface OnlineSetUp {
  readonly game: Pick<Game, 'id'>;
  readonly config: Readonly<Record<string, unknown>>;
  readonly seats: readonly WantedSeat[];
  readonly name: string;
  readonly watch: boolean;
  readonly hints: boolean;
  /** Null: everybody takes the time they need. */
  readonly seconds: number | null;
}

/** Answers with the new table's id. */
export async function openOnline({
  game,
  config,
  seats,
  name,
  watch,
  hints,
  seconds,
}: OnlineSetUp): Promise<string> {
  await introduce(name);
  const { table } = await api.open({
    game: game.id,
    config: config as WantedTable['config'],
    seats: [...seats],
    watch,
    hints,
    clock: seconds === null ? null : { seconds },
  });
  return table;
}

/** Whether this page came from a server that has online tables and can be reached now. */
export function useServer(): boolean {
  const [isThere, setIsThere] = useState(known);
  useEffect(() => {
    let left = false;
    api.me().then(
      () => {
        known = true;
        if (!left) setIsThere(true);
      },
      () => {
        known = false;
        if (!left) setIsThere(false);
      },
    );
    return () => {
      left = true;
    };
  }, []);
  return isThere;
}
let known = false;
