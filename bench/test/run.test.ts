import { readFileSync } from 'node:fs';
import { Refused } from '@tablee/kernel';
import { describe, expect, test, vi } from 'vitest';
import { duel } from '../duel/tablee.ts';
import { measureGame, roundsOf } from '../games.ts';
import { bench } from '../index.ts';
import { type Contestant, type Effort, median, playFor, race } from '../measure.ts';
import { Policy } from '../random-play.ts';
import { pageOf, type Report, thisMachine } from '../report.ts';
import { NODE_OPTIONS } from '../server/measured.ts';

/** Just enough to see that everything runs; the figures mean nothing. */
const GLANCE: Effort = { warmUpSeconds: 0, roundSeconds: 0.001, rounds: 3, states: 5, forks: 4 };

describe('measuring', () => {
  test('contestants play by turns, after a warm-up that does not count', async () => {
    const order: string[] = [];
    const contestant = (name: string, decisions: number): Contestant => ({
      name,
      play: (seconds) => {
        order.push(`${name} ${seconds}`);
        return { decisions: seconds === 9 ? 0 : decisions, games: 1, seconds: 2 };
      },
    });

    const rates = await race([contestant('A', 10), contestant('B', 4)], {
      ...GLANCE,
      warmUpSeconds: 9,
      roundSeconds: 1,
      rounds: 2,
    });

    expect(order).toEqual(['A 9', 'B 9', 'A 1', 'B 1', 'A 1', 'B 1']);
    expect(rates).toEqual([
      { decisionsPerSecond: 5, gamesPerSecond: 0.5 },
      { decisionsPerSecond: 2, gamesPerSecond: 0.5 },
    ]);
  });

  test('one slow round does not move the median', () => {
    expect(median([5, 1, 6])).toBe(5);
    expect(median([4, 1, 6, 2])).toBe(3);
    expect(() => median([])).toThrow('nothing');
  });

  test('whole games are played, at least one', () => {
    const tally = playFor(0, () => 7);

    expect(tally).toMatchObject({ decisions: 7, games: 1 });
  });

  test('the random policy reaches every option about as often', () => {
    const policy = new Policy(1);
    const counts = [0, 0, 0, 0, 0];

    for (let n = 0; n < 10_000; n++) counts[policy.below(5)]!++;

    for (const count of counts) expect(count).toBeGreaterThan(1_800);
  });
});

describe('a game', () => {
  test('is measured with the fewest and with the most seats', () => {
    expect(roundsOf(duel).map(({ start }) => start.seats)).toEqual([2]);
    expect(roundsOf({ ...duel, seats: { min: 2, max: 4 } }).map(({ start }) => start.seats)).toEqual([2, 4]);
  });

  test('that can limit its turns does, for random play may never end', () => {
    const name = { fr: '', en: '' };
    const values = [0, 40, 200].map((value) => ({ value, name }));

    const rounds = roundsOf({ ...duel, settings: [{ key: 'turnLimit', name, values }] });

    expect(rounds).toEqual([{ name: '2 seats, 200 turns', start: { seats: 2, config: { turnLimit: 200 } } }]);
  });

  test('is played as it is simulated', () => {
    expect(roundsOf({ ...duel, simulated: { roundLimit: 40 } })[0]!.start.config).toEqual({ roundLimit: 40 });
  });

  test('gets figures for each table, the first of them on top', async () => {
    const shares: number[] = [];

    const figures = await measureGame(duel, GLANCE, (share) => shares.push(share));

    expect(Object.keys(figures.configs)).toEqual(['2 seats']);
    expect(figures).toEqual({ ...figures.configs['2 seats'], configs: figures.configs });
    for (const figure of Object.values(figures.configs['2 seats']!)) expect(figure).toBeGreaterThan(0);
    expect(shares.at(-1)).toBe(1);
  });
});

describe('the report', () => {
  test('of the duel, measured in its own process, compares with the fastest way to drive the peer', async () => {
    const printed = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
    vi.spyOn(process.stderr, 'write').mockReturnValue(true);

    const report = await bench({ json: true, only: 'duel', effort: GLANCE });

    expect(JSON.parse(String(printed.mock.calls[0]![0]))).toEqual(report);
    vi.restoreAllMocks();
    const { tablee, boardgameio, ratio, variants } = report.duel!;
    expect(report.games).toEqual({});
    expect(Object.keys(variants)).toHaveLength(6);
    expect(boardgameio).toBe(
      Math.max(
        ...Object.entries(variants).flatMap(([name, rate]) =>
          name.startsWith('boardgame.io') ? [rate] : [],
        ),
      ),
    );
    expect(ratio / (tablee / boardgameio)).toBeCloseTo(1, 2);
  });

  test('refuses a part that does not exist, and says which do', async () => {
    await expect(bench({ json: true, only: 'chess' })).rejects.toThrow(Refused);
    await expect(bench({ json: true, only: 'chess' })).rejects.toThrow('duel');
  });

  test('names no machine but its processor', () => {
    expect(Object.keys(thisMachine())).toEqual(['node', 'cpu']);
  });

  test('is a table for people', () => {
    const table = { decisionsPerSecond: 1_234_567, gamesPerSecond: 890, forkMicroseconds: 2.5 };
    const report: Report = {
      machine: { node: 'v20', cpu: 'abacus' },
      games: {
        chess: { ...table, configs: { '2 seats': table, '4 seats': { ...table, gamesPerSecond: 5 } } },
      },
      duel: { tablee: 100, boardgameio: 2, ratio: 50, variants: { Tablée: 100, 'boardgame.io': 2 } },
      browser: { homeScriptKilobytes: 98.76, tableReadyMilliseconds: { chess: 432.1 } },
    };

    expect(pageOf(report).split('\n')).toEqual([
      'Node v20, abacus, one core, random play',
      '',
      'game    table     decisions/s   games/s      fork',
      'chess   2 seats     1,234,567       890   2.50 µs',
      '        4 seats     1,234,567         5   2.50 µs',
      '',
      'the duel       decisions/s',
      'Tablée                 100',
      'boardgame.io             2',
      '',
      'Tablée : boardgame.io at its fastest = 50 : 1',
      '',
      'in the browser                   measured    at most',
      'script of the home page, gzip     98.8 kB     200 kB',
      'chess: table ready, cold start     432 ms   1,000 ms',
      '',
    ]);
  });

  test('has a page for online play', () => {
    const pace = {
      choicesPerSecond: 251.4,
      p50Milliseconds: 4.23,
      p99Milliseconds: 31,
      loopDelayP99Milliseconds: 7.04,
    };
    const server = {
      game: 'chess',
      tables: 1000,
      steady: pace,
      flatOut: { ...pace, choicesPerSecond: 1_900 },
      many: { tables: 10_000, steady: { ...pace, choicesPerSecond: 2_500 } },
      attacks: { pings: { loopDelayP99Milliseconds: 3.12, honestP99Milliseconds: 20 } },
      memory: { kilobytesPerTable: 33.2, kilobytesPerSocket: 5.2, processKilobytesPerTable: 53 },
      duel: { tablee: 4_000, boardgameio: 1_000, ratio: 4 },
    };

    expect(
      pageOf({ machine: { node: 'v20', cpu: 'abacus' }, games: {}, server })
        .split('\n')
        .slice(2),
    ).toEqual([
      'chess, online                    choices/s      p50       p99   loop p99',
      '1,000 tables at people’s pace          251   4.2 ms   31.0 ms     7.0 ms',
      '10,000 tables at people’s pace       2,500   4.2 ms   31.0 ms     7.0 ms',
      '1,000 tables flat out                1,900   4.2 ms   31.0 ms     7.0 ms',
      'Memory held for a table: 33 kB, 25 at most; 10 of them for its two sockets. The process grew by 53.',
      'At people’s pace p99 should be 10 ms at most, with many tables 25 ms.',
      "The duel, choices for a second of the server's processor: 4,000, boardgame.io 1,000 = 4 : 1",
      '',
      'under attack, with the usual limits   loop p99   an answer, p99',
      'pings                                   3.1 ms          20.0 ms',
      '',
    ]);
  });
});

test('a server is measured with the options it is started with', () => {
  const read = (path: string): string => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');
  const [room] = NODE_OPTIONS;

  expect(JSON.parse(read('package.json')).scripts.start).toContain(`node ${room} `);
  expect(read('cli/bin/tablee.js').split('\n')[0]).toBe(`#!/usr/bin/env -S node ${room}`);
});
