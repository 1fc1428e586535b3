/**
 * Press a piece, drag it, let it go over an element with `data-drop="<id>"`. A press without a drag stays a click.
 * The piece follows by `dragging`; Card and Token take the whole thing as their `drag`.
 */
import { type MouseEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import type { PieceHandlers } from './piece.ts';

/** Below this many pixels it is a click with an unsteady hand. */
const BEGINS = 8;

export interface Dragging {
  readonly dx: number;
  readonly dy: number;
  /** The place under the pointer, if it is one. */
  readonly over: string | null;
}

export interface Drag {
  readonly props: PieceHandlers & { readonly style?: { readonly touchAction: string } };
  readonly dragging: Dragging | null;
}

export interface DragOptions {
  onDrop(id: string): void;
  onStart?(): void;
  onOver?(id: string | null): void;
  onEnd?(): void;
  readonly disabled?: boolean;
  /** What a finger does besides dragging: `pan-x` for a card in a strip that scrolls sideways. */
  readonly touch?: 'none' | 'pan-x' | 'pan-y';
}

export function useDrag({
  onDrop,
  onStart,
  onOver,
  onEnd,
  disabled = false,
  touch = 'none',
}: DragOptions): Drag {
  const [dragging, setDragging] = useState<Dragging | null>(null);
  const start = useRef<{ x: number; y: number; pointer: number } | null>(null);
  const begun = useRef(false);
  const over = useRef<string | null>(null);
  // What is dragged while the question is answered otherwise must not hang in the air for the next one.
  useEffect(() => {
    if (!disabled) return;
    start.current = null;
    setDragging(null);
  }, [disabled]);
  if (disabled) return { props: {}, dragging: null };

  const end = () => {
    start.current = null;
    over.current = null;
    setDragging(null);
    if (!begun.current) return;
    onEnd?.();
    // The click that ends a drag comes before this; where none comes, the next key press must not be taken for it.
    setTimeout(() => {
      begun.current = false;
    });
  };

  const props = {
    style: { touchAction: touch },
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      begun.current = false;
      if (event.button !== 0 || !event.isPrimary) return;
      start.current = { x: event.clientX, y: event.clientY, pointer: event.pointerId };
      // A quick mouse leaves a small piece before the drag has begun.
      if (event.pointerType === 'mouse') event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (start.current?.pointer !== event.pointerId) return;
      const dx = event.clientX - start.current.x;
      const dy = event.clientY - start.current.y;
      if (!begun.current) {
        if (Math.hypot(dx, dy) < BEGINS) return;
        begun.current = true;
        event.currentTarget.setPointerCapture(event.pointerId);
        onStart?.();
      }
      const place = placeAt(event.clientX, event.clientY, event.currentTarget);
      if (place !== over.current) onOver?.(place);
      over.current = place;
      setDragging({ dx, dy, over: place });
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      if (start.current?.pointer !== event.pointerId) return;
      const place = begun.current ? placeAt(event.clientX, event.clientY, event.currentTarget) : null;
      end();
      if (place !== null) onDrop(place);
    },
    onPointerCancel: end,
    onClickCapture: (event: MouseEvent<HTMLElement>) => {
      if (!begun.current) return;
      event.preventDefault();
      event.stopPropagation();
    },
  };
  return { props, dragging };
}

/** The place to drop on under the pointer, looking through the piece itself. */
function placeAt(x: number, y: number, piece: Element): string | null {
  for (const element of document.elementsFromPoint(x, y)) {
    if (piece.contains(element)) continue;
    const place = element.closest<HTMLElement>('[data-drop]');
    if (place && !piece.contains(place)) return place.dataset.drop ?? null;
  }
  return null;
}
