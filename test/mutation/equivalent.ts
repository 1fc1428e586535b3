/** Changes that no test can notice, because nothing that can be seen changes. Each with the reason. */
import type { Mutant } from './plan.ts';

interface Equivalent {
  readonly file: string;
  readonly before: string;
  readonly after: string;
  readonly why: string;
}

const EQUIVALENT: readonly Equivalent[] = [];

export function isEquivalent({ file, before, after }: Mutant): boolean {
  return EQUIVALENT.some((known) => known.file === file && known.before === before && known.after === after);
}
