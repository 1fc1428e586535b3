/** The keys of the question bar: 1–9 choose, U undoes, H hints, O lists, P holds what is shown, N goes a step, Space or Escape skips. */
import { useEffect, useRef } from 'react';
import type { OpenQuestion } from './open-question.tsx';
import type { ButtonKeys } from './use-button-keys.ts';

export function useQuestionKeys(asking: OpenQuestion, keys: ButtonKeys, list: () => void): void {
  const now = useRef({ asking, keys, list });
  useEffect(() => {
    now.current = { asking, keys, list };
  });
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.repeat || isBusy(event.target)) return;
      if (event.key === ' ' && isPressing(event.target)) return;
      const { asking, keys, list } = now.current;
      const act = meaning(event, asking, keys, list);
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

/** Space on a button away from the table (the rulebook, the menu) presses that button. */
function isPressing(target: EventTarget | null): boolean {
  const table = document.querySelector('.question')?.parentElement;
  return (
    target instanceof HTMLElement && target.closest('button, a, summary') !== null && !table?.contains(target)
  );
}

/** What a key does now; null where it does nothing. */
export function meaning(
  event: Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>,
  { mine, options, choose, undo, hint, warning, skip, hold }: OpenQuestion,
  keys: ButtonKeys,
  list: () => void,
): (() => void) | null {
  const key = event.key.toLowerCase();
  if ((event.ctrlKey || event.metaKey) && key === 'z' && !event.shiftKey) return undo;
  if (event.ctrlKey || event.metaKey || event.altKey) return null;
  if (hold && key === 'p') return hold.toggle;
  if (hold?.held && key === 'n') return hold.step;
  if (skip && (key === ' ' || key === 'escape')) return skip;
  if (warning) {
    if (digit(event) === 2) return warning.confirm;
    return digit(event) === 1 || key === 'escape' ? warning.cancel : null;
  }
  if (key === 'u') return undo;
  if (!mine) return null;
  if (key === 'h') return hint && !hint.busy ? hint.ask : null;
  if (key === 'o') return options.length > 0 ? list : null;
  const pressed = digit(event);
  const [option] = [...keys].find(([, each]) => each === pressed) ?? [];
  return option ? () => choose(option) : null;
}

/** By the key's place as well as by its sign: on a French keyboard the row of digits writes & é " without Shift. */
function digit({ key, code }: Pick<KeyboardEvent, 'key' | 'code'>): number {
  return Number(/^(?:Digit|Numpad)([1-9])$/.exec(code)?.[1] ?? (/^[1-9]$/.test(key) ? key : 0));
}
