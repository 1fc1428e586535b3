/** What a game's tests are written with. */
export { battery } from './battery.ts';
export { rule } from './rule.ts';
export { Play, set } from './set.ts';
