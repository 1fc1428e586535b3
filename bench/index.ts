/** Speed, side by side with peers. Start reading at `run.ts`, then `parts.ts`. */
export type { Report } from './report.ts';
export { type BenchOptions, bench } from './run.ts';
