/** Which game is meant, and how it looks here. */

import { boxOf } from '@tablee/games';
import { GAMES, gameById } from '@tablee/games/rules';
import type { Game } from '@tablee/kernel';
import { closest } from '@tablee/kernel';
import { plain, type TerminalTable } from '@tablee/terminal';
import { BadInput } from './bad-input.ts';

/** `where` it is named: a file and path, before the sentence. */
export function gameNamed(id: string, where = ''): Game {
  const game = gameById(id);
  if (game) return game;
  const known = GAMES.map((candidate) => candidate.id);
  throw new BadInput(`${where}unknown game "${id}"${closest(id, known)}; expected ${known.join(' or ')}.`);
}

/** The game's own drawing, or its view printed as it is. */
export async function drawnGame({ id }: Game): Promise<TerminalTable> {
  return (await boxOf(id)?.terminal?.()) ?? { draw: plain };
}
