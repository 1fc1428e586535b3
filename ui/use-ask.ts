/**
 * Asking a piece what it is or why it can't: by resting the pointer on it, by keyboard focus, or by a long press. A long
 * press is not also a click. What a finger asked for stays until it touches something else.
 */
import { type MouseEvent, type PointerEvent, useEffect, useRef } from 'react';
import type { PieceHandlers } from './piece.ts';

const LONG_PRESS_MS = 500;
/** A finger is never quite still. */
const STILL_PX = 10;

export function useAsk(ask: () => void, stop: () => void): PieceHandlers {
  return useAsking(ask, stop).handlers;
}

/** The same, and a way to ask that is not one of these: a tap on what can't be pressed. */
export function useAsking(ask: () => void, stop: () => void): { handlers: PieceHandlers; askNow(): void } {
  const press = useRef({ timer: 0, x: 0, y: 0, isLong: false });
  const forget = useRef(() => {});
  const last = useRef(stop);
  useEffect(() => {
    last.current = stop;
  });
  useEffect(
    () => () => {
      clearTimeout(press.current.timer);
      forget.current();
    },
    [],
  );

  const lift = () => clearTimeout(press.current.timer);
  const askNow = () => {
    ask();
    forget.current();
    const touched = () => last.current();
    document.addEventListener('pointerdown', touched, { capture: true, once: true });
    forget.current = () => document.removeEventListener('pointerdown', touched, { capture: true });
  };

  const handlers = {
    onPointerEnter: (event: PointerEvent) => {
      if (event.pointerType !== 'touch') ask();
    },
    onPointerLeave: (event: PointerEvent) => {
      lift();
      if (event.pointerType !== 'touch') stop();
    },
    onFocus: (event: { currentTarget: HTMLElement }) => {
      if (event.currentTarget.matches(':focus-visible')) ask();
    },
    onBlur: () => stop(),
    onPointerDown: (event: PointerEvent) => {
      press.current.isLong = false;
      if (event.pointerType !== 'touch') return;
      lift();
      press.current.x = event.clientX;
      press.current.y = event.clientY;
      press.current.timer = window.setTimeout(() => {
        press.current.isLong = true;
        askNow();
      }, LONG_PRESS_MS);
    },
    onPointerMove: (event: PointerEvent) => {
      const { x, y } = press.current;
      if (Math.hypot(event.clientX - x, event.clientY - y) > STILL_PX) lift();
    },
    onPointerUp: lift,
    onPointerCancel: lift,
    onContextMenu: (event: MouseEvent) => {
      if (press.current.isLong || isTouch(event)) event.preventDefault();
    },
    onClickCapture: (event: MouseEvent) => {
      // Some browsers click after a long press, some don't; a key's click has no press before it.
      if (!press.current.isLong || event.detail === 0) return;
      press.current.isLong = false;
      event.preventDefault();
      event.stopPropagation();
    },
  };
  return { handlers, askNow };
}

/** The browser's own answer to a long press comes about when ours does. */
function isTouch({ nativeEvent }: MouseEvent): boolean {
  return 'pointerType' in nativeEvent && nativeEvent.pointerType === 'touch';
}
