import type { Bot, BotId } from './bot.ts';
import { type Budget, IN_PLAY } from './budget.ts';
import { greedy } from './greedy.ts';
import { random } from './random.ts';
import { search } from './search.ts';

const BOTS: Readonly<Record<BotId, (budget: Budget) => Bot>> = {
  random,
  greedy: () => greedy(),
  search: (budget) => search(budget),
};

/** A bot that has just sat down: each seat of each game gets its own. The budget is for those that think at length. */
export function newBot(id: BotId, budget: Budget = IN_PLAY): Bot {
  return BOTS[id](budget);
}

/** How long each kind of bot may think, where something else than usual was asked for. */
export type Budgets = Readonly<Partial<Record<BotId, Budget>>>;
