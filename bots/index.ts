/** Players for any game. Start reading at `random.ts`, then `greedy.ts`, then `search.ts`. */
export { askedOfABot } from './asked.ts';
export { type Asked, BOT_IDS, type Bot, type BotId, isBotId } from './bot.ts';
export { type Budget, IN_A_SIMULATION, IN_PLAY, LONGEST_MILLISECONDS, readBudget } from './budget.ts';
export { Desk, type DeskAnswer, type DeskQuestion } from './desk.ts';
export { botChance, LONGEST_GAME, type Played, playGame } from './play-game.ts';
export { chanceToWin, type Review, review, type TurningPoint } from './review.ts';
export type { Budgets } from './seat-bots.ts';
export { newBot } from './seat-bots.ts';
