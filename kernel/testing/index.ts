/** What a game's tests are written with; and small games to try things on. */
export { duel } from '../test/duel/duel.ts';
export { asks, type Say, type Toy, toy } from '../test/toy.ts';
export { battery } from './battery.ts';
export { limits } from './limits.ts';
export { playOut } from './random-play.ts';
export { rule } from './rule.ts';
export { Play, set } from './set.ts';
export { transcripts } from './transcript.ts';
