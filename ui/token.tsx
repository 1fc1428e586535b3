import { motion } from 'motion/react';
import type { PieceState } from './piece.ts';
import type { Drag } from './use-drag.ts';
import { usePiece } from './use-piece.ts';
import './token.css';

export const PATTERNS = ['plain', 'stripes', 'dots', 'checks', 'waves', 'chevrons'] as const;
/** Tells tones apart without colour. */
export type Pattern = (typeof PATTERNS)[number];

export interface TokenProps {
  /** Path data. */
  readonly icon: string;
  readonly label: string;
  /** Any CSS colour. */
  readonly tone: string;
  readonly pattern?: Pattern;
  readonly shape?: 'round' | 'shield';
  readonly state?: PieceState;
  /** A few letters or a number at its edge. */
  readonly badge?: string | number;
  /** Pixels; without it, as wide as the room it is in. */
  readonly size?: number;
  onPress?(): void;
  onAsk?(asking: boolean): void;
  readonly drag?: Drag;
  readonly layoutId?: string;
}

/** A hand-cut counter: a figure, a monster, a marker. */
export function Token(props: TokenProps) {
  const {
    icon,
    label,
    tone,
    pattern = 'plain',
    shape = 'round',
    badge,
    size,
    layoutId,
    drag,
    onPress,
    onAsk,
  } = props;
  const attributes = usePiece(props);
  const style = {
    '--tone': tone,
    ...(size === undefined ? {} : { width: size }),
    ...drag?.props.style,
    ...(drag?.dragging ? { x: drag.dragging.dx, y: drag.dragging.dy } : {}),
  };
  const face = (
    <>
      <svg className="token-face" viewBox="0 0 100 100" aria-hidden="true">
        <path className="token-edge" d={OUTLINES[shape]} />
        <path className="token-fill" d={OUTLINES[shape]} />
        <g transform="translate(20 18) scale(0.1172)">
          <path className="token-icon" d={icon} />
        </g>
      </svg>
      {badge !== undefined && (
        <span className="token-badge" aria-hidden="true">
          {badge}
        </span>
      )}
    </>
  );
  if (!onPress && !onAsk && !drag)
    return (
      <motion.span
        className="token"
        data-state={props.state ?? 'calm'}
        data-pattern={pattern}
        style={style}
        layoutId={layoutId}
        role="img"
        aria-label={label}
      >
        {face}
      </motion.span>
    );
  return (
    <motion.button
      type="button"
      className="token"
      data-pattern={pattern}
      style={style}
      layoutId={layoutId}
      {...attributes}
    >
      {face}
    </motion.button>
  );
}

const OUTLINES = {
  round: 'M50 4 C76 3 97 22 96 50 C97 77 77 97 50 96 C23 97 3 78 4 50 C3 23 24 3 50 4 Z',
  shield: 'M8 8 C30 12 40 9 50 4 C60 9 72 12 92 8 C96 50 84 82 50 97 C16 82 4 50 8 8 Z',
} as const;
