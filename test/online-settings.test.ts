/** What a set-up page sends for a game of any kind is understood by the server. */
import { GAMES } from '@tablee/games/rules';
import { newTable } from '@tablee/protocol';
import { expect, test } from 'vitest';

const sizes = GAMES.flatMap((game) =>
  [game.seats.min, game.seats.max].map((seats) => ({ id: game.id, game, seats })),
);

test.each(sizes)('$id for $seats', ({ game, seats }) => {
  const usual = game.config.parse({});
  const sent = {
    game: game.id,
    config: game.settle?.(usual, seats) ?? usual,
    seats: Array.from({ length: seats }, (_, seat) => ({ who: seat === 0 ? 'me' : 'open' })),
    watch: true,
    clock: null,
  };

  expect(newTable.safeParse(sent).error).toBeUndefined();
});
