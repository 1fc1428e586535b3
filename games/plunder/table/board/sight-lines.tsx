/** Line of sight made visible: what is seen from a square, the segment to another, and what stands in its way. */
import type { Decision } from '@tablee/kernel';
import { memo, useMemo } from 'react';
import type { Board } from '../../rules/board.ts';
import { lineOfSight, type Obstacle, type Pinch, type Sight, sight } from '../../rules/los.ts';
import type { Square } from '../../rules/map.ts';
import { centreOf, cornerOf, edgeBetween, UNIT } from './plan.ts';

interface SightLinesProps {
  readonly board: Board;
  readonly seen: { readonly standing: readonly number[] };
  readonly from: Square;
  /** The square looked at; null for none. */
  readonly to: Square | null;
  readonly asked?: Decision | null;
}

export function SightLines({ board, seen, from, to, asked }: SightLinesProps) {
  const { standing } = seen;
  const looked = to !== null && to !== from ? sight(board, from, to, standing) : null;
  return (
    <g className="plunder-sight">
      <Seen board={board} standing={standing} from={from} />
      {looked && to !== null && <Segment board={board} from={from} to={to} looked={looked} />}
      {asked?.kind === 'fireSquare' && looked?.seen && to !== null && <Blast board={board} at={to} />}
    </g>
  );
}

const Seen = memo(function Seen({
  board,
  standing,
  from,
}: {
  board: Board;
  standing: readonly number[];
  from: Square;
}) {
  const path = useMemo(() => {
    const bits: string[] = [];
    for (let square = 0; square < board.squares; square++) {
      if (square === from || !lineOfSight(board, from, square, standing)) continue;
      const { x, y } = cornerOf(board, square);
      bits.push(`M${x} ${y}h${UNIT}v${UNIT}h-${UNIT}z`);
    }
    return bits.join('');
  }, [board, standing, from]);
  return <path className="plunder-sight-seen" d={path} />;
});

function Segment({ board, from, to, looked }: { board: Board; from: Square; to: Square; looked: Sight }) {
  const a = centreOf(board, from);
  const b = centreOf(board, to);
  return (
    <g className={looked.seen ? 'plunder-segment' : 'plunder-segment plunder-segment-blocked'}>
      <path className="plunder-segment-edge" d={`M${a.x} ${a.y}L${b.x} ${b.y}`} />
      <path className="plunder-segment-line" d={`M${a.x} ${a.y}L${b.x} ${b.y}`} />
      {!looked.seen && <InTheWay board={board} blockedBy={looked.blockedBy} />}
    </g>
  );
}

function InTheWay({ board, blockedBy }: { board: Board; blockedBy: Obstacle | Pinch }) {
  const obstacles = blockedBy.kind === 'pinch' ? blockedBy.sides.flat() : [blockedBy];
  return (
    <>
      {obstacles.map((obstacle) => {
        if (obstacle.kind === 'figure') {
          const { x, y } = centreOf(board, obstacle.square);
          return <circle key={obstacle.square} className="plunder-blocker" cx={x} cy={y} r="44" />;
        }
        const [p, q] = edgeBetween(board, ...obstacle.wall);
        return (
          <path key={obstacle.wall.join()} className="plunder-blocker" d={`M${p.x} ${p.y}L${q.x} ${q.y}`} />
        );
      })}
    </>
  );
}

/** The squares a Boule de feu thrown here would reach. */
function Blast({ board, at }: { board: Board; at: Square }) {
  return (
    <g className="plunder-blast">
      {[at, ...board.near[at]!].map((square) => {
        const { x, y } = cornerOf(board, square);
        return <rect key={square} x={x + 4} y={y + 4} width={UNIT - 8} height={UNIT - 8} rx="10" />;
      })}
    </g>
  );
}
