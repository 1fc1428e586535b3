import { expect, test } from 'vitest';
import { contentFor } from '../ready/content.ts';
import { addGame, figuresOf, noGames } from '../report.ts';
import type { EndureEvent } from '../types.ts';

const content = contentFor({ mission: 'first-light', begins: '', campaign: null }, null);
const medKit = content.cards.findIndex((item) => content.items[item]!.id === 'med-kit');

test('the report counts games, deaths by cause, noise, what was used and what the clock ended', () => {
  const counts = noGames();
  const game = (...events: object[]): void => addGame(counts, events as EndureEvent[]);
  game(
    { event: 'missionBegan', survivors: 4 },
    { event: 'roundBegan', round: 1 },
    { event: 'roundBegan', round: 9 },
    { event: 'noiseMade', level: 3 },
    { event: 'noiseMade', level: 1 },
    { event: 'lifeLost', cause: 'enemy', n: 2 },
    { event: 'died', cause: 'enemy' },
    { event: 'cardUsed', card: medKit },
    { event: 'ended', won: true },
  );
  game(
    { event: 'missionBegan', survivors: 2 },
    { event: 'roundBegan', round: 15 },
    { event: 'clockRanOut', round: 14 },
    { event: 'ended', won: false },
  );

  const rows = Object.fromEntries(figuresOf(counts, content).map(({ key, value }) => [key, value]));

  expect(rows).toMatchObject({
    games: 2,
    won: 0.5,
    byClock: 0.5,
    rounds: 12,
    deaths: 0.5,
    deathShare: 1 / 6,
    'deaths:enemy': 0.5,
    'lifeLost:enemy': 1,
    noises: 1,
    loudness: 2,
    'used:med-kit': 0.5,
  });
});
