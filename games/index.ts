/** The list of games. A new game is one more line here. */
import type { Game } from '@tablee/kernel';
import { plunder } from '@tablee/plunder';
import { soeurs } from '@tablee/soeurs';

export type { PlunderOption, PlunderView } from '@tablee/plunder';
export { faceText, placeText, type SoeursView, trapText, treasureText } from '@tablee/soeurs';
export { type GameHistory, historyOf } from './histories.ts';
export { type Figure, type GameReport, reportOf } from './reports.ts';

export const GAMES: readonly Game[] = [plunder, soeurs];

export function gameById(id: string): Game | undefined {
  return GAMES.find((game) => game.id === id);
}
