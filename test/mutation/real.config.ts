/** The real Vitest, with the changes of a run built in and asleep but one: for tests that need timers, threads and sockets. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import usual from '../../vitest.config.ts';
import type { Mutant } from './plan.ts';
import { withSwitches } from './sites.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const mutants: Mutant[] = JSON.parse(readFileSync(process.env.TABLEE_MUTANTS!, 'utf8'));

export default defineConfig({
  ...usual,
  root: ROOT,
  plugins: [
    ...(usual.plugins ?? []),
    {
      name: 'mutants',
      enforce: 'pre',
      transform: (text, id) => {
        const sites = mutants.filter(({ file }) => join(ROOT, file) === id.split('?')[0]);
        return sites.length === 0 ? null : withSwitches(text, sites);
      },
    },
  ],
  test: {
    ...usual.test,
    setupFiles: [join(ROOT, 'test/mutation/awake.ts')],
    // What hangs has noticed.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 30_000 } },
    maxWorkers: 1,
  },
});
