/**
 * The attributes of a piece that can be touched: one place for states, asking and dragging. Its name goes into it as
 * hidden text rather than on it as a label: what is printed on a card would be a second name, and not the same.
 */
import { type PieceHandlers, type PieceState, together } from './piece.ts';
import { useAsking } from './use-ask.ts';
import type { Drag } from './use-drag.ts';

export interface Touched {
  readonly state?: PieceState;
  /** Not called while the state is `cannot`: then a press asks why. */
  onPress?(): void;
  /** True when somebody wants to know more of this piece, false when no longer. */
  onAsk?(asking: boolean): void;
  /** A press while the state is `cannot`, after it was asked: an answer that stays. */
  onRefuse?(): void;
  readonly drag?: Drag;
}

export interface PieceAttributes extends PieceHandlers {
  /** Rather than `disabled`: a piece that can't must still be reached and asked why. */
  readonly 'aria-disabled'?: true;
  readonly 'aria-pressed'?: true;
  readonly 'data-state': PieceState;
  readonly 'data-dragging'?: true;
  onClick(): void;
}

export function usePiece({ state = 'calm', onPress, onAsk, onRefuse, drag }: Touched): PieceAttributes {
  const { handlers, askNow } = useAsking(
    () => onAsk?.(true),
    () => onAsk?.(false),
  );
  const { style: _, ...dragged } = drag?.props ?? {};
  return {
    ...together(onAsk ? handlers : {}, dragged),
    'data-state': state,
    ...(state === 'cannot' ? { 'aria-disabled': true } : {}),
    ...(state === 'chosen' ? { 'aria-pressed': true } : {}),
    ...(drag?.dragging ? { 'data-dragging': true } : {}),
    onClick: () => {
      if (state !== 'cannot' && onPress) return onPress();
      askNow();
      if (state === 'cannot') onRefuse?.();
    },
  };
}
