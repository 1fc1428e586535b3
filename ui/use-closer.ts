/** Looking at a board closely with mouse and keyboard: the wheel and + − 0 change its size, a drag moves it. */
import { type RefObject, useEffect, useRef } from 'react';

/** How much a notch of the wheel changes the size; a touchpad sends many small ones. */
const PER_PIXEL = 0.0016;
const KEY_STEP = 1.35;
/** Below this many pixels it is a click with an unsteady hand. */
const BEGINS = 6;

export interface Closer {
  /** Larger or smaller by this factor, the given point of the room staying where it is. */
  zoomAt(factor: number, x: number, y: number): void;
  whole(): void;
}

export function useCloser(room: RefObject<HTMLElement | null>, isOn: boolean, closer: Closer): void {
  const now = useRef(closer);
  useEffect(() => {
    now.current = closer;
  });
  useEffect(() => {
    const element = room.current;
    if (!isOn || !element) return;
    const stops = [onWheel(element, now), onKeys(element, now), onDrag(element)];
    return () => {
      for (const stop of stops) stop();
    };
  }, [room, isOn]);
}

function onWheel(element: HTMLElement, closer: RefObject<Closer>): () => void {
  const turned = (event: WheelEvent) => {
    if (event.shiftKey) return;
    event.preventDefault();
    const { left, top } = element.getBoundingClientRect();
    const pixels = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? event.deltaY * 16 : event.deltaY;
    closer.current.zoomAt(Math.exp(-pixels * PER_PIXEL), event.clientX - left, event.clientY - top);
  };
  element.addEventListener('wheel', turned, { passive: false });
  return () => element.removeEventListener('wheel', turned);
}

function onKeys(element: HTMLElement, closer: RefObject<Closer>): () => void {
  const pressed = (event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (document.querySelector('dialog[open]')) return;
    if (event.target instanceof Element && event.target.closest('input, textarea, select')) return;
    const middle = [element.clientWidth / 2, element.clientHeight / 2] as const;
    if (event.key === '+') closer.current.zoomAt(KEY_STEP, ...middle);
    else if (event.key === '-') closer.current.zoomAt(1 / KEY_STEP, ...middle);
    else if (event.key === '0') closer.current.whole();
    else return;
    event.preventDefault();
  };
  window.addEventListener('keydown', pressed);
  return () => window.removeEventListener('keydown', pressed);
}

/** Fingers pan by themselves; a mouse drags. The click that ends a drag is none. */
function onDrag(element: HTMLElement): () => void {
  let from: { x: number; y: number; left: number; top: number } | null = null;
  let drags = false;
  const down = (event: PointerEvent) => {
    drags = false;
    if (event.pointerType !== 'mouse' || event.button !== 0) return;
    from = { x: event.clientX, y: event.clientY, left: element.scrollLeft, top: element.scrollTop };
  };
  const move = (event: PointerEvent) => {
    if (!from) return;
    const [dx, dy] = [event.clientX - from.x, event.clientY - from.y];
    drags ||= Math.hypot(dx, dy) >= BEGINS;
    if (!drags) return;
    element.scrollLeft = from.left - dx;
    element.scrollTop = from.top - dy;
  };
  const up = () => {
    from = null;
  };
  const click = (event: MouseEvent) => {
    if (!drags) return;
    drags = false;
    event.preventDefault();
    event.stopPropagation();
  };
  element.addEventListener('pointerdown', down);
  window.addEventListener('pointermove', move);
  window.addEventListener('pointerup', up);
  element.addEventListener('click', click, { capture: true });
  return () => {
    element.removeEventListener('pointerdown', down);
    window.removeEventListener('pointermove', move);
    window.removeEventListener('pointerup', up);
    element.removeEventListener('click', click, { capture: true });
  };
}
