/** Measures the part named on the command line and answers its parent; started by hand, as for a profile, it prints. */
import { type Effort, FULL_EFFORT } from './measure.ts';
import { partsNamed } from './parts.ts';
import type { Figures } from './report.ts';

export type Answer = { readonly share: number } | { readonly figures: Figures };

const [name, effort] = process.argv.slice(2);
const part = partsNamed(name ?? '')[0]!;
const tell = (answer: Answer): void => {
  process.send?.(answer);
};
process.on('disconnect', () => process.exit());

const figures = await part.measure(effort ? (JSON.parse(effort) as Effort) : FULL_EFFORT, (share) =>
  tell({ share }),
);
tell({ figures });
if (process.send) process.disconnect();
else console.log(figures);
