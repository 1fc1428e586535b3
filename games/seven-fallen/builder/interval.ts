/** How sure a share is that was found in so many games. */

export interface Share {
  readonly share: number;
  /** The 95 % interval (Wilson). */
  readonly low: number;
  readonly high: number;
  readonly of: number;
}

const Z = 1.96;

export function shareOf(count: number, of: number): Share {
  if (of === 0) return { share: 0.5, low: 0, high: 1, of };
  const share = count / of;
  const middle = (share + (Z * Z) / (2 * of)) / (1 + (Z * Z) / of);
  const half = (Z / (1 + (Z * Z) / of)) * Math.sqrt((share * (1 - share)) / of + (Z * Z) / (4 * of * of));
  return { share, low: Math.max(0, middle - half), high: Math.min(1, middle + half), of };
}
