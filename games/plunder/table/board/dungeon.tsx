/** The dungeon, drawn in ink on a sheet of parchment: everything that never changes during a game. */
import chest from 'icon:open-treasure-chest';
import { memo } from 'react';
import type { Board } from '../../rules/board.ts';
import { COLOURS } from '../../rules/map.ts';
import { patternOf, teamClass } from '../patterns.tsx';
import { Coordinates } from './coordinates.tsx';
import { drawingOf } from './drawing.ts';
import { handOf, outline } from './ink.ts';
import { cornerOf, MARGIN, sizeOf, UNIT } from './plan.ts';
import { Trapdoor } from './trapdoor.tsx';
import './dungeon.css';

export const Dungeon = memo(function Dungeon({ board, plain = false }: { board: Board; plain?: boolean }) {
  const drawing = drawingOf(board);
  const { width, height } = sizeOf(board);
  const clip = `plunder-clip-${board.map.id}`;
  const inner = { x: MARGIN, y: MARGIN, width: board.width * UNIT, height: board.height * UNIT };
  const drawn = (
    <svg
      className={`plunder-dungeon${plain ? ' plunder-dungeon-plain' : ''}`}
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden="true"
    >
      <defs>
        <radialGradient id="plunder-burn" cx="0.5" cy="0.5" r="0.72">
          <stop offset="0.62" className="plunder-burn-none" />
          <stop offset="1" className="plunder-burn-edge" />
        </radialGradient>
        <clipPath id={clip}>
          <rect {...inner} />
        </clipPath>
      </defs>
      {plain && <path className="plunder-sheet" d={drawing.sheet} />}
      <path className="plunder-sheet-burn" d={drawing.sheet} fill="url(#plunder-burn)" />
      <path className="plunder-rock" d={drawing.rock} />
      <rect className="plunder-floor" {...inner} />
      <path className="plunder-worn" d={drawing.worn} />
      {COLOURS.map((colour, team) =>
        board.map.zones[colour].map((square) => (
          <ZoneSquare key={square} board={board} square={square} team={team} />
        )),
      )}
      {board.map.yellow.map((square) => (
        <YellowSquare key={square} board={board} square={square} />
      ))}
      <path className="plunder-seams" d={drawing.seams} />
      <path className="plunder-cracks" d={drawing.cracks} />
      {board.map.stars.map((square) => (
        <Trapdoor key={square} {...cornerOf(board, square)} seed={square} />
      ))}
      <g clipPath={`url(#${clip})`}>
        <path className="plunder-shadow" d={drawing.shadow} />
        <path className="plunder-walls" d={drawing.walls} />
        <path className="plunder-hatching" d={drawing.hatching} />
      </g>
      <path className="plunder-border" d={drawing.border} />
      {!plain && <Coordinates board={board} />}
    </svg>
  );
  if (plain) return drawn;
  // The paper's grain is a picture, not a filter: filters are worked out anew whenever anything near them moves.
  return (
    <div className="plunder-sheet-place">
      <div className="plunder-paper" style={{ clipPath: `polygon(${drawing.cut})` }} />
      {drawn}
    </div>
  );
});

function flagAt(board: Board, square: number, inset: number, by: number): string {
  const { x, y } = cornerOf(board, square);
  const far = UNIT - inset;
  return outline(
    handOf(square + 500),
    [
      [x + inset, y + inset],
      [x + far, y + inset],
      [x + far, y + far],
      [x + inset, y + far],
    ],
    by,
    4,
  );
}

/** A wash of the team's colour, as from a brush, with its pattern in it. */
function ZoneSquare({ board, square, team }: { board: Board; square: number; team: number }) {
  return (
    <g className={`plunder-zone ${teamClass(team)}`}>
      <path className="plunder-zone-wash" d={flagAt(board, square, 2, 2.5)} />
      <path className="plunder-zone-pattern" d={flagAt(board, square, 9, 1.5)} fill={patternOf(team)} />
    </g>
  );
}

/** Where a treasure lies when the game starts: a gilded flag with the outline of a chest. */
function YellowSquare({ board, square }: { board: Board; square: number }) {
  const { x, y } = cornerOf(board, square);
  return (
    <g className="plunder-yellow">
      <path className="plunder-yellow-wash" d={flagAt(board, square, 5, 2)} />
      <path className="plunder-yellow-rim" d={flagAt(board, square, 12, 1.2)} />
      <path
        className="plunder-yellow-chest"
        d={chest}
        transform={`translate(${x + 26} ${y + 26}) scale(${48 / 512})`}
      />
    </g>
  );
}
