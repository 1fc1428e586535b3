/** Windows for Interruption cards (OV-KW-57 to -62). */
import type { Next } from '@tablee/kernel';
import type { Context } from '@tablee/kernel/effect';
import type { Veiel } from '../types.ts';

/** Before the first effect and between two effects of what resolves in a hero's turn. */
export function interruptWindow(_t: Veiel, _c: Context): Next<'next'> | undefined {
  return undefined;
}
