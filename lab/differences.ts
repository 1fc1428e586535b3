/** What two simulations differ in beyond what chance explains. */
import { type Figure, type Share, shareOf } from '@tablee/kernel';

export interface Difference {
  readonly figure: Figure;
  readonly before: Share;
  readonly after: Share;
}

/** A share among the figures, with its interval. */
export function shareIn({ value, of }: Figure): Share {
  return shareOf(value * of, of);
}

/** Shares whose intervals don't overlap, the furthest apart first. Shares of nothing tell nothing. */
export function differences(before: readonly Figure[], after: readonly Figure[]): Difference[] {
  const found: Difference[] = [];
  for (const figure of before) {
    const other = after.find(({ key }) => key === figure.key);
    if (figure.unit !== 'share' || !other) continue;
    const [one, two] = [shareIn(figure), shareIn(other)];
    if (one.of > 0 && two.of > 0 && (one.high < two.low || two.high < one.low))
      found.push({ figure, before: one, after: two });
  }
  return found.sort((a, b) => gap(b) - gap(a));
}

function gap({ before, after }: Difference): number {
  return Math.abs(before.share - after.share);
}
