/**
 * Keeps the end of a growing list in sight, whichever element around it scrolls (itself, or the sheet it lies in), unless
 * somebody scrolled up to read.
 */
import { type RefObject, useEffect, useRef } from 'react';

/** Further up than this, somebody is reading. */
const NEAR_THE_END_PX = 60;

/** `end` changes when something was added. */
export function useFollow(list: RefObject<HTMLElement | null>, end: unknown): void {
  const isFollowing = useRef(true);
  useEffect(() => {
    const scrolled = ({ target }: Event) => {
      const scroller = list.current && scrollerOf(list.current);
      if (scroller && scroller === target) isFollowing.current = leftBelow(scroller) < NEAR_THE_END_PX;
    };
    document.addEventListener('scroll', scrolled, { capture: true, passive: true });
    return () => document.removeEventListener('scroll', scrolled, { capture: true });
  }, [list]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was added is what scrolls it
  useEffect(() => {
    const element = list.current;
    if (!element) return;
    const follow = () => {
      const scroller = scrollerOf(element);
      if (scroller && isFollowing.current) scroller.scrollTop = scroller.scrollHeight;
    };
    follow();
    // In a sheet the list has no size until the sheet is open.
    const observer = new ResizeObserver(follow);
    observer.observe(element);
    return () => observer.disconnect();
  }, [list, end]);
}

function scrollerOf(element: HTMLElement): HTMLElement | null {
  for (let each: HTMLElement | null = element; each && each !== document.body; each = each.parentElement) {
    const { overflowY } = getComputedStyle(each);
    if ((overflowY === 'auto' || overflowY === 'scroll') && each.scrollHeight > each.clientHeight)
      return each;
  }
  return null;
}

function leftBelow({ scrollHeight, clientHeight, scrollTop }: HTMLElement): number {
  return scrollHeight - clientHeight - scrollTop;
}
