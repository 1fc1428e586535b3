/** The table's own keys: a letter for each overlay, Escape puts down what is held. */
import { useEffect, useRef } from 'react';
import { OVERLAY_MODES, OVERLAYS } from './overlays/modes.ts';
import { usePlay } from './play.tsx';

export function useKeys(): void {
  const play = usePlay();
  const now = useRef(play);
  useEffect(() => {
    now.current = play;
  });
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isBusy(event.target))
        return;
      const { picked, pick, overlay, show, watched, watch } = now.current;
      if (event.key === 'Escape') {
        if (picked !== null) pick(null);
        else if (overlay !== null) show(null);
        else if (watched >= 0) watch(watched);
        return;
      }
      const mode = OVERLAY_MODES.find((each) => OVERLAYS[each].key === event.key.toLowerCase());
      if (mode) show(overlay === mode ? null : mode);
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
