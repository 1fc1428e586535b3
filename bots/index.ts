/** Players for any game. Start reading at `random.ts`, then `greedy.ts`. */
export { type Asked, BOT_IDS, type Bot, type BotId, isBotId } from './bot.ts';
export { botChance, LONGEST_GAME, type Played, playGame } from './play-game.ts';
export { newBot } from './seat-bots.ts';
