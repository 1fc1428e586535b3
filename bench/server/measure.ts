/**
 * Online play over real sockets on loopback: how long a choice takes to the other seat with a thousand tables live, how
 * many choices a second the server can take, and what the same small game costs it and boardgame.io's server.
 */
import { type Effort, FULL_EFFORT, type Progress } from '../measure.ts';
import type { ServerFigures } from '../report.ts';
import { playBoardgameIoMatch } from './boardgame-io-players.ts';
import { Measured } from './measured.ts';
import { type Match, playMatch } from './players.ts';

interface Load {
  readonly tables: number;
  /** Tables of the duel, on either server. */
  readonly duels: number;
  /** At each table, between two choices, on average. */
  readonly thinkingSeconds: number;
  readonly seconds: number;
}

/** A thousand tables where people think for four seconds, which is fast for people. */
const FULL: Load = { tables: 1000, duels: 50, thinkingSeconds: 4, seconds: 15 };
const GLANCE: Load = { tables: 5, duels: 2, thinkingSeconds: 0.1, seconds: 0.5 };

export async function measureServer(effort: Effort, progress: Progress = () => {}): Promise<ServerFigures> {
  const load = effort.rounds >= FULL_EFFORT.rounds ? FULL : GLANCE;
  const live = await liveTables(load, progress);
  const ours = await duels('tablee', load);
  progress(0.9);
  const theirs = await duels('boardgame.io', load);
  progress(1);
  return { ...live, duel: { tablee: ours, boardgameio: theirs, ratio: ours / theirs } };
}

async function liveTables(load: Load, progress: Progress): Promise<Omit<ServerFigures, 'duel'>> {
  const server = await Measured.start('tablee');
  const before = await server.usage();
  // Anywhere between none and twice the average: nobody thinks in step.
  let thinking = (): number => Math.random() * 2 * load.thinkingSeconds * 1000;
  const matches: Match[] = [];
  while (matches.length < load.tables) {
    const more = Math.min(25, load.tables - matches.length);
    matches.push(
      ...(await Promise.all(
        Array.from({ length: more }, () => playMatch(server.address, 'plunder', () => thinking())),
      )),
    );
    progress((0.3 * matches.length) / load.tables);
  }
  await pause(load.thinkingSeconds);
  const steady = await during(matches, load.seconds);
  const after = await server.usage();
  progress(0.5);
  thinking = () => 0;
  await pause(load.thinkingSeconds * 2);
  const flatOut = await during(matches, load.seconds);
  for (const match of matches) match.stop();
  await server.stop();
  progress(0.7);
  return {
    tables: load.tables,
    steady: { choicesPerSecond: steady.perSecond, p50Milliseconds: steady.p50, p99Milliseconds: steady.p99 },
    flatOut: {
      choicesPerSecond: flatOut.perSecond,
      p50Milliseconds: flatOut.p50,
      p99Milliseconds: flatOut.p99,
    },
    kilobytesPerTable: (after.memoryBytes - before.memoryBytes) / 1000 / load.tables,
  };
}

/** Choices the server could take in a second of its own processor time, playing the duel as fast as it can. */
async function duels(which: 'tablee' | 'boardgame.io', load: Load): Promise<number> {
  const server = await Measured.start(which);
  const sitDown = (): Promise<Match> =>
    which === 'tablee' ? playMatch(server.address, 'duel', () => 0) : playBoardgameIoMatch(server.address);
  const matches = await Promise.all(Array.from({ length: load.duels }, sitDown));
  await pause(load.seconds / 5);
  const before = await server.usage();
  const { count } = await during(matches, load.seconds);
  const after = await server.usage();
  for (const match of matches) match.stop();
  await server.stop();
  return count / ((after.processorMicroseconds - before.processorMicroseconds) / 1e6);
}

async function during(
  matches: readonly Match[],
  seconds: number,
): Promise<{ count: number; perSecond: number; p50: number; p99: number }> {
  const received = (): number => matches.reduce((sum, match) => sum + match.received, 0);
  for (const { latencies } of matches) latencies.length = 0;
  const before = received();
  const start = performance.now();
  await pause(seconds);
  const count = received() - before;
  const latencies = matches.flatMap((match) => match.latencies).sort((a, b) => a - b);
  const at = (share: number): number =>
    latencies[Math.min(latencies.length - 1, Math.floor(latencies.length * share))] ?? 0;
  return { count, perSecond: count / ((performance.now() - start) / 1000), p50: at(0.5), p99: at(0.99) };
}

function pause(seconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, seconds * 1000));
}
