/** The keys of the question bar: 1–9 choose, U undoes, H hints, O lists, Space or Escape skips. */
import type { Option } from '@tablee/kernel';
import { useEffect, useRef } from 'react';
import type { Asking } from './asking.tsx';

export function useQuestionKeys(asking: Asking, shown: readonly Option[], list: () => void): void {
  const now = useRef({ asking, shown, list });
  useEffect(() => {
    now.current = { asking, shown, list };
  });
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      if (event.defaultPrevented || isBusy(event.target)) return;
      const { asking, shown, list } = now.current;
      const act = meaning(event, asking, shown, list);
      if (!act) return;
      event.preventDefault();
      act();
    };
    window.addEventListener('keydown', pressed);
    return () => window.removeEventListener('keydown', pressed);
  }, []);
}

/** Somebody is typing, or a dialog has the keyboard. */
function isBusy(target: EventTarget | null): boolean {
  if (document.querySelector('dialog[open]')) return true;
  return (
    target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]') !== null
  );
}

/** What a key does now; null where it does nothing. */
export function meaning(
  event: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>,
  { mine, options, choose, undo, hint, warning, skip }: Asking,
  shown: readonly Option[],
  list: () => void,
): (() => void) | null {
  const key = event.key.toLowerCase();
  if ((event.ctrlKey || event.metaKey) && key === 'z' && !event.shiftKey) return undo;
  if (event.ctrlKey || event.metaKey || event.altKey) return null;
  if (skip && (key === ' ' || key === 'escape')) return skip;
  if (warning) {
    if (key === '1') return warning.confirm;
    return key === '2' || key === 'escape' ? warning.cancel : null;
  }
  if (key === 'u') return undo;
  if (!mine) return null;
  if (key === 'h') return hint && !hint.busy ? hint.ask : null;
  if (key === 'o') return options.length > 0 ? list : null;
  const option = /^[1-9]$/.test(key) ? shown[Number(key) - 1] : undefined;
  return option ? () => choose(option) : null;
}
