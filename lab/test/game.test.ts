import { gameById } from '@tablee/games/rules';
import { expect, test } from 'vitest';
import { playNth } from '../game.ts';
import { percentile } from '../percentile.ts';

test.each([
  [5, 1],
  [50, 5],
  [95, 10],
  [100, 10],
])('%i % of ten games are no longer than %i', (percent, length) => {
  expect(percentile([1, 2, 3, 4, 5, 6, 7, 8, 9, 10], percent)).toBe(length);
});

test.each(['plunder', 'seven-fallen'])('the turns of %s are counted, not its decisions', (id) => {
  const game = gameById(id)!;
  const config = id === 'plunder' ? {} : { turnsAtMost: 4 };
  const played = playNth(
    game,
    { game: id, bots: ['random', 'random'], seed: '1', config, budgets: {}, rotate: false },
    0,
  );

  expect(played.turns).toBeGreaterThan(1);
  expect(played.turns).toBeLessThan(played.decisions);
  if (id === 'seven-fallen') expect(played.turns).toBeLessThanOrEqual(4);
});
