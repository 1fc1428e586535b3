/** The list of games: a new one is a folder and a line here. They stand on the shelf in the order of these names. */
export { box as endure } from './endure/box.ts';
export { box as plunder } from './plunder/box.ts';
export { box as sevenFallen } from './seven-fallen/box.ts';
export { box as soeurs } from './soeurs/box.ts';
export { box as veiel } from './veiel/box.ts';
