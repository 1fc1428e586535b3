import { motion } from 'motion/react';
import type { PieceState } from './piece.ts';
import { usePiece } from './use-piece.ts';
import './die.css';

export interface DieProps {
  /** 1 to 6. */
  readonly pips: number;
  /** Tumbles while true, for no longer than 700 ms. */
  readonly rolling?: boolean;
  /** Any CSS colour. */
  readonly tone?: string;
  readonly label: string;
  /** Pixels. */
  readonly size?: number;
  readonly state?: PieceState;
  onPress?(): void;
  onAsk?(asking: boolean): void;
}

/** A die with real pips. */
export function Die(props: DieProps) {
  const { pips, rolling = false, tone, label, size = 56, onPress, onAsk } = props;
  const attributes = usePiece(props);
  const style = {
    '--size': `${size}px`,
    ...(tone === undefined ? {} : { '--tone': tone }),
  } as React.CSSProperties;
  const face = (
    <motion.span
      className="die-cube"
      animate={rolling ? { rotate: [0, 200, 340, 360], y: [0, -18, 0, 0] } : { rotate: 0, y: 0 }}
      transition={{ duration: rolling ? 0.65 : 0 }}
    >
      <svg viewBox="0 0 100 100" aria-hidden="true">
        {PIPS[pips]?.map(([x, y]) => (
          <circle key={`${x} ${y}`} cx={x} cy={y} r="9.5" />
        ))}
      </svg>
    </motion.span>
  );
  if (!onPress && !onAsk)
    return (
      <span className="die" style={style} data-state={props.state ?? 'calm'} role="img" aria-label={label}>
        {face}
      </span>
    );
  return (
    <button type="button" className="die" style={style} {...attributes}>
      {face}
    </button>
  );
}

const PIPS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[50, 50]],
  2: [
    [27, 27],
    [73, 73],
  ],
  3: [
    [27, 27],
    [50, 50],
    [73, 73],
  ],
  4: [
    [27, 27],
    [73, 27],
    [27, 73],
    [73, 73],
  ],
  5: [
    [27, 27],
    [73, 27],
    [50, 50],
    [27, 73],
    [73, 73],
  ],
  6: [
    [27, 25],
    [73, 25],
    [27, 50],
    [73, 50],
    [27, 75],
    [73, 75],
  ],
};
