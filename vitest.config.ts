import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['**/*.test.ts', '**/*.test.tsx'],
    exclude: ['**/node_modules/**', '**/dist/**'],
    maxWorkers: 2,
    testTimeout: 120_000,
    reporters: ['default'],
    deps: { optimizer: { ssr: { enabled: false }, client: { enabled: false } } },
  },
});
