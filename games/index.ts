/** The list of games. A new game is one more line here. */
import type { Game } from '@tablee/kernel';

export const GAMES: readonly Game[] = [];

export function gameById(id: string): Game | undefined {
  return GAMES.find((game) => game.id === id);
}
