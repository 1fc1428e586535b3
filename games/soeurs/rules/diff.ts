/** Optional help after defeats. */

/** What each help gives at the start instead of the usual (SA-DIFF-2, SA-DIFF-3, SA-DIFF-4, R-SA-84). */
export const HELP = { xp: 3, potions: 1, hand: 7 } as const;

/** One help for every 5 defeats against the Boss, both modes together, at most 3 (SA-DIFF-1, SA-DIFF-5, R-SA-83). */
export function helpsFor(defeats: number): number {
  return Math.min(Object.keys(HELP).length, Math.floor(defeats / 5));
}
