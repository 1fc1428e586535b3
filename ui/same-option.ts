import type { Option } from '@tablee/kernel';

/** Options are flat, plain data: the same when they say the same. */
export function isSameOption(a: Option | null | undefined, b: Option): boolean {
  return a === b || (a != null && a.do === b.do && JSON.stringify(a) === JSON.stringify(b));
}
