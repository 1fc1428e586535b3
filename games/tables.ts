/** The games as they are played on screen, each loaded when somebody sits down to it. */
import type { Game } from '@tablee/kernel';
import type { GameTable } from '@tablee/ui';
import type { GameHistory } from './histories.ts';

export interface Opened {
  readonly game: Game;
  readonly table: GameTable;
  /** Where the player takes something along from game to game. */
  readonly history?: GameHistory;
}

const LOADERS: Readonly<Record<string, () => Promise<Opened>>> = {
  plunder: async () => {
    const [{ plunder }, { table }] = await Promise.all([
      import('@tablee/plunder'),
      import('@tablee/plunder/table'),
    ]);
    return opened(plunder, table);
  },
  soeurs: async () => {
    const [{ soeurs }, { table }, { historyOf }] = await Promise.all([
      import('@tablee/soeurs'),
      import('@tablee/soeurs/table'),
      import('./histories.ts'),
    ]);
    return opened(soeurs, table, historyOf('soeurs'));
  },
};

/** Undefined when there is no such game. */
export function openGame(id: string): Promise<Opened> | undefined {
  return LOADERS[id]?.();
}

/** The views a table is given are its own game's: from here on nobody needs to know which. */
function opened<V>(game: Game, table: GameTable<V>, history?: GameHistory): Opened {
  return { game, table: table as unknown as GameTable, ...(history && { history }) };
}
