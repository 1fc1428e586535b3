/** Two oracles that know all the rules at once: a whole game in readable text, and the number of ways to play a position. */
import { readFileSync } from 'node:fs';
import { begin, choose, fork, readRecord, replay, type State } from '@tablee/kernel';
import { expect, test } from 'vitest';
import { soeurs } from '../index.ts';

test('the golden game replays to its hash', () => {
  const record = readRecord(readFileSync(new URL('golden.txt', import.meta.url), 'utf8'));
  const { table } = replay(soeurs, record);

  expect(table.result).toMatchObject({ winners: [0], how: 'boss-beaten' });
});

/** Choice sequences of this length from a position with dice, cards and targets to choose among. */
function ways(t: State, depth: number): number {
  if (depth === 0 || t.result !== null) return 1;
  const decision = t.open[0]!;
  let count = 0;
  for (const option of decision.options) {
    const next = fork(t);
    choose(soeurs, next, next.open[0]!, option);
    count += ways(next, depth - 1);
  }
  return count;
}

test('as many ways to play three choices deep as ever', () => {
  const fight = {
    enemies: ['veuve-de-brume', 'porte-pilier', 'larve-d-ombre'],
    mana: 4,
    place: 'fosse-aux-cris',
  };
  const hand = ['lames-jumelles', 'garde-et-riposte', 'entrave-sacree', 'jugement+', 'voile-de-priere'];
  const position = { fight, hand, xp: 2, potions: 1, health: 20 };
  const t = begin(soeurs, { seats: 1, seed: 'ways', position, dice: [4, 4, 4, 4, 4, 4] });

  expect([1, 2, 3].map((depth) => ways(t, depth))).toEqual([20, 246, 2634]);
});
