/**
 * Brings back what a backup holds and the server has not: guests and tables that are there stay as they are, so that nothing
 * anybody played since is lost, and servers may run meanwhile.
 */
import { eachKept, inBackup } from '../storage/backup.ts';
import type { Keeper } from './control.ts';

export interface Restored {
  readonly tables: number;
  readonly guests: number;
  /** There already, and left as they are. */
  readonly kept: number;
  /** A running server has to be started again to know the guests by their cookies. */
  readonly restart: boolean;
}

export function restore(keeper: Keeper, file: string): Promise<Restored> {
  return inBackup(file, async (backup) => {
    const there = (await keeper.carryOut({ do: 'counts' })) as { tables: number; guests: number };
    const isEmpty = there.tables === 0 && there.guests === 0;
    let [tables, guests, kept] = [0, 0, 0];
    // The guests' cookies are signed with it. Where there are guests already, theirs must go on to hold.
    if (isEmpty)
      for (const { name, value } of await backup.secrets())
        await keeper.carryOut({ do: 'putSecret', name, value });
    await eachKept(backup.housekeeping, {
      guest: async (guest) => {
        if (isPut(await keeper.carryOut({ do: 'putGuest', guest }))) guests++;
        else kept++;
      },
      table: async (whole) => {
        if (isPut(await keeper.carryOut({ do: 'putTable', whole }))) tables++;
        else kept++;
      },
    });
    return { tables, guests, kept, restart: isEmpty && keeper.isRunning && guests > 0 };
  });
}

function isPut(answer: unknown): boolean {
  return (answer as { put: boolean }).put;
}
