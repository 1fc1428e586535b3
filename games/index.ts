/** The games of the house, by their boxes. Start reading at `box.ts`; the list itself is `list.ts`. */
import type { Game } from '@tablee/kernel';
import type { GameTable } from '@tablee/ui';
import type { Box } from './box.ts';
import * as LIST from './list.ts';

export { anyTable, anyWorkshop, type Box } from './box.ts';

export const BOXES: readonly Box[] = Object.values(LIST);

export function boxOf(id: string): Box | undefined {
  return BOXES.find((box) => box.id === id);
}

/** A game as it is played on screen. */
export interface Opened {
  readonly game: Game;
  readonly table: GameTable;
}

/** Loads what somebody who sits down to it needs; undefined when there is no such game. */
export async function openGame(id: string): Promise<Opened | undefined> {
  const box = boxOf(id);
  if (!box) return undefined;
  const [game, table] = await Promise.all([box.rules(), box.table()]);
  return { game, table };
}
