import { motion } from 'motion/react';
import { useId } from 'react';
import type { PieceState } from './piece.ts';
import { cutRound, cutShield } from './token-outline.ts';
import { type Pattern, TokenPattern } from './token-pattern.tsx';
import type { Drag } from './use-drag.ts';
import { usePiece } from './use-piece.ts';
import './token.css';

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
  const { label, tone, badge, size, layoutId, drag, onPress, onAsk, state = 'calm' } = props;
  const attributes = usePiece(props);
  const style = {
    '--tone': tone,
    ...(size === undefined ? {} : { width: size }),
    ...drag?.props.style,
    ...(drag?.dragging ? { x: drag.dragging.dx, y: drag.dragging.dy } : {}),
  };
  const face = (
    <>
      {state === 'hinted' && <span className="piece-beacon" />}
      <Face {...props} />
      {badge !== undefined && (
        <span className="token-badge" aria-hidden="true">
          {badge}
        </span>
      )}
    </>
  );
  const shown = { className: 'token', style, layoutId };
  if (!onPress && !onAsk && !drag)
    return (
      <motion.span {...shown} data-state={state} role="img" aria-label={label}>
        {face}
      </motion.span>
    );
  return (
    <motion.button {...shown} type="button" {...attributes}>
      <span className="visually-hidden">{label}</span>
      {face}
    </motion.button>
  );
}

function Face({ icon, label, pattern = 'plain', shape = 'round' }: TokenProps) {
  const id = useId();
  const outline = shape === 'round' ? cutRound(label) : cutShield(label);
  return (
    <svg className="token-face" viewBox="0 0 100 100" aria-hidden="true">
      <defs>
        <linearGradient id={`${id}-light`} x1="0" y1="0" x2="0.4" y2="1">
          <stop offset="0" stopColor="#fff" stopOpacity="0.42" />
          <stop offset="0.5" stopColor="#fff" stopOpacity="0" />
          <stop offset="1" stopColor="#000" stopOpacity="0.32" />
        </linearGradient>
        {pattern !== 'plain' && <TokenPattern id={`${id}-pattern`} pattern={pattern} />}
      </defs>
      <path className="token-glow" d={outline} />
      <path className="token-edge" d={outline} />
      <path className="token-fill" d={outline} />
      {pattern !== 'plain' && <path d={outline} fill={`url(#${id}-pattern)`} />}
      <path d={outline} fill={`url(#${id}-light)`} />
      <path className="token-rim" d={outline} />
      <g transform={shape === 'round' ? 'translate(20 19) scale(0.1172)' : 'translate(22 17) scale(0.1094)'}>
        <path className="token-shade" d={icon} />
        <path className="token-icon" d={icon} />
      </g>
    </svg>
  );
}
