import type { Text } from '@tablee/kernel';
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLanguage } from './language.tsx';
import { useCompact } from './use-compact.ts';
import './pan-zoom.css';

export interface PanZoomProps {
  /** The content's own proportions and size; it is given a box of this shape and should fill it. */
  readonly width: number;
  readonly height: number;
  readonly label: string;
  readonly children: ReactNode;
  /** How many times larger than fitting it may become. */
  readonly most?: number;
}

/**
 * Shows all of its content; on a phone fingers pinch and pan it. The box really changes its size (nothing is scaled), so
 * drawings stay sharp, letters keep their size, and the browser scrolls to whatever the keyboard reaches.
 */
export function PanZoom({ width, height, label, children, most = 3 }: PanZoomProps) {
  const room = useRef<HTMLElement>(null);
  const [fit, setFit] = useState(0);
  const [zoom, setZoom] = useState(1);
  const anchor = useRef<{ x: number; y: number; left: number; top: number } | null>(null);
  const compact = useCompact();
  const language = useLanguage();

  useLayoutEffect(() => {
    const element = room.current;
    if (!element) return;
    const measure = () => setFit(Math.min(element.clientWidth / width, element.clientHeight / height));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [width, height]);

  /** Keeps what is under this point of the room where it is. */
  const zoomAt = useRef((_factor: number, _x: number, _y: number) => {});
  zoomAt.current = (factor, x, y) => {
    const element = room.current;
    if (!element) return;
    const next = Math.min(most, Math.max(1, zoom * factor));
    anchor.current = {
      x: (element.scrollLeft + x) / (width * fit * zoom),
      y: (element.scrollTop + y) / (height * fit * zoom),
      left: x,
      top: y,
    };
    setZoom(next);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: the new size is what moves it
  useLayoutEffect(() => {
    const element = room.current;
    const at = anchor.current;
    if (!element || !at) return;
    element.scrollLeft = at.x * width * fit * zoom - at.left;
    element.scrollTop = at.y * height * fit * zoom - at.top;
    anchor.current = null;
  }, [zoom]);

  useEffect(() => {
    const element = room.current;
    return element ? pinching(element, (factor, x, y) => zoomAt.current(factor, x, y)) : undefined;
  }, []);

  const step = (factor: number) => {
    const element = room.current;
    if (element) zoomAt.current(factor, element.clientWidth / 2, element.clientHeight / 2);
  };
  return (
    <div className="pan-zoom">
      <section ref={room} className="pan-zoom-room" aria-label={label} data-zoomed={zoom > 1 || undefined}>
        <div className="pan-zoom-content" style={{ width: width * fit * zoom, height: height * fit * zoom }}>
          {fit > 0 && children}
        </div>
      </section>
      {compact && (
        <div className="pan-zoom-buttons">
          <button type="button" className="button" aria-label={LARGER[language]} onClick={() => step(1.5)}>
            +
          </button>
          <button
            type="button"
            className="button"
            aria-label={SMALLER[language]}
            onClick={() => step(1 / 1.5)}
          >
            −
          </button>
          <button type="button" className="button" aria-label={WHOLE[language]} onClick={() => setZoom(1)}>
            ⤢
          </button>
        </div>
      )}
    </div>
  );
}

const LARGER: Text = { fr: 'Agrandir', en: 'Zoom in' };
const SMALLER: Text = { fr: 'Réduire', en: 'Zoom out' };
const WHOLE: Text = { fr: 'Voir tout', en: 'Show everything' };

/** Calls back with the change of distance between two fingers and the point between them, in the element. */
function pinching(element: HTMLElement, pinched: (factor: number, x: number, y: number) => void): () => void {
  let apart = 0;
  const begin = (event: TouchEvent) => {
    apart = event.touches.length === 2 ? distance(event.touches) : 0;
  };
  const move = (event: TouchEvent) => {
    if (event.touches.length !== 2 || apart === 0) return;
    event.preventDefault();
    const now = distance(event.touches);
    if (Math.abs(now / apart - 1) < 0.02) return;
    const { left, top } = element.getBoundingClientRect();
    const [a, b] = [event.touches[0]!, event.touches[1]!];
    pinched(now / apart, (a.clientX + b.clientX) / 2 - left, (a.clientY + b.clientY) / 2 - top);
    apart = now;
  };
  element.addEventListener('touchstart', begin, { passive: true });
  element.addEventListener('touchmove', move, { passive: false });
  return () => {
    element.removeEventListener('touchstart', begin);
    element.removeEventListener('touchmove', move);
  };
}

function distance(touches: TouchList): number {
  const [a, b] = [touches[0]!, touches[1]!];
  return Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY);
}
