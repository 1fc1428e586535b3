/** Clocks, where the people round the table play with them: a defender out of time takes the hit, an active player ends his turn. */
import type { Decision } from '@tablee/kernel';
import type { PlunderOption } from './types.ts';

/** Nothing is discarded: the discard is ended like the turn, with no card chosen. */
const SAYS_NO_MORE: readonly PlunderOption['do'][] = ['take', 'end'];

export function outOfTime({ options }: Decision): number | undefined {
  const index = options.findIndex((option) => SAYS_NO_MORE.includes((option as PlunderOption).do));
  return index < 0 ? undefined : index;
}
