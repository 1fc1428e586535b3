/** The options worth thinking about. */
import type { Decision } from '@tablee/kernel';

/**
 * The numbers of the options that lead on: all but the ways back, unless there is nothing else. Whoever thinks before
 * acting needs no way back, and one who took it would go round in circles.
 */
export function waysOn({ options }: Decision): readonly number[] {
  const on: number[] = [];
  for (let n = 0; n < options.length; n++) if (options[n]!.back === undefined) on.push(n);
  return on.length > 0 ? on : options.map((_, n) => n);
}
