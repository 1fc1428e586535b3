/** Plays one seed again: `npx tsx server/test/simulation/run.ts 4711`. */
import { simulate } from './simulate.ts';

const [seed = '0', count = '1'] = process.argv.slice(2);
for (let n = Number(seed); n < Number(seed) + Number(count); n++) console.log(n, await simulate(n));
