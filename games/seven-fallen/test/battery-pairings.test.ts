/** Every pairing of the kingdoms' decks at random, with the invariants on: 2,000 games each in `test:long`, one by default. */
import { playOut } from '@tablee/kernel/testing';
import { expect, test } from 'vitest';
import { sevenFallen } from '../index.ts';

const GAMES = process.env.TABLEE_LONG === undefined ? 1 : 2000;
const KINGDOMS = ['nuit-sans-fin', 'purete-celeste', 'cour-des-marees', 'forge-des-cendres', 'ruche-d-ambre'];
const PAIRINGS = KINGDOMS.flatMap((one, n) => KINGDOMS.slice(n + 1).map((other) => [one, other]));

// Random players attack so seldom that their games would go on to the 100th turn: twelve show as much.
test.each(PAIRINGS)(
  `${GAMES} random games of %s against %s: no dead end, no broken invariant`,
  (deck0, deck1) => {
    const config = { turnsAtMost: 12, deck0, deck1 };
    for (let n = 0; n < GAMES; n++) {
      const { result } = playOut(sevenFallen, { seats: 2, seed: `${deck0} ${deck1} ${n}`, config }, 10_000);
      expect(result).not.toBeNull();
    }
  },
);
