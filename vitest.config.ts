import { defineConfig } from 'vitest/config';

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
    include: ['**/*.test.ts', '**/*.test.tsx'],
    exclude: ['**/node_modules/**', '**/dist/**'],
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
