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
const PATIENCE_MS = 600_000;

export interface RealRun {
  readonly mutants: readonly Mutant[];
  readonly tests: readonly string[];
  readonly folder: string;
}

/** By test file, the changes it comes by when none is awake. Files that fail unchanged tell nothing. */
export async function coverage({ mutants, tests, folder }: RealRun): Promise<Map<string, Set<number>>> {
  const [list, met] = [join(folder, 'real.mutants.json'), join(folder, 'real.met.txt')];
  writeFileSync(list, JSON.stringify(mutants));
  rmSync(met, { force: true });
  const found = new Map<string, Set<number>>();
  for (const test of tests) {
    if (!(await passes([test], list, { TABLEE_MET: met }))) console.error(`\nFails unchanged: ${test}`);
    else found.set(test, new Set());
    process.stderr.write(`\r${found.size} of ${tests.length} test files run unchanged `);
  }
  const lines = existsSync(met) ? readFileSync(met, 'utf8').trim().split('\n') : [];
  for (const line of lines) {
    const { test, met: ids }: { test: string; met: number[] } = JSON.parse(line);
    const known = found.get(test.slice(ROOT.length + 1));
    for (const id of ids) known?.add(id);
  }
  return found;
}

/** The test file that notices this change; null if none does. */
export async function whoNotices(
  { id }: Mutant,
  near: ReadonlyMap<string, ReadonlySet<number>>,
  folder: string,
): Promise<string | null> {
  for (const [test, met] of near) {
    if (!met.has(id)) continue;
    const list = join(folder, 'real.mutants.json');
    if (!(await passes([test], list, { TABLEE_AWAKE: String(id) }))) return test;
  }
  return null;
}

function passes(tests: readonly string[], list: string, more: Record<string, string>): Promise<boolean> {
  const vitest = join(ROOT, 'node_modules', 'vitest', 'vitest.mjs');
  const config = join(ROOT, 'test', 'mutation', 'real.config.ts');
  return new Promise((resolve) => {
    const running = spawn(
      process.execPath,
      [vitest, 'run', '--config', config, '--bail', '1', '--no-file-parallelism', ...tests],
      { cwd: ROOT, stdio: 'ignore', env: { ...process.env, TABLEE_MUTANTS: list, ...more } },
    );
    const patience = setTimeout(() => running.kill('SIGKILL'), PATIENCE_MS);
    running.on('exit', (code) => {
      clearTimeout(patience);
      resolve(code === 0);
    });
  });
}
