/** Every game's rules, loaded: for those who play any of them without a screen. A page loads them one by one, from the boxes. */
import type { Game } from '@tablee/kernel';
import { BOXES } from './index.ts';

export const GAMES: readonly Game[] = await Promise.all(BOXES.map((box) => box.rules()));

export function gameById(id: string): Game | undefined {
  return GAMES.find((game) => game.id === id);
}
