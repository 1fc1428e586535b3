import { defineConfig } from 'vitest/config';
import usual from './vitest.config.ts';

/** `npm run test:long`: in full what `npm test` does a little of. */
export default defineConfig({
  ...usual,
  test: {
    ...usual.test,
    projects: undefined,
    include: [
      'server/test/{kill,hostile,leak,loading,simulation}.test.ts',
      'test/browser/*.test.ts',
      'test/balance.test.ts',
      '{kernel,games,bench}/**/battery*.test.ts',
    ],
    testTimeout: 3_600_000,
    env: { TABLEE_LONG: '1' },
    // One after the other: each wants the machine for itself.
    maxWorkers: 1,
  },
});
