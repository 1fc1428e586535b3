/** Whoever comes from another page by keyboard, or hears the pages read out, goes on where the new one begins. */
import { useEffect, useRef } from 'react';

/** A page begins at its heading, a table at its board. */
const BEGINNING = 'main h1, main#board';

export function useArrival(at: string): void {
  const came = useRef<{ readonly at: string; readonly main: Element | null }>({ at, main: null });
  useEffect(() => {
    const main = document.querySelector('main');
    const before = came.current;
    came.current = { at, main };
    // The address first opened: the browser begins at its top. Or another place on the same page.
    if (before.at === at || (main !== null && main === before.main && main.checkVisibility())) return;
    return whenThere(before.main, (beginning) => {
      came.current = { at, main: beginning.closest('main') };
      // A curtain, a dialog or the player was faster.
      if (document.activeElement !== document.body) return;
      if (beginning.tabIndex < 0) beginning.tabIndex = -1;
      beginning.focus({ preventScroll: true });
    });
  }, [at]);
}

/**
 * Pages are loaded, and tables laid, when somebody goes there: it may take a while, and until then the page that was left
 * is still there, unseen. Answers how to stop waiting.
 */
function whenThere(left: Element | null, then: (beginning: HTMLElement) => void): () => void {
  const look = (): boolean => {
    const found = [...document.querySelectorAll<HTMLElement>(BEGINNING)].find(
      (each) => each.checkVisibility() && !left?.contains(each),
    );
    if (found) then(found);
    return found !== undefined;
  };
  if (look()) return () => {};
  const watch = new MutationObserver(() => look() && watch.disconnect());
  watch.observe(document.body, { childList: true, subtree: true });
  return () => watch.disconnect();
}
