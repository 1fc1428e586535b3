/** The table's own keys: Escape puts down what is held, V shows lines of sight. */
import { useEffect, useRef } from 'react';
import type { Play } from './use-play.ts';

export function useKeys(play: Play, look: () => void): void {
  const now = useRef({ play, look });
  useEffect(() => {
    now.current = { play, look };
  });
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isBusy(event.target))
        return;
      const { play, look } = now.current;
      if (event.key === 'Escape' && (play.held || play.cards.length > 0)) play.clear();
      if (event.key.toLowerCase() === 'v') look();
    };
    window.addEventListener('keydown', pressed);
    return () => window.removeEventListener('keydown', pressed);
  }, []);
}

/** Somebody is typing, or a dialog has the keyboard. */
function isBusy(target: EventTarget | null): boolean {
  if (document.querySelector('dialog[open]')) return true;
  return target instanceof HTMLElement && target.closest('input, textarea, select') !== null;
}
