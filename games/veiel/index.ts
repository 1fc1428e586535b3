/** L'Ordre de Veiel: 1-5 heroes together against enemies that follow rules. Start reading at `rules/game.ts`, then `rules/turn.ts`. */
export type { Veiel, VeielEvent, VeielOption, VeielView } from './types.ts';
export { veiel } from './veiel.ts';
