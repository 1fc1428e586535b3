/**
 * Asking a piece what it is or why it can't: by resting the pointer on it, by keyboard focus, or by a long press. A long
 * press is not also a click. What a finger asked for stays until it touches something else.
 */
import { type MouseEvent, type PointerEvent, useEffect, useRef } from 'react';
import type { PieceHandlers } from './piece.ts';

export const LONG_PRESS = 500;
/** A finger is never quite still. */
const STILL = 10;

export function useAsk(ask: () => void, stop: () => void): PieceHandlers {
  const now = useRef({ timer: 0, x: 0, y: 0, pressed: false, forget: () => {} });
  useEffect(() => () => clearTimeout(now.current.timer), []);
  useEffect(() => () => now.current.forget(), []);

  const calm = () => clearTimeout(now.current.timer);
  const untilNextTouch = () => {
    now.current.forget();
    const end = () => {
      now.current.forget();
      stop();
    };
    document.addEventListener('pointerdown', end, { capture: true, once: true });
    now.current.forget = () => document.removeEventListener('pointerdown', end, { capture: true });
  };

  return {
    onPointerEnter: (event: PointerEvent) => {
      if (event.pointerType !== 'touch') ask();
    },
    onPointerLeave: (event: PointerEvent) => {
      calm();
      if (event.pointerType !== 'touch') stop();
    },
    onFocus: (event) => {
      if (event.currentTarget.matches(':focus-visible')) ask();
    },
    onBlur: () => stop(),
    onPointerDown: (event: PointerEvent) => {
      now.current.pressed = false;
      if (event.pointerType !== 'touch') return;
      now.current.x = event.clientX;
      now.current.y = event.clientY;
      calm();
      now.current.timer = window.setTimeout(() => {
        now.current.pressed = true;
        ask();
        untilNextTouch();
      }, LONG_PRESS);
    },
    onPointerMove: (event: PointerEvent) => {
      if (Math.hypot(event.clientX - now.current.x, event.clientY - now.current.y) > STILL) calm();
    },
    onPointerUp: calm,
    onPointerCancel: calm,
    onContextMenu: (event: MouseEvent) => {
      if (now.current.pressed) event.preventDefault();
    },
    onClickCapture: (event: MouseEvent) => {
      if (!now.current.pressed) return;
      now.current.pressed = false;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}
