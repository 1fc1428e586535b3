/** The attributes of a button that is a piece: it may be pressed, or say why it can't. */
import type { PieceState } from '@tablee/ui';

interface Pressed {
  readonly state: PieceState;
  onPress(): void;
  onRefuse?(): void;
}

export function pieceButton({ state, onPress, onRefuse }: Pressed) {
  return {
    'data-state': state,
    ...(state === 'cannot' && { 'aria-disabled': true as const }),
    ...(state === 'chosen' && { 'aria-pressed': true as const }),
    onClick: () => (state === 'cannot' ? onRefuse?.() : onPress()),
  };
}
