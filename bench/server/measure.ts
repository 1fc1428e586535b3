/**
 * Online play over real sockets on loopback: how long a choice takes to the other seat with a thousand tables live and with
 * ten thousand, how many choices a second the server can take, and what the same small game costs it and boardgame.io's server.
 */
import { GAMES } from '@tablee/games/rules';
import { type Effort, FULL_EFFORT, type Progress } from '../measure.ts';
import type { Pace, ServerFigures } from '../report.ts';
import { measureAttacks } from './attacks.ts';
import { playBoardgameIoMatch } from './boardgame-io-players.ts';
import { Measured } from './measured.ts';
import { type Match, type Meeting, meet, playMatch, type Thinking } from './players.ts';

interface Load {
  readonly tables: number;
  /** And then with so many. */
  readonly manyTables: number;
  /** Tables of the duel, on either server. */
  readonly duels: number;
  /** At each table, between two choices, on average. */
  readonly thinkingSeconds: number;
  readonly seconds: number;
  readonly attackSeconds: number;
}

/** People think for four seconds, which is fast for people. */
const FULL: Load = {
  tables: 1000,
  manyTables: 10_000,
  duels: 50,
  thinkingSeconds: 4,
  seconds: 15,
  attackSeconds: 5,
};
const GLANCE: Load = {
  tables: 5,
  manyTables: 10,
  duels: 2,
  thinkingSeconds: 0.1,
  seconds: 0.5,
  attackSeconds: 0.5,
};
/** Of many tables two are played over one socket: a process may not have open as many as they would take. */
const TABLES_A_SOCKET = 2;
/** Pairs of people who come at the same time. */
const COMING = 25;
/** Tables played flat out before memory is looked at: what any busy server takes up once is not the tables'. */
const WARMING = 100;

/** The first of the list that takes two people, as it comes. */
const GAME = GAMES.find(({ seats }) => seats.min === 2)!.id;

export async function measureServer(effort: Effort, progress: Progress = () => {}): Promise<ServerFigures> {
  const load = effort.rounds >= FULL_EFFORT.rounds ? FULL : GLANCE;
  const live = await liveTables(load, progress);
  const many = await manyTables(load, (share) => progress(0.35 + 0.4 * share));
  const ours = await duels('tablee', load);
  const theirs = await duels('boardgame.io', load);
  progress(0.9);
  const attacks = await measureAttacks(GAME, load.attackSeconds);
  progress(1);
  return {
    game: GAME,
    ...live,
    many,
    attacks,
    duel: { tablee: ours, boardgameio: theirs, ratio: ours / theirs },
  };
}

async function liveTables(
  load: Load,
  progress: Progress,
): Promise<Pick<ServerFigures, 'tables' | 'steady' | 'flatOut' | 'memory'>> {
  const server = await Measured.start('tablee');
  await warmUp(server, load);
  const before = await server.memory();
  let pace = load.thinkingSeconds;
  const matches = await come(server, load.tables, () => thinking(pace));
  const withSockets = await server.memory();
  await sitDown(matches, 1);
  await pause(load.thinkingSeconds);
  const steady = await paceOf(server, matches, load.seconds);
  const withTables = await server.memory();
  progress(0.2);
  pace = 0;
  await pause(load.thinkingSeconds * 2);
  const flatOut = await paceOf(server, matches, load.seconds);
  for (const match of matches) match.stop();
  await server.stop();
  progress(0.35);
  return {
    tables: load.tables,
    steady,
    flatOut,
    memory: {
      kilobytesPerTable: (withTables.heldBytes - before.heldBytes) / 1000 / load.tables,
      kilobytesPerSocket: (withSockets.heldBytes - before.heldBytes) / 1000 / (2 * load.tables),
      processKilobytesPerTable: (withTables.processBytes - before.processBytes) / 1000 / load.tables,
    },
  };
}

async function warmUp(server: Measured, load: Load): Promise<void> {
  const matches = await come(server, Math.min(WARMING, load.tables), () => 0);
  await sitDown(matches, 1);
  await pause(load.seconds / 3);
  for (const match of matches) match.stop();
  // Until nothing is left of them: the server keeps a table in mind for a minute.
  await pause(load.seconds * 5);
}

async function manyTables(load: Load, progress: Progress): Promise<ServerFigures['many']> {
  const server = await Measured.start('tablee');
  const pairs = load.manyTables / TABLES_A_SOCKET;
  const matches = await come(server, pairs, () => thinking(load.thinkingSeconds));
  await sitDown(matches, TABLES_A_SOCKET, progress);
  await pause(load.thinkingSeconds * 2);
  const steady = await paceOf(server, matches, load.seconds);
  for (const match of matches) match.stop();
  await server.stop();
  return { tables: load.manyTables, steady };
}

/** So many pairs, each of them on sockets of their own. */
async function come(server: Measured, pairs: number, thinks: Thinking): Promise<Meeting[]> {
  const matches: Meeting[] = [];
  while (matches.length < pairs) {
    const more = Math.min(COMING, pairs - matches.length);
    const coming = Array.from({ length: more }, () => meet(server.address, GAME, thinks));
    matches.push(...(await Promise.all(coming)));
  }
  return matches;
}

async function sitDown(
  matches: readonly Meeting[],
  tablesEach: number,
  progress: Progress = () => {},
): Promise<void> {
  for (let seated = 0; seated < matches.length; seated += COMING) {
    const coming = matches.slice(seated, seated + COMING);
    await Promise.all(coming.map((match) => match.begin(tablesEach)));
    progress(seated / matches.length);
  }
}

/** Milliseconds, anywhere between none and twice the average: nobody thinks in step. */
function thinking(seconds: number): number {
  return Math.random() * 2 * seconds * 1000;
}

async function paceOf(server: Measured, matches: readonly Match[], seconds: number): Promise<Pace> {
  await server.usage();
  const { perSecond, p50, p99 } = await during(matches, seconds);
  const { loopDelayP99 } = await server.usage();
  return {
    choicesPerSecond: perSecond,
    p50Milliseconds: p50,
    p99Milliseconds: p99,
    loopDelayP99Milliseconds: loopDelayP99,
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
  const made = (): number => matches.reduce((sum, match) => sum + match.choices, 0);
  for (const { latencies } of matches) latencies.length = 0;
  const before = made();
  const start = performance.now();
  await pause(seconds);
  const count = made() - before;
  const latencies = matches.flatMap((match) => match.latencies).sort((a, b) => a - b);
  const at = (share: number): number =>
    latencies[Math.min(latencies.length - 1, Math.floor(latencies.length * share))] ?? 0;
  return { count, perSecond: count / ((performance.now() - start) / 1000), p50: at(0.5), p99: at(0.99) };
}

function pause(seconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, seconds * 1000));
}
