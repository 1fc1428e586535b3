import { gameById } from '@tablee/games/rules';
import { bareTable } from '@tablee/kernel';
import { describe, expect, test } from 'vitest';
import { playMeasured } from '../workshop/play-measured.ts';

const game = gameById('seven-fallen')!;
const { config, content } = bareTable(game, { seats: 2, seed: 'x', config: {} });
const [one, other] = game.brings!.ready(config, content);
const task = {
  game: game.id,
  config: { turnsAtMost: 4 },
  pair: 3,
  mine: one!.brought,
  theirs: other!.brought,
  n: 1,
  pack: null,
};

describe('a measured game', () => {
  test('is the same whenever it is played, with mine in the other seat from game to game', () => {
    const played = playMeasured(game, task);

    expect(playMeasured(game, task)).toEqual(played);
    expect(played).toMatchObject({ pair: 3, seat: 1 });
    expect(playMeasured(game, { ...task, n: 2 })).toMatchObject({ seat: 0 });
  });

  test('counts the cards that each seat drew', () => {
    const { counts } = playMeasured(game, task) as { counts: { seats: Record<number, object> } };
    const mine = one!.brought as { livre: Record<string, number> };
    const drawn = Object.entries(counts.seats[1]!).filter(([, { drawn }]) => drawn === 1);

    expect(drawn.length).toBeGreaterThan(3);
    for (const [card] of drawn) expect(Object.keys(mine.livre)).toContain(card);
  });
});
