/** Runs parts one after the other, each in a fresh process, and puts their figures together. */
import { fork as startNode } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { type Effort, FULL_EFFORT } from './measure.ts';
import type { Answer } from './part.ts';
import { type Part, partsNamed } from './parts.ts';
import {
  type BrowserFigures,
  type DuelFigures,
  type Figures,
  type GameFigures,
  pageOf,
  type Report,
  type ServerFigures,
  thisMachine,
} from './report.ts';

export interface BenchOptions {
  /** The report as JSON, for programs. */
  readonly json: boolean;
  /** Only this part: a game's id, `duel`, `browser` or `server`. */
  readonly only?: string | undefined;
  readonly effort?: Effort;
}

/** Measures, prints the report on stdout and gives it back. Progress goes to stderr. */
export async function bench({ json, only, effort = FULL_EFFORT }: BenchOptions): Promise<Report> {
  const report = await measure(partsNamed(only), effort);
  process.stdout.write(json ? `${JSON.stringify(report, null, 2)}\n` : pageOf(report));
  return report;
}

async function measure(parts: readonly Part[], effort: Effort): Promise<Report> {
  const games: Record<string, GameFigures> = {};
  let duel: DuelFigures | undefined;
  let browser: BrowserFigures | undefined;
  let server: ServerFigures | undefined;
  const progress = progressLine(parts);
  for (const [index, part] of parts.entries()) {
    progress(index, 0);
    const figures = rounded(await inOwnProcess(part, effort, (share) => progress(index, share)));
    if (part.of === 'game') games[part.name] = figures as GameFigures;
    else if (part.of === 'duel') duel = figures as DuelFigures;
    else if (part.of === 'browser') browser = figures as BrowserFigures;
    else server = figures as ServerFigures;
  }
  if (process.stderr.isTTY) process.stderr.write('\r\x1b[K');
  return {
    machine: thisMachine(),
    games,
    ...(duel && { duel }),
    ...(browser && { browser }),
    ...(server && { server }),
  };
}

/** boardgame.io and its libraries look at NODE_ENV when they are loaded: a process of its own gets it from the start. */
function inOwnProcess(part: Part, effort: Effort, progress: (share: number) => void): Promise<Figures> {
  return new Promise((resolve, reject) => {
    const script = fileURLToPath(new URL('./part.js', import.meta.url));
    const child = startNode(script, [part.name, JSON.stringify(effort)], {
      env: { ...process.env, NODE_ENV: 'production' },
      execArgv: [],
      // Whatever a part prints must not get into the report.
      stdio: ['ignore', 2, 2, 'ipc'],
    });
    let figures: Figures | undefined;
    child.on('message', (answer: Answer) => {
      if ('share' in answer) progress(answer.share);
      else figures = answer.figures;
    });
    child.on('error', reject);
    child.on('exit', (code) => {
      if (figures) resolve(figures);
      else reject(new Error(`Measuring ${part.name} failed: its process ended with code ${code}.`));
    });
  });
}

/** A line that is written over on a terminal; elsewhere, a line when a part begins. */
function progressLine(parts: readonly Part[]): (index: number, share: number) => void {
  const { stderr } = process;
  return (index, share) => {
    const { name } = parts[index]!;
    const done = (index + share) / parts.length;
    if (stderr.isTTY) stderr.write(`\r${Math.round(done * 100)} % measuring ${name}\x1b[K`);
    else if (share === 0) stderr.write(`measuring ${name}\n`);
  };
}

/** Four digits are more than a run can know; small numbers keep theirs. */
function rounded<T>(figures: T): T {
  return JSON.parse(JSON.stringify(figures), (_, value) =>
    typeof value === 'number' ? Number(value.toPrecision(4)) : value,
  );
}
