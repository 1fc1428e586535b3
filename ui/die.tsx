import type { PieceState } from './piece.ts';
import { usePiece } from './use-piece.ts';
import './die.css';

export interface DieProps {
  /** 1 to 6. */
  readonly pips: number;
  /** Tumbles when it becomes true, for 650 ms, and comes to rest on its pips. */
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

/** A die with real pips on six real sides; opposite sides make seven. */
export function Die(props: DieProps) {
  const { pips, rolling = false, tone, label, size = 56, state = 'calm', onPress, onAsk } = props;
  const attributes = usePiece(props);
  const [x, y] = TURNS[pips] ?? [0, 0];
  const style = {
    '--size': `${size}px`,
    '--turn-x': `${x}deg`,
    '--turn-y': `${y}deg`,
    ...(tone === undefined ? {} : { '--tone': tone }),
  } as React.CSSProperties;
  const cube = (
    <span className="die-shade" aria-hidden="true">
      {state === 'hinted' && <span className="piece-beacon" />}
      {/* Six sides in space cost the screen more than a table full of them at rest is worth. */}
      {rolling ? (
        <span className="die-cube">
          {SIDES.map((side) => (
            <Side key={side} pips={side} />
          ))}
        </span>
      ) : (
        <Side pips={pips} />
      )}
    </span>
  );
  if (!onPress && !onAsk)
    return (
      <span className="die" style={style} data-state={state} role="img" aria-label={label}>
        {cube}
      </span>
    );
  return (
    <button type="button" className="die" style={style} {...attributes}>
      <span className="visually-hidden">{label}</span>
      {cube}
    </button>
  );
}

function Side({ pips }: { pips: number }) {
  return (
    <span className="die-side" data-side={pips}>
      <svg viewBox="0 0 100 100" aria-hidden="true">
        {PIPS[pips]?.map(([x, y]) => (
          <circle key={`${x} ${y}`} cx={x} cy={y} r={pips === 1 ? 13 : 9.5} />
        ))}
      </svg>
    </span>
  );
}

const SIDES = [1, 2, 3, 4, 5, 6];

/** How the cube is turned, about x and about y, to show a side. */
const TURNS: Readonly<Record<number, readonly [number, number]>> = {
  1: [0, 0],
  2: [-90, 0],
  3: [0, -90],
  4: [0, 90],
  5: [90, 0],
  6: [0, 180],
};

const [A, M, Z] = [26, 50, 74];
const PIPS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[M, M]],
  2: [
    [A, A],
    [Z, Z],
  ],
  3: [
    [A, A],
    [M, M],
    [Z, Z],
  ],
  4: [
    [A, A],
    [Z, A],
    [A, Z],
    [Z, Z],
  ],
  5: [
    [A, A],
    [Z, A],
    [M, M],
    [A, Z],
    [Z, Z],
  ],
  6: [
    [A, A],
    [Z, A],
    [A, M],
    [Z, M],
    [A, Z],
    [Z, Z],
  ],
};
