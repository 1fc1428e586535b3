/**
 * How much room the window gives. Style sheets ask the same questions in the same words (a test keeps them so):
 * `compact` holds for both ways of holding a phone, `upright` and `across` for one each, `short` for a laptop.
 */
import { useSyncExternalStore } from 'react';

export const WINDOWS = {
  /** A phone, or a page enlarged to 200 %: small pieces, what stands beside the table comes as a sheet. */
  compact: '(max-width: 699px), (max-height: 519px)',
  /** A phone held upright: board, question and hand one above the other. */
  upright: '(max-width: 699px) and (min-height: 520px), (max-width: 699px) and (orientation: portrait)',
  /** A small phone held upright: the hand gives way to the board. */
  small: '(max-width: 699px) and (min-height: 520px) and (max-height: 700px)',
  /** A phone held across: question and hand stand at the board's sides. */
  across: '(max-height: 519px) and (orientation: landscape)',
  /** A phone or a laptop: what is said in passing stands over the board's edge. */
  tight: '(max-height: 799px), (max-width: 699px)',
  /** Neither of those two: a laptop, a screen on a desk. */
  desk: '(min-width: 700px) and (min-height: 520px)',
  /** A laptop: the bars are thin and the hand shows the upper half of its cards. */
  short: '(min-width: 700px) and (min-height: 520px) and (max-height: 799px)',
  /** Room for a page beside the table: else it comes as a sheet over it. */
  beside: '(min-width: 1200px) and (min-height: 520px)',
  /** So much room that the log stands there unasked. */
  roomy: '(min-width: 1200px) and (min-height: 800px)',
  /** A very large screen: everything is written larger. */
  large: '(min-width: 2000px) and (min-height: 1100px)',
  /** A finger, which needs a larger square than a mouse. */
  touch: '(pointer: coarse)',
} as const;

/** True in a small window, whichever way it is held. */
export function useCompact(): boolean {
  return useWindow('compact');
}

/** Whether the window is of this kind now. */
export function useWindow(kind: keyof typeof WINDOWS): boolean {
  const { subscribe, isNow } = QUERIES[kind];
  return useSyncExternalStore(subscribe, isNow, () => false);
}

const QUERIES = Object.fromEntries(
  Object.entries(WINDOWS).map(([kind, words]) => [
    kind,
    {
      subscribe(changed: () => void) {
        const query = matchMedia(words);
        query.addEventListener('change', changed);
        return () => query.removeEventListener('change', changed);
      },
      isNow: () => matchMedia(words).matches,
    },
  ]),
) as Record<keyof typeof WINDOWS, { subscribe(changed: () => void): () => void; isNow(): boolean }>;
