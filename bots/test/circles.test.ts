/** Where one may set aside and take back, or begin to play and go back, nobody goes round in circles. */
import { begin, type Seat, seatsOf, view } from '@tablee/kernel';
import { duel } from '@tablee/kernel/testing';
import { describe, expect, test } from 'vitest';
import { greedy } from '../greedy.ts';
import { LONGEST_GAME, playGame } from '../play-game.ts';
import { search } from '../search.ts';
import { waysOn } from '../ways.ts';

const GAMES = 50;

describe('a way back', () => {
  test('is not among the ways on, unless there is nothing else', () => {
    const t = begin(duel, {
      seats: 2,
      seed: 'ways',
      position: { at: 'mulligan', sides: [{ hand: ['braise'] }, {}] },
    });
    const asked = view(duel, t, 0 as Seat).decisions[0]!;
    const back = { do: 'takeBack', back: true } as const;

    expect(waysOn(asked)).toEqual(asked.options.map((_, n) => n));
    expect(waysOn({ ...asked, options: [{ do: 'keep' }, back, { do: 'end' }] })).toEqual([0, 2]);
    expect(waysOn({ ...asked, options: [back] })).toEqual([0]);
  });

  test(`greedy against greedy at the duel: all ${GAMES} games end`, () => {
    for (let n = 0; n < GAMES; n++) {
      const bots = seatsOf(2).map(() => greedy());
      const { result, decisions } = playGame(duel, { seats: 2, seed: `circles ${n}` }, bots);
      expect([n, result !== null]).toEqual([n, true]);
      expect(decisions).toBeLessThan(LONGEST_GAME);
    }
  });

  test('search against greedy at the duel: the games end', () => {
    for (let n = 0; n < 4; n++) {
      const bots = [search({ iterations: 12 }), greedy()];
      expect(playGame(duel, { seats: 2, seed: `circles ${n}` }, bots).result).not.toBeNull();
    }
  });
});
