/** The panes of a floor: a small window a square, its colour and sign saying what waits there. */
import { memo } from 'react';
import type { Floor } from '../../ready/content.ts';
import { ADVANCED_TRAP, ADVANCED_TREASURE, BOSS } from '../../rules/icons.ts';
import { COLUMNS } from '../../rules/move.ts';
import { lattice, rays, seedOf } from '../art/shards.ts';
import { squareSign } from '../art/signs.ts';
import { enemiesOn } from './routes.ts';

const PANE = 92;
const GAP = (100 - PANE) / 2;

export const FloorGlass = memo(function FloorGlass({
  floor,
  entered,
}: {
  readonly floor: Floor;
  readonly entered: readonly number[];
}) {
  return floor.icons.map((icon, square) => {
    const x = (square % COLUMNS) * 100 + GAP;
    const y = (floor.rows - 1 - Math.floor(square / COLUMNS)) * 100 + GAP;
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: a square is its number
      <g key={square} transform={`translate(${x} ${y})`}>
        <SquareGlass icon={icon} cut={`${floor.id}${square}`} crossed={entered.includes(square)} />
      </g>
    );
  });
});

interface SquareGlassProps {
  readonly icon: number;
  readonly cut: string;
  readonly crossed: boolean;
}

export function SquareGlass({ icon, cut, crossed }: SquareGlassProps) {
  const { path, tone } = squareSign(icon);
  const enemies = enemiesOn(icon);
  const panes = path === null ? lattice(PANE, PANE, seedOf(cut), 2, 2) : rays(PANE, PANE, seedOf(cut), 7);
  const isAdvanced = icon === ADVANCED_TRAP || icon === ADVANCED_TREASURE;
  return (
    <g
      className="soeurs-square-glass"
      data-tone={tone}
      data-crossed={crossed || undefined}
      data-plain={path === null || undefined}
    >
      {panes.map(({ points, shade }) => (
        <polygon key={points} className="soeurs-pane" data-shade={shade} points={points} />
      ))}
      {path !== null && (
        <svg
          x={icon === BOSS ? 8 : 16}
          y={icon === BOSS ? 8 : enemies > 0 ? 10 : 16}
          width={icon === BOSS ? 76 : 60}
          height={icon === BOSS ? 76 : 60}
          viewBox="-16 -16 544 544"
          aria-hidden="true"
        >
          <path className="soeurs-figure" d={path} />
        </svg>
      )}
      {enemies > 0 && <Badge text={String(enemies)} />}
      {isAdvanced && <Badge text="+" />}
    </g>
  );
}

function Badge({ text }: { readonly text: string }) {
  return (
    <g className="soeurs-badge" transform="translate(72 70)">
      <circle r="19" />
      <text textAnchor="middle" dominantBaseline="central">
        {text}
      </text>
    </g>
  );
}
