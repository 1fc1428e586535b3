/**
 * Changes tried by the real Vitest, a process each: slow, but with timers, threads and sockets as they are. What a test runs in
 * a process or thread of its own is not changed.
 */
import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../house.ts';
import type { Mutant } from './plan.ts';

/** Longer than any of these takes on the slowest machine. */
const PATIENCE_MS = 480_000;

export interface RealRun {
  readonly mutants: readonly Mutant[];
  readonly tests: readonly string[];
  readonly folder: string;
  /** What the mutants and tests were made from: what was learnt with other code is forgotten. */
  readonly code: string;
}

/** What a test file does when no change is awake: which ones it comes by, and how long it takes. */
export interface Unchanged {
  readonly met: readonly number[];
  readonly milliseconds: number;
}
export type Coverage = Record<string, Unchanged>;

/** By test file. Files that fail unchanged tell nothing. Kept on the way, for a run that is stopped. */
export async function coverage({ mutants, tests, folder, code }: RealRun): Promise<Coverage> {
  const [list, met, kept] = ['mutants.json', 'met.txt', 'coverage.json'].map((name) =>
    join(folder, `real.${name}`),
  ) as [string, string, string];
  const drawn = JSON.stringify(mutants);
  const before = existsSync(kept) ? JSON.parse(readFileSync(kept, 'utf8')) : {};
  const isSame = before.code === code && existsSync(list) && readFileSync(list, 'utf8') === drawn;
  const found: Coverage = isSame ? before.found : {};
  if (!isSame) rmSync(`${list}.cache`, { recursive: true, force: true });
  writeFileSync(list, drawn);
  for (const test of tests) {
    if (found[test]) continue;
    rmSync(met, { force: true });
    const begun = performance.now();
    if ((await failureIn([test], list, { TABLEE_MET: met })) !== null) {
      console.error(`\nFails unchanged: ${test}`);
      continue;
    }
    const line = existsSync(met) ? readFileSync(met, 'utf8') : '{"met":[]}';
    found[test] = { met: JSON.parse(line).met, milliseconds: performance.now() - begun };
    writeFileSync(kept, JSON.stringify({ code, found }));
    process.stderr.write(`\r${Object.keys(found).length} of ${tests.length} test files run unchanged `);
  }
  return found;
}

/** The first of the tests that come by this change to fail with it, the quickest asked first; null if none does. */
export function whoNotices({ id }: Mutant, known: Coverage, folder: string): Promise<string | null> {
  const near = Object.entries(known)
    .filter(([, { met }]) => met.includes(id))
    .sort(([, a], [, b]) => a.milliseconds - b.milliseconds)
    .map(([test]) => test);
  if (near.length === 0) return Promise.resolve(null);
  return failureIn(near, join(folder, 'real.mutants.json'), { TABLEE_AWAKE: String(id) });
}

/** The title of the first test that fails; null when all pass. */
function failureIn(
  tests: readonly string[],
  list: string,
  more: Record<string, string>,
): Promise<string | null> {
  const vitest = join(ROOT, 'node_modules', 'vitest', 'vitest.mjs');
  const config = join(ROOT, 'test', 'mutation', 'real.config.ts');
  const env = { ...process.env, NO_COLOR: '1', TABLEE_MUTANTS: list, TABLEE_ORDER: tests.join(' '), ...more };
  return new Promise((resolve) => {
    let said = '';
    const running = spawn(process.execPath, [vitest, 'run', '--config', config, '--bail', '1', ...tests], {
      cwd: ROOT,
      stdio: ['ignore', 'pipe', 'pipe'],
      env,
    });
    for (const out of [running.stdout, running.stderr])
      out.on('data', (text) => {
        said += text;
      });
    const patience = setTimeout(() => running.kill('SIGKILL'), PATIENCE_MS);
    running.on('exit', (code) => {
      clearTimeout(patience);
      resolve(code === 0 ? null : (said.match(/FAIL +(.*)/)?.[1] ?? 'it did not come to an end'));
    });
  });
}
