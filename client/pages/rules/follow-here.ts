import type { MouseEvent } from 'react';

/** A click on a link stays in the book; with a key held (new tab, new window) it is the browser's business. */
export function followHere(follow: () => void): (event: MouseEvent) => void {
  return (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    follow();
  };
}
