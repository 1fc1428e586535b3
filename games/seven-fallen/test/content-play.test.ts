/** Every ready-made deck is played at random, with the invariants checked after every choice. */
import { playOut } from '@tablee/kernel/testing';
import { expect, test } from 'vitest';
import { content } from '../content/box.ts';
import { sevenFallen, violations } from '../index.ts';

const ALL = content(null);
const decks = (format: 'standard' | 'starter'): string[] =>
  Object.entries(ALL.decks)
    .filter(([, deck]) => violations(ALL, deck, format).length === 0)
    .map(([id]) => id);

const meetings = (['standard', 'starter'] as const).flatMap((format) =>
  decks(format).map((deck, n, all) => [format, deck, all[(n + 1) % all.length]!] as const),
);

// Random players attack so seldom that their games would go on to the 100th turn: twelve show as much.
test.each(meetings)('%s: %s against %s', (format, deck0, deck1) => {
  const config = { format, deck0, deck1, turnsAtMost: 12 };

  expect(playOut(sevenFallen, { seats: 2, seed: `${deck0} ${deck1}`, config }, 10_000).result).not.toBeNull();
});
