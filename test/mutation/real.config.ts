/** The real Vitest, with the changes of a run built in and asleep but one: for tests that need timers, threads and sockets. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import usual from '../../vitest.config.ts';
import type { Mutant } from './plan.ts';
import { withSwitches } from './sites.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const mutants: Mutant[] = JSON.parse(readFileSync(process.env.TABLEE_MUTANTS!, 'utf8'));
const order = (process.env.TABLEE_ORDER ?? '').split(' ');
const placeOf = ({ moduleId }: TestSpecification): number =>
  order.findIndex((test) => join(ROOT, test) === moduleId);

/** As asked, the quickest first: Vitest would begin with what took longest. */
class InOrder extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return files.sort((a, b) => placeOf(a) - placeOf(b));
  }
}

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
    fileParallelism: false,
    sequence: { sequencer: InOrder },
    // The code is the same for all changes of a run: it is compiled once.
    experimental: { fsModuleCache: true, fsModuleCachePath: `${process.env.TABLEE_MUTANTS!}.cache` },
  },
});
