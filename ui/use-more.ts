/** Says of an element that scrolls whether more lies before or after what is seen of it: `data-before`, `data-after`. */
import { type RefObject, useEffect } from 'react';

/** Less than this is a rounding. */
const NOTHING_PX = 2;

/** `content` changes when what lies in it does. */
export function useMore(scroller: RefObject<HTMLElement | null>, content: unknown): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: what lies in it is what may be out of sight
  useEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const look = () => {
      const { before, after } = moreOf(element);
      element.toggleAttribute('data-before', before);
      element.toggleAttribute('data-after', after);
    };
    look();
    element.addEventListener('scroll', look, { passive: true });
    const observer = new ResizeObserver(look);
    for (const each of [element, ...element.children]) observer.observe(each);
    return () => {
      element.removeEventListener('scroll', look);
      observer.disconnect();
    };
  }, [scroller, content]);
}

function moreOf(element: HTMLElement): { before: boolean; after: boolean } {
  const { scrollLeft, scrollTop, scrollWidth, scrollHeight, clientWidth, clientHeight } = element;
  return {
    before: Math.max(scrollLeft, scrollTop) > NOTHING_PX,
    after:
      Math.max(scrollWidth - clientWidth - scrollLeft, scrollHeight - clientHeight - scrollTop) > NOTHING_PX,
  };
}
