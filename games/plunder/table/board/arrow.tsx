/** A hand-drawn arrow from one square to another. */
import { motion } from 'motion/react';
import { between, type Point } from './plan.ts';

interface ArrowProps {
  readonly from: Point;
  readonly to: Point;
  /** `blow`: an attack under way; `strike`, `step`: what one is aiming at. */
  readonly tone: 'blow' | 'strike' | 'step';
  /** On a seal in its middle: the value of the attack. */
  readonly text?: string;
}

export function Arrow({ from, to, tone, text }: ArrowProps) {
  const apart = Math.hypot(to.x - from.x, to.y - from.y);
  // Between neighbours there is little room: the arrow reaches into both squares.
  const [a, b] = between(from, to, Math.min(34, apart * 0.22));
  const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  const [ux, uy] = [(b.x - a.x) / length, (b.y - a.y) / length];
  const bend = Math.min(26, length * 0.18);
  const middle = { x: (a.x + b.x) / 2 - uy * bend, y: (a.y + b.y) / 2 + ux * bend };
  const [hx, hy] = [b.x - middle.x, b.y - middle.y];
  const turn = (Math.atan2(hy, hx) * 180) / Math.PI;
  const shaft = `M${a.x} ${a.y}Q${middle.x} ${middle.y} ${b.x} ${b.y}`;
  return (
    <g className={`plunder-arrow plunder-arrow-${tone}`}>
      <motion.path
        className="plunder-arrow-edge"
        d={shaft}
        initial={{ pathLength: 0 }}
        animate={{ pathLength: 1 }}
        transition={{ duration: 0.22 }}
      />
      <motion.path
        className="plunder-arrow-shaft"
        d={shaft}
        initial={{ pathLength: 0 }}
        animate={{ pathLength: 1 }}
        transition={{ duration: 0.22 }}
      />
      <path
        className="plunder-arrow-head"
        d="M8 0L-16 -14L-9 0L-16 14Z"
        transform={`translate(${b.x} ${b.y}) rotate(${turn})`}
      />
      {text !== undefined && (
        <g
          className="plunder-seal"
          transform={`translate(${(a.x + b.x) / 2 - uy * bend * 1.6} ${(a.y + b.y) / 2 + ux * bend * 1.6})`}
        >
          <circle r="27" />
          <text>{text}</text>
        </g>
      )}
    </g>
  );
}
