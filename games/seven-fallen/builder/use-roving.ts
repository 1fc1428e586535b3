/** One stop of the Tab key for a whole list or grid; the arrow keys go from one to the next, as they lie on the screen. */
import { type KeyboardEvent, type RefObject, useRef, useState } from 'react';

const ITEM = '[data-roving]';

export interface Roving<E extends HTMLElement> {
  readonly ref: RefObject<E | null>;
  /** Which one the Tab key comes to. */
  readonly at: number;
  onKeyDown(event: KeyboardEvent): void;
  came(index: number): void;
}

export function useRoving<E extends HTMLElement>(count: number): Roving<E> {
  const ref = useRef<E>(null);
  const [at, setAt] = useState(0);
  return {
    ref,
    at: Math.min(at, Math.max(0, count - 1)),
    came: setAt,
    onKeyDown(event) {
      const items = [...(ref.current?.querySelectorAll<HTMLElement>(ITEM) ?? [])];
      const here = items.indexOf(document.activeElement as HTMLElement);
      if (here < 0) return;
      const next = nextOf(items, here, event.key);
      if (next === null) return;
      event.preventDefault();
      items[next]?.focus();
      items[next]?.scrollIntoView({ block: 'nearest' });
    },
  };
}

function nextOf(items: readonly HTMLElement[], here: number, key: string): number | null {
  switch (key) {
    case 'ArrowRight':
      return Math.min(items.length - 1, here + 1);
    case 'ArrowLeft':
      return Math.max(0, here - 1);
    case 'ArrowDown':
      return inNextRow(items, here, 1);
    case 'ArrowUp':
      return inNextRow(items, here, -1);
    case 'Home':
      return 0;
    case 'End':
      return items.length - 1;
    default:
      return null;
  }
}

/** The one below or above; the nearest of the next row where that is shorter. */
function inNextRow(items: readonly HTMLElement[], here: number, step: 1 | -1): number {
  const from = items[here]!.getBoundingClientRect();
  let row: number | null = null;
  let best = here;
  let nearest = Number.POSITIVE_INFINITY;
  for (let n = here + step; n >= 0 && n < items.length; n += step) {
    const box = items[n]!.getBoundingClientRect();
    if (Math.abs(box.top - from.top) < box.height / 2) continue;
    row ??= box.top;
    if (Math.abs(box.top - row) > box.height / 2) break;
    const far = Math.abs(box.left - from.left);
    if (far < nearest) {
      nearest = far;
      best = n;
    }
  }
  return best;
}
