/** The ship as it is laid out: floors, walls, narrow gaps, the tiles' names. Drawn once for a mission. */
import type { Language } from '@tablee/kernel';
import { memo } from 'react';
import type { Content } from '../../printed.ts';
import type { Border } from '../../rules/ship.ts';
import { type Edge, linesOf, MARGIN, middleOf, pathOf, planOf, UNIT } from './plan.ts';

/** Cells along the side of a tile. */
const TILE = 6;
/** Figures stand on the middle of a corridor, its tile’s name along the foot. */
const UNDER_FIGURES = UNIT * 0.74;

export const Deck = memo(function Deck({ content, language }: { content: Content; language: Language }) {
  const { ship, mission } = content;
  const plan = planOf(ship);
  const of = (kind: Border['kind']): Edge[] =>
    ship.borders.flatMap((border) => (border.kind === kind ? plan.borders[border.id]! : []));
  return (
    <svg className="es-layer es-deck" viewBox={`0 0 ${plan.width} ${plan.height}`} aria-hidden="true">
      <path className="es-hull-glow" d={linesOf(plan.hull)} />
      {ship.zones.map(({ number, isRoom }) => (
        <path
          key={number}
          className="es-floor"
          data-kind={isRoom ? 'room' : 'corridor'}
          d={pathOf(plan.zones[number]!.outline)}
        />
      ))}
      {mission.tiles.map(({ id, name, x, y }) => (
        <text
          key={`${id} ${x} ${y}`}
          className="es-tile-name"
          x={MARGIN + (x + 0.5) * TILE * UNIT}
          y={MARGIN + (y + 0.5) * TILE * UNIT + UNDER_FIGURES}
        >
          {name[language]}
        </text>
      ))}
      <path className="es-open" d={linesOf(of('open'))} />
      <path className="es-wall" d={linesOf(of('wall'))} />
      <path className="es-wall es-wall-hull" d={linesOf(plan.hull)} />
      {ship.borders.map((border) =>
        border.kind === 'narrow' ? <Narrow key={border.id} edges={plan.borders[border.id]!} /> : null,
      )}
    </svg>
  );
});

/** Two jaws that leave a crack: nobody passes, nobody sees through. */
function Narrow({ edges }: { edges: readonly Edge[] }) {
  const { x, y, upright } = middleOf(edges);
  return (
    <g className="es-narrow" transform={`translate(${x} ${y})${upright ? '' : ' rotate(90)'}`}>
      <path d={`M0 ${-edges.length * 50}V-9M0 9V${edges.length * 50}`} />
      <path d="M-22 -20L0 -7L22 -20M-22 20L0 7L22 20" />
    </g>
  );
}
