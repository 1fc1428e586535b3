/** In a run of the real Vitest: which change is awake, and which ones a test file comes by. */
import { appendFileSync } from 'node:fs';
import { afterAll, expect } from 'vitest';

const awake = Number(process.env.TABLEE_AWAKE ?? -1);
const met = new Set<number>();
Object.assign(globalThis, {
  __mutant: (id: number): boolean => {
    met.add(id);
    return id === awake;
  },
});

afterAll(() => {
  const file = process.env.TABLEE_MET;
  if (file) appendFileSync(file, `${JSON.stringify({ test: expect.getState().testPath, met: [...met] })}\n`);
});
