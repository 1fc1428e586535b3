/** How sure a share is that was found in so many games. */
export interface Share {
  readonly count: number;
  readonly of: number;
  readonly share: number;
  /** The interval that holds the true share 95 times in 100 (Wilson's). */
  readonly low: number;
  readonly high: number;
}

/** Standard deviations on either side that hold 95 % of a normal distribution. */
const Z = 1.959963984540054;

/** Of nothing, nothing is known: the middle, and anything might be. */
export function shareOf(count: number, of: number): Share {
  if (of === 0) return { count, of, share: 0.5, low: 0, high: 1 };
  const share = count / of;
  const spread = Z * Math.sqrt((share * (1 - share)) / of + (Z * Z) / (4 * of * of));
  const middle = share + (Z * Z) / (2 * of);
  const scale = 1 + (Z * Z) / of;
  return {
    count,
    of,
    share,
    low: Math.max(0, (middle - spread) / scale),
    high: Math.min(1, (middle + spread) / scale),
  };
}
