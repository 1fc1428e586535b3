/** Which game is meant, and the table it is asked for. */
import { GAMES, gameById } from '@tablee/games';
import type { Game } from '@tablee/kernel';
import { BadInput, closest } from './bad-input.ts';

export function gameNamed(id: string): Game {
  const game = gameById(id);
  if (game) return game;
  const known = GAMES.map((candidate) => candidate.id);
  throw new BadInput(`unknown game "${id}"${closest(id, known)}; expected ${known.join(' or ')}.`);
}
