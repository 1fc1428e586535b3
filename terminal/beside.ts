import { padEnd, widthOf } from './paint.ts';

/** Two blocks of lines next to each other. */
export function beside(left: readonly string[], right: readonly string[], gap: number): string[] {
  const width = Math.max(0, ...left.map(widthOf)) + gap;
  const height = Math.max(left.length, right.length);
  return Array.from({ length: height }, (_, n) =>
    (padEnd(left[n] ?? '', width) + (right[n] ?? '')).trimEnd(),
  );
}
