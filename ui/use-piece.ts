/** The attributes of a piece that can be touched: one place for names, states, asking and dragging. */
import type { MouseEvent } from 'react';
import { type PieceHandlers, type PieceState, together } from './piece.ts';
import { useAsk } from './use-ask.ts';
import type { Drag } from './use-drag.ts';

export interface Touched {
  readonly label: string;
  readonly state?: PieceState;
  /** Not called while the state is `cannot`: then a press asks why. */
  onPress?(): void;
  /** True when somebody wants to know more of this piece, false when no longer. */
  onAsk?(asking: boolean): void;
  readonly drag?: Drag;
}

export interface PieceAttributes extends PieceHandlers {
  readonly 'aria-label': string;
  readonly 'aria-disabled'?: true;
  readonly 'aria-pressed'?: true;
  readonly 'data-state': PieceState;
  readonly 'data-dragging'?: true;
  onClick?(event: MouseEvent<HTMLElement>): void;
}

export function usePiece({ label, state = 'calm', onPress, onAsk, drag }: Touched): PieceAttributes {
  const ask = useAsk(
    () => onAsk?.(true),
    () => onAsk?.(false),
  );
  const { style: _, ...dragged } = drag?.props ?? {};
  return {
    ...(onAsk || drag ? together(ask, dragged) : {}),
    'aria-label': label,
    'data-state': state,
    ...(state === 'cannot' ? { 'aria-disabled': true } : {}),
    ...(state === 'chosen' ? { 'aria-pressed': true } : {}),
    ...(drag?.dragging ? { 'data-dragging': true } : {}),
    onClick: () => (state === 'cannot' ? onAsk?.(true) : onPress?.()),
  };
}
