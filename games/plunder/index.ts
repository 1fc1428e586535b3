/** Super Dungeon Plunder: 2-4 players against each other on a grid. Start reading at `rules/turn.ts`. */
export { plunder } from './plunder.ts';
export type { PlunderEvent, PlunderOption, PlunderView } from './types.ts';
