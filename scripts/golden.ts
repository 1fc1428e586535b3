/**
 * `npx tsx scripts/golden.ts <game>…`: plays the golden game of those games anew, between greedy bots, and keeps its record with
 * their tests. For when a rule or a card changed on purpose: read the difference before you keep it.
 */
import { writeFileSync } from 'node:fs';
import { GAMES } from '@tablee/games/rules';
import { type Start, Table } from '@tablee/kernel';
import { playUntil } from './tables.ts';

const STARTS: Readonly<Record<string, Start>> = {
  'seven-fallen': {
    seats: 2,
    seed: 'golden',
    config: { deck0: 'cour-des-marees', deck1: 'forge-des-cendres' },
  },
  veiel: {
    seats: 2,
    seed: 'golden',
    config: { difficulty: 'facile', battlefields: true, party: ['hrolf', 'maelle'] },
  },
  endure: { seats: 3, seed: 'golden 2', config: { mission: 'first-light', survivors: 3 } },
};

for (const id of process.argv.slice(2)) {
  const start = STARTS[id];
  if (!start) throw new Error(`golden: expected ${Object.keys(STARTS).join(', ')}, got "${id}".`);
  const table = new Table(GAMES.find((game) => game.id === id)!, start);
  playUntil(table, ({ state }) => state.result !== null);
  writeFileSync(new URL(`../games/${id}/test/golden.txt`, import.meta.url), table.record);
  const { how, winners } = table.state.result!;
  console.log(`${id}: ${table.choices.length} choices, ${how}, won by ${winners.join(' ') || 'nobody'}`);
}
