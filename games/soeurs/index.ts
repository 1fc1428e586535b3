/** Les Sœurs de l'Alliance: solo, dice and cards, a tower to climb. Start reading at `rules/climb.ts`. */
export { soeurs } from './soeurs.ts';
export type { SoeursEvent, SoeursOption, SoeursView } from './types.ts';
