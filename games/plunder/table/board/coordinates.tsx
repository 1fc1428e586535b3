/** Column letters above and below, row numbers on either side. */
import type { Board } from '../../rules/board.ts';
import { squareName } from '../../rules/map.ts';
import { MARGIN, sizeOf, UNIT } from './plan.ts';

export function Coordinates({ board }: { board: Board }) {
  const { width, height } = sizeOf(board);
  const columns = Array.from({ length: board.width }, (_, i) => squareName(board, i).charAt(0));
  // On a wide map squares are small on screen, and so would the letters be.
  const size = board.width > 10 ? 45 : 31;
  return (
    <g className="plunder-coordinates" fontSize={size}>
      {columns.map((name, i) => {
        const x = MARGIN + i * UNIT + UNIT / 2;
        return (
          <g key={name}>
            <text x={x} y={MARGIN / 2 - 9}>
              {name}
            </text>
            <text x={x} y={height - MARGIN / 2 + 11}>
              {name}
            </text>
          </g>
        );
      })}
      {Array.from({ length: board.height }, (_, i) => {
        const y = MARGIN + i * UNIT + UNIT / 2;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a row is its number
          <g key={i}>
            <text x={MARGIN / 2 - 8} y={y}>
              {i + 1}
            </text>
            <text x={width - MARGIN / 2 + 8} y={y}>
              {i + 1}
            </text>
          </g>
        );
      })}
    </g>
  );
}
