import type { Bot, BotId } from './bot.ts';
import { greedy } from './greedy.ts';
import { random } from './random.ts';

const BOTS: Readonly<Record<BotId, () => Bot>> = { random, greedy: () => greedy() };

/** A bot that has just sat down: each seat of each game gets its own. */
export function newBot(id: BotId): Bot {
  return BOTS[id]();
}
