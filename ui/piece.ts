/** What all pieces on a table have in common: how they stand in the present question, and how they are touched. */
import type { FocusEvent, MouseEvent, PointerEvent } from 'react';

export const PIECE_STATES = ['calm', 'can', 'cannot', 'chosen', 'hinted'] as const;
/** `can`: it answers the question; `cannot`: it would have, but a rule forbids it; `hinted`: the hint points at it. */
export type PieceState = (typeof PIECE_STATES)[number];

export interface PieceHandlers {
  onPointerEnter?(event: PointerEvent<HTMLElement>): void;
  onPointerLeave?(event: PointerEvent<HTMLElement>): void;
  onPointerDown?(event: PointerEvent<HTMLElement>): void;
  onPointerMove?(event: PointerEvent<HTMLElement>): void;
  onPointerUp?(event: PointerEvent<HTMLElement>): void;
  onPointerCancel?(event: PointerEvent<HTMLElement>): void;
  onFocus?(event: FocusEvent<HTMLElement>): void;
  onBlur?(event: FocusEvent<HTMLElement>): void;
  onContextMenu?(event: MouseEvent<HTMLElement>): void;
  onClickCapture?(event: MouseEvent<HTMLElement>): void;
}

/** Both sets of handlers, the first one's first. */
export function together(first: PieceHandlers, second: PieceHandlers): PieceHandlers {
  const both: Record<string, (event: never) => void> = { ...first } as never;
  for (const [name, handler] of Object.entries(second)) {
    const before = both[name];
    both[name] = before
      ? (event: never) => {
          before(event);
          handler(event);
        }
      : handler;
  }
  return both as PieceHandlers;
}
