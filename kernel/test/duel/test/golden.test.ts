/** Two oracles that know all the rules at once: one whole game, and the number of ways to play on. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { begin, choose, fork, readRecord, replay } from '../../../index.ts';
import { duel } from '../duel.ts';
import type { Duel } from '../types.ts';

/** The sequences of so many choices, whoever makes them. */
function waysOn(t: Duel, choices: number): number {
  if (choices === 0 || t.result !== null) return 1;
  let ways = 0;
  for (const [which, { options }] of t.open.entries()) {
    for (const option of options) {
      const next = fork(t);
      choose(duel, next, next.open[which]!, option);
      ways += waysOn(next, choices - 1);
    }
  }
  return ways;
}

describe('the duel as a whole', () => {
  test('a game played long ago still replays, to the letter', () => {
    const record = readRecord(readFileSync(new URL('golden.txt', import.meta.url), 'utf8'));

    const { table } = replay(duel, record);

    expect(table.result).toEqual({ winners: [1], how: 'fell', rule: 'DU-END-1' });
  });

  test('from a set day there are so many ways to play on', () => {
    const position = {
      sides: [
        { well: 3, hand: ['braise', 'contresort', 'louve'], line: ['charognard', 'acolyte'] },
        { well: 2, hand: ['rage', 'contresort', 'braise'], line: ['louve', 'veilleuse'] },
      ],
    };
    const t = begin(duel, { seats: 2, seed: 'ways', position });

    expect([1, 2, 3, 4, 5].map((choices) => waysOn(t, choices))).toEqual([5, 14, 51, 159, 500]);
  });

  test('from the mulligan both mages may go on in any order', () => {
    const position = { at: 'mulligan', sides: [{ hand: ['braise'] }, { hand: ['rage', 'louve'] }] };
    const t = begin(duel, { seats: 2, seed: 'ways', position });

    expect([1, 2, 3].map((choices) => waysOn(t, choices))).toEqual([5, 20, 72]);
  });
});
