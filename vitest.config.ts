import { defineConfig } from 'vitest/config';

const EVERYTHING = ['**/*.test.{ts,tsx}'];
const HOUSE = ['test/**/*.test.{ts,tsx}'];
const NEVER = ['**/node_modules/**', '**/dist/**'];

export default defineConfig({
  plugins: [
    {
      // Pages that a test draws without a browser do without their icons.
      name: 'no-icons',
      resolveId: (source) => (/^(icon|motifs):/.test(source) ? `\0${source}` : null),
      load: (id) =>
        id.startsWith('\0icon:')
          ? "export default '';"
          : id.startsWith('\0motifs:')
            ? 'export default {};'
            : null,
    },
  ],
  test: {
    projects: [
      // Tests in one process share what is loaded, which takes longer than most of them.
      {
        extends: true,
        test: { name: 'rooms', include: EVERYTHING, exclude: [...NEVER, ...HOUSE], isolate: false },
      },
      // Those that go through whole files of the house, or real browsers, stand by themselves.
      { extends: true, test: { name: 'house', include: HOUSE, exclude: NEVER } },
    ],
    maxWorkers: 2,
    // Nothing is measured by the clock: these end what hangs, on the slowest machine.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    teardownTimeout: 60_000,
    expect: { poll: { timeout: 120_000 } },
    reporters: ['default'],
    deps: { optimizer: { ssr: { enabled: false }, client: { enabled: false } } },
  },
});
