/** Thousands of games between bots, on all cores, and what they show. Start reading at `game.ts`, then `pool.ts`, `report.ts`. */
export { type Simulation, type Summary, turnsOf } from './game.ts';
export { BotFault, type BotName, isBotFile, loadBots, type MakeBot, type OwnBots } from './own-bots.ts';
export { type Found, reportPage } from './page.ts';
export { type Running, simulateGames } from './pool.ts';
export { printed } from './print.ts';
export { figuresOf, lengthsOf, type Report, report } from './report.ts';
