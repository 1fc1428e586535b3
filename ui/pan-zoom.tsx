import type { Text } from '@tablee/kernel';
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLanguage } from './language.tsx';
import { onPinch } from './on-pinch.ts';
import { useCloser } from './use-closer.ts';
import { useWindow } from './window.ts';
import './pan-zoom.css';

export interface PanZoomProps {
  /** The content's proportions: it is given a box of this shape, as large as the room allows, and should fill it. */
  readonly width: number;
  readonly height: number;
  readonly label: string;
  readonly children: ReactNode;
  /** The side of a square in the content's own measure: it is never shown smaller than a finger or a mouse can hit. */
  readonly square?: number;
  /** What should be seen first where not everything can: what the question is about. In the content's own measure. */
  readonly sight?: Sight | null;
  /** How many times larger than at first it may become. */
  readonly most?: number;
  /** It is worth looking at closely: buttons, wheel and the keys + − 0 change its size, a mouse drags it about. */
  readonly closer?: boolean;
}

/** A part of the content. */
export interface Sight {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

const STEP = 1.6;
/** A square smaller than this is missed. With a mouse one rather sees everything at once. */
const SMALLEST_PX = { touch: 40, mouse: 32 };

/**
 * Shows all of its content, or as much as there is room for when its squares must not become smaller; then it pans, and
 * a button shows everything. On a phone fingers pinch it. The box really changes its size (nothing is scaled), so
 * drawings stay sharp, letters keep their size, and the browser scrolls to whatever the keyboard reaches.
 */
export function PanZoom(props: PanZoomProps) {
  const { width, height, label, children, square, sight, most = 3, closer = false } = props;
  const room = useRef<HTMLElement>(null);
  const size = useSize(room);
  const fit = Math.min(size.width / width, size.height / height);
  const [zoom, setZoom] = useState(1);
  const compact = useWindow('compact');
  const touch = useWindow('touch');
  const smallest = square === undefined ? 0 : SMALLEST_PX[touch ? 'touch' : 'mouse'] / square;
  const first = fit === 0 ? 0 : Math.max(fit, smallest);
  /** At this much of the first size all of it is seen. */
  const whole = first === 0 ? 1 : fit / first;
  const scale = first * zoom;
  const pans = zoom > whole + 0.001;

  const held = useRef<Held | null>(null);
  const zoomAt = (factor: number, x: number, y: number) => {
    const { scrollLeft, scrollTop } = room.current!;
    held.current = { x: (scrollLeft + x) / scale, y: (scrollTop + y) / scale, left: x, top: y };
    setZoom(Math.min(most, Math.max(whole, zoom * factor)));
  };
  useLayoutEffect(() => {
    if (!held.current || !room.current) return;
    room.current.scrollLeft = held.current.x * scale - held.current.left;
    room.current.scrollTop = held.current.y * scale - held.current.top;
    held.current = null;
  }, [scale]);

  useShowing(room, scale, size, pans ? sight : null);

  const pinched = useRef(zoomAt);
  useEffect(() => {
    pinched.current = zoomAt;
  });
  useEffect(() => onPinch(room.current!, (factor, x, y) => pinched.current(factor, x, y)), []);

  useCloser(room, closer, { zoomAt, whole: () => setZoom(whole) });

  const step = (factor: number) =>
    zoomAt(factor, room.current!.clientWidth / 2, room.current!.clientHeight / 2);
  return (
    <div className="pan-zoom">
      <section ref={room} className="pan-zoom-room" aria-label={label} data-pans={pans || undefined}>
        <div className="pan-zoom-content" style={{ width: width * scale, height: height * scale }}>
          {fit > 0 && children}
        </div>
      </section>
      {(compact || pans || closer) && (
        <div className="pan-zoom-buttons">
          {pans && (
            <Button
              name={WHOLE}
              drawing="M2 7V2h5 M18 7V2h-5 M2 13v5h5 M18 13v5h-5"
              press={() => setZoom(whole)}
            />
          )}
          {(closer ? pans : zoom > 1) && (
            <Button name={SMALLER} drawing="M3 10H17" press={() => step(1 / STEP)} />
          )}
          {zoom < most && <Button name={LARGER} drawing="M3 10H17 M10 3V17" press={() => step(STEP)} />}
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

/** Scrolls to what should be seen unless it is: when that changes, and when the room does. */
function useShowing(
  room: React.RefObject<HTMLElement | null>,
  scale: number,
  size: RoomSize,
  sight: Sight | null | undefined,
): void {
  const said = sight ? `${sight.left} ${sight.top} ${sight.right} ${sight.bottom}` : '';
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new object that says the same is no reason to scroll
  useLayoutEffect(() => {
    const element = room.current;
    if (!element || !sight || scale === 0) return;
    element.scrollLeft = shown(
      element.scrollLeft,
      element.clientWidth,
      sight.left * scale,
      sight.right * scale,
    );
    element.scrollTop = shown(
      element.scrollTop,
      element.clientHeight,
      sight.top * scale,
      sight.bottom * scale,
    );
  }, [room, said, scale, size]);
}

/** Where to scroll to for all from `start` to `end` to be seen; what isn't comes to the middle, where its surroundings are seen too. */
function shown(scroll: number, room: number, start: number, end: number): number {
  const isSeen = start >= scroll && end <= scroll + room;
  return isSeen ? scroll : (start + end - room) / 2;
}

interface RoomSize {
  readonly width: number;
  readonly height: number;
}

/** How large the room is; nothing until it is measured. */
function useSize(room: React.RefObject<HTMLElement | null>): RoomSize {
  const [size, setSize] = useState<RoomSize>({ width: 0, height: 0 });
  useLayoutEffect(() => {
    const element = room.current;
    if (!element) return;
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = element;
      setSize((was) => (was.width === width && was.height === height ? was : { width, height }));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [room]);
  return size;
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
