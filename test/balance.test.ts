/** Seven Fallen's ready-made decks against each other, played by bots of equal skill: a sample, in `test:long`; the game's README has the large run. */
import { newBot, playGame } from '@tablee/bots';
import { gameById } from '@tablee/games/rules';
import { bareTable, type State, shareOf } from '@tablee/kernel';
import { rule } from '@tablee/kernel/testing';
import { describe, expect } from 'vitest';

const sevenFallen = gameById('seven-fallen')!;
/** One for each kingdom. */
const DECKS = ['nuit-sans-fin', 'purete-celeste', 'cour-des-marees', 'forge-des-cendres', 'ruche-d-ambre'];
/** Games a pairing; each deck begins as often as the other sits first. */
const GAMES = 20;

interface Tally {
  wins: number;
  decided: number;
}

describe.runIf(process.env.TABLEE_LONG !== undefined)('SF-DATA-12', () => {
  rule('SF-DATA-12', `no pairing, nor beginning, is shown to be unfair by ${GAMES} games each`, () => {
    const { config, content } = bareTable(sevenFallen, { seats: 2, seed: 'balance', config: {} });
    const ready = new Map(sevenFallen.brings!.ready(config, content).map(({ id, brought }) => [id, brought]));
    const began: Tally = { wins: 0, decided: 0 };
    const turns: number[] = [];
    let drawn = 0;
    for (const [one, other] of pairs(DECKS)) {
      const pairing: Tally = { wins: 0, decided: 0 };
      for (let n = 0; n < GAMES; n++) {
        const swapped = n % 2;
        const brings = swapped ? [ready.get(other), ready.get(one)] : [ready.get(one), ready.get(other)];
        const start = { seats: 2, seed: `balance ${one} ${other} ${n}`, brings };
        const { result, end } = playGame(sevenFallen, start, [newBot('greedy'), newBot('greedy')]);
        const { first, turns: taken } = end as State & { first: number; turns: number };
        const [winner] = result!.winners;
        if (winner === undefined) {
          drawn++;
          continue;
        }
        count(pairing, winner === swapped);
        count(began, winner === first);
        turns.push(Math.ceil((taken - (winner === first ? 0 : 1)) / 2));
      }
      expect([one, other, meets(pairing, 0.4, 0.6)]).toEqual([one, other, true]);
    }
    expect(meets(began, 0.45, 0.55)).toBe(true);
    turns.sort((a, b) => a - b);
    expect(turns[turns.length >> 1]).toBeGreaterThanOrEqual(8);
    expect(turns[turns.length >> 1]).toBeLessThanOrEqual(14);
    // One in a hundred may come to the hundredth turn; of so few games, three may without proving anything.
    expect(drawn).toBeLessThanOrEqual(Math.max(3, turns.length / 100));
  });
});

function count(tally: Tally, won: boolean): void {
  tally.decided++;
  if (won) tally.wins++;
}

function pairs(ids: readonly string[]): [string, string][] {
  return ids.flatMap((one, n) => ids.slice(n + 1).map((other): [string, string] => [one, other]));
}

/** Whether the interval that holds the true share 95 times in 100 meets the band. */
function meets({ wins, decided }: Tally, low: number, high: number): boolean {
  const share = shareOf(wins, decided);
  return share.high >= low && share.low <= high;
}
