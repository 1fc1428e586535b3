/** What a run found out, and how it is shown. */
import { arch, cpus } from 'node:os';
import type { Rate } from './measure.ts';

/** The README explains each field. */
export interface Report {
  readonly machine: Machine;
  readonly games: Readonly<Record<string, GameFigures>>;
  readonly duel?: DuelFigures;
  readonly browser?: BrowserFigures;
  readonly server?: ServerFigures;
}

export interface Machine {
  readonly node: string;
  readonly cpu: string;
}

export interface TableFigures extends Rate {
  /** Median over states at random moments of random games. */
  readonly forkMicroseconds: number;
}

export interface GameFigures extends TableFigures {
  readonly configs: Readonly<Record<string, TableFigures>>;
}

/** Decisions a second. */
export interface DuelFigures {
  readonly tablee: number;
  readonly boardgameio: number;
  readonly ratio: number;
  readonly variants: Readonly<Record<string, number>>;
}

export interface BrowserFigures {
  /** What the home page loads, as gzip makes it. */
  readonly homeScriptKilobytes: number;
  /** From opening a table's address in a browser that was never here to the first question, by game. */
  readonly tableReadyMilliseconds: Readonly<Record<string, number>>;
}

export interface ServerFigures {
  /** What was played, by its id. */
  readonly game: string;
  /** Live at once, two people each. */
  readonly tables: number;
  /** At the pace of people. */
  readonly steady: Pace;
  /** As fast as everybody can, with as many tables. */
  readonly flatOut: Pace;
  /** Many more tables, at the pace of people. */
  readonly many: { readonly tables: number; readonly steady: Pace };
  /** By what clients do who ask for as much as they can. */
  readonly attacks: Readonly<Record<string, Attacked>>;
  readonly memory: MemoryFigures;
  /** Choices of the small duel for a second of the server's processor time. */
  readonly duel: { readonly tablee: number; readonly boardgameio: number; readonly ratio: number };
}

export interface MemoryFigures {
  /** Held for a table, with the sockets of its two people. */
  readonly kilobytesPerTable: number;
  /** Of that, one of these sockets. */
  readonly kilobytesPerSocket: number;
  /** By which the process grew for it. */
  readonly processKilobytesPerTable: number;
}

/** What is felt of an attack. */
export interface Attacked {
  readonly loopDelayP99Milliseconds: number;
  /** Until an honest page is answered. */
  readonly honestP99Milliseconds: number;
}

export interface Pace {
  /** Checked, on the disk and acknowledged. */
  readonly choicesPerSecond: number;
  /** From sending a choice to the other seat's receipt. */
  readonly p50Milliseconds: number;
  readonly p99Milliseconds: number;
  /** How late the server's event loop came. */
  readonly loopDelayP99Milliseconds: number;
}

/** What one part finds out. */
export type Figures = GameFigures | DuelFigures | BrowserFigures | ServerFigures;

export function thisMachine(): Machine {
  return { node: process.version, cpu: `${cpus()[0]?.model.trim() || 'unknown'} (${arch()})` };
}

/** The report for people. */
export function pageOf({ machine, games, duel, browser, server }: Report): string {
  const lines = [`Node ${machine.node}, ${machine.cpu}, one core, random play`, ''];
  const rows = Object.entries(games).flatMap(([id, { configs }]) =>
    Object.entries(configs).map(([name, figures], index) => [index === 0 ? id : '', name, ...cells(figures)]),
  );
  if (rows.length > 0) {
    lines.push(...aligned([['game', 'table', 'decisions/s', 'games/s', 'fork'], ...rows], 2), '');
  }
  if (duel) {
    const variants = Object.entries(duel.variants).map(([name, rate]) => [name, whole(rate)]);
    lines.push(...aligned([['the duel', 'decisions/s'], ...variants], 1), '');
    lines.push(`Tablée : boardgame.io at its fastest = ${duel.ratio} : 1`, '');
  }
  if (browser) {
    const ready = Object.entries(browser.tableReadyMilliseconds).map(([game, time]) => [
      `${game}: table ready, cold start`,
      `${whole(time)} ms`,
      '1,000 ms',
    ]);
    const script = `${browser.homeScriptKilobytes.toFixed(1)} kB`;
    lines.push(
      ...aligned(
        [
          ['in the browser', 'measured', 'at most'],
          ['script of the home page, gzip', script, '200 kB'],
          ...ready,
        ],
        1,
      ),
      '',
    );
  }
  if (server) lines.push(...onlinePage(server));
  return lines.join('\n');
}

function onlinePage({
  game,
  tables,
  steady,
  flatOut,
  many,
  attacks,
  memory: { kilobytesPerTable, kilobytesPerSocket, processKilobytesPerTable },
  duel,
}: ServerFigures): string[] {
  const row = (name: string, pace: Pace): string[] => [
    name,
    whole(pace.choicesPerSecond),
    `${pace.p50Milliseconds.toFixed(1)} ms`,
    `${pace.p99Milliseconds.toFixed(1)} ms`,
    `${pace.loopDelayP99Milliseconds.toFixed(1)} ms`,
  ];
  return [
    ...aligned(
      [
        [`${game}, online`, 'choices/s', 'p50', 'p99', 'loop p99'],
        row(`${whole(tables)} tables at people’s pace`, steady),
        row(`${whole(many.tables)} tables at people’s pace`, many.steady),
        row(`${whole(tables)} tables flat out`, flatOut),
      ],
      1,
    ),
    `Memory held for a table: ${whole(kilobytesPerTable)} kB, 25 at most; ${whole(2 * kilobytesPerSocket)} of them for its two sockets. The process grew by ${whole(processKilobytesPerTable)}.`,
    `At people’s pace p99 should be 10 ms at most, with many tables 25 ms.`,
    `The duel, choices for a second of the server's processor: ${whole(duel.tablee)}, boardgame.io ${whole(duel.boardgameio)} = ${duel.ratio} : 1`,
    '',
    ...aligned(
      [
        ['under attack, with the usual limits', 'loop p99', 'an answer, p99'],
        ...Object.entries(attacks).map(([name, felt]) => [
          name,
          `${felt.loopDelayP99Milliseconds.toFixed(1)} ms`,
          `${felt.honestP99Milliseconds.toFixed(1)} ms`,
        ]),
      ],
      1,
    ),
    '',
  ];
}

function cells({ decisionsPerSecond, gamesPerSecond, forkMicroseconds }: TableFigures): string[] {
  return [whole(decisionsPerSecond), whole(gamesPerSecond), `${forkMicroseconds.toFixed(2)} µs`];
}

function whole(count: number): string {
  return Math.round(count).toLocaleString('en');
}

/** Columns under each other: the first `words` of them to the left, the numbers after them to the right. */
function aligned(rows: readonly (readonly string[])[], words: number): string[] {
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)));
  return rows.map((row) =>
    row
      .map((cell, column) => (column < words ? cell.padEnd(widths[column]!) : cell.padStart(widths[column]!)))
      .join('   ')
      .trimEnd(),
  );
}
