import type { Duel, DuelEvent } from './types.ts';

/** Says what happened, if anybody listens. */
export function tell(t: Duel, event: DuelEvent): void {
  t.told?.push(event);
}
