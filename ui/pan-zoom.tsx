import type { Text } from '@tablee/kernel';
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLanguage } from './language.tsx';
import { onPinch } from './on-pinch.ts';
import { useCompact } from './use-compact.ts';
import './pan-zoom.css';

export interface PanZoomProps {
  /** The content's proportions: it is given a box of this shape, as large as the room allows, and should fill it. */
  readonly width: number;
  readonly height: number;
  readonly label: string;
  readonly children: ReactNode;
  /** How many times larger than fitting it may become. */
  readonly most?: number;
}

const STEP = 1.6;

/**
 * Shows all of its content; on a phone fingers pinch and pan it. The box really changes its size (nothing is scaled), so
 * drawings stay sharp, letters keep their size, and the browser scrolls to whatever the keyboard reaches.
 */
export function PanZoom({ width, height, label, children, most = 3 }: PanZoomProps) {
  const room = useRef<HTMLElement>(null);
  const fit = useFit(room, width, height);
  const [zoom, setZoom] = useState(1);
  const compact = useCompact();
  const scale = fit * zoom;

  const held = useRef<Held | null>(null);
  const zoomAt = (factor: number, x: number, y: number) => {
    const { scrollLeft, scrollTop } = room.current!;
    held.current = { x: (scrollLeft + x) / scale, y: (scrollTop + y) / scale, left: x, top: y };
    setZoom(Math.min(most, Math.max(1, zoom * factor)));
  };
  useLayoutEffect(() => {
    if (!held.current || !room.current) return;
    room.current.scrollLeft = held.current.x * scale - held.current.left;
    room.current.scrollTop = held.current.y * scale - held.current.top;
    held.current = null;
  }, [scale]);

  const pinched = useRef(zoomAt);
  useEffect(() => {
    pinched.current = zoomAt;
  });
  useEffect(() => onPinch(room.current!, (factor, x, y) => pinched.current(factor, x, y)), []);

  const step = (factor: number) =>
    zoomAt(factor, room.current!.clientWidth / 2, room.current!.clientHeight / 2);
  return (
    <div className="pan-zoom">
      <section ref={room} className="pan-zoom-room" aria-label={label} data-zoomed={zoom > 1 || undefined}>
        <div className="pan-zoom-content" style={{ width: width * scale, height: height * scale }}>
          {fit > 0 && children}
        </div>
      </section>
      {compact && (
        <div className="pan-zoom-buttons">
          {zoom > 1 && (
            <Button
              name={WHOLE}
              drawing="M2 7V2h5 M18 7V2h-5 M2 13v5h5 M18 13v5h-5"
              press={() => setZoom(1)}
            />
          )}
          {zoom > 1 && <Button name={SMALLER} drawing="M3 10H17" press={() => step(1 / STEP)} />}
          <Button name={LARGER} drawing="M3 10H17 M10 3V17" press={() => step(STEP)} />
        </div>
      )}
    </div>
  );
}

/** The point of the content that stays where it is on the screen while the size changes. */
interface Held {
  readonly x: number;
  readonly y: number;
  readonly left: number;
  readonly top: number;
}

/** How large a unit of the content may be for all of it to be seen; 0 until the room is measured. */
function useFit(room: React.RefObject<HTMLElement | null>, width: number, height: number): number {
  const [fit, setFit] = useState(0);
  useLayoutEffect(() => {
    const element = room.current;
    if (!element) return;
    const measure = () => setFit(Math.min(element.clientWidth / width, element.clientHeight / height));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [room, width, height]);
  return fit;
}

function Button({ name, drawing, press }: { name: Text; drawing: string; press(): void }) {
  const language = useLanguage();
  return (
    <button type="button" aria-label={name[language]} onClick={press}>
      <svg viewBox="0 0 20 20" aria-hidden="true">
        <path d={drawing} />
      </svg>
    </button>
  );
}

const LARGER: Text = { fr: 'Agrandir', en: 'Zoom in' };
const SMALLER: Text = { fr: 'Réduire', en: 'Zoom out' };
const WHOLE: Text = { fr: 'Voir tout', en: 'Show everything' };
