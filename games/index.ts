/** The list of games. A new game is one more line here. */
import type { Game } from '@tablee/kernel';
import { plunder } from '@tablee/plunder';

export type { PlunderOption, PlunderView } from '@tablee/plunder';

export const GAMES: readonly Game[] = [plunder];

export function gameById(id: string): Game | undefined {
  return GAMES.find((game) => game.id === id);
}
