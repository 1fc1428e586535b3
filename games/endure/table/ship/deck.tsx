/** The ship as it is laid out: hull, floors, walls, narrow gaps, what each room is for. Drawn once for a mission. */
import { memo } from 'react';
import type { Content } from '../../printed.ts';
import type { Border } from '../../rules/ship.ts';
import { motifOf } from './motifs.ts';
import {
  type Edge,
  type Lie,
  linesOf,
  MARGIN,
  middleOf,
  pathOf,
  type ShipPlan,
  type ZoneShape,
} from './plan.ts';

interface Props {
  readonly content: Content;
  readonly plan: ShipPlan;
}

export const Deck = memo(function Deck({ content, plan }: Props) {
  const { ship } = content;
  const of = (kind: Border['kind']): Edge[] =>
    ship.borders.flatMap((border) => (border.kind === kind ? plan.borders[border.id]! : []));
  const hull = linesOf(plan.hull);
  const floor = plan.zones.map(({ outline }) => pathOf(outline)).join('');
  return (
    <svg className="es-layer es-deck" viewBox={`0 0 ${plan.width} ${plan.height}`} aria-hidden="true">
      <Floors />
      <path className="es-hull-glow" d={hull} />
      <path className="es-hull-rim" d={hull} />
      <path className="es-hull-plate" d={hull} />
      <path className="es-hull-rivets" d={hull} />
      <path className="es-hull-floor" d={floor} />
      {ship.zones.map(({ number, isRoom, capacity }) => {
        const outline = pathOf(plan.zones[number]!.outline);
        const floor = !isRoom ? 'grating' : capacity > SMALL ? 'slabs' : 'tiles';
        return (
          <g key={number}>
            <path className="es-floor" data-kind={isRoom ? 'room' : 'corridor'} d={outline} />
            <path d={outline} fill={`url(#es-${floor})`} />
          </g>
        );
      })}
      {ship.zones.map((zone) => (
        <Motif key={zone.number} path={motifOf(content, zone)} shape={plan.zones[zone.number]!} />
      ))}
      <path className="es-open" d={linesOf(of('open'))} />
      <path className="es-wall" d={linesOf(of('wall'))} />
      <path className="es-wall es-wall-hull" d={hull} />
      {ship.borders.map((border) =>
        border.kind === 'narrow' ? <Narrow key={border.id} edges={plan.borders[border.id]!} /> : null,
      )}
    </svg>
  );
});

/** A room for more than six is laid with large slabs. */
const SMALL = 6;

/** What one walks on: gratings in the corridors, tiles or slabs in the rooms. */
function Floors() {
  return (
    <defs>
      <pattern id="es-grating" width="100" height="100" patternUnits="userSpaceOnUse" x={MARGIN} y={MARGIN}>
        <path className="es-floor-line" d="M0 12.5H100M0 37.5H100M0 62.5H100M0 87.5H100" />
        <path className="es-floor-seam" d="M0 0V100" />
      </pattern>
      <pattern id="es-tiles" width="50" height="50" patternUnits="userSpaceOnUse" x={MARGIN} y={MARGIN}>
        <path className="es-floor-line" d="M0 0H50M0 0V50" />
        <path className="es-floor-seam" d="M21 25H29M25 21V29" />
      </pattern>
      <pattern id="es-slabs" width="100" height="100" patternUnits="userSpaceOnUse" x={MARGIN} y={MARGIN}>
        <path className="es-floor-line" d="M0 0H100M0 50H100M0 0V50M50 50V100" />
        <path className="es-floor-seam" d="M8 42L16 34M58 92L66 84" />
      </pattern>
    </defs>
  );
}

/** What a room is for, as large as its walls allow, faint enough for figures to stand on. */
function Motif({ path, shape: { room } }: { path: string | null; shape: ZoneShape }) {
  if (path === null) return null;
  const size = Math.min(room.width, room.height) * 0.74;
  const x = room.x + (room.width - size) / 2;
  const y = room.y + (room.height - size) / 2 + Math.min(14, room.height * 0.05);
  return (
    <svg x={x} y={y} width={size} height={size} viewBox="0 0 512 512" aria-hidden="true">
      <path className="es-motif" d={path} />
    </svg>
  );
}

/** Where north is: the direction die says so, and the ship may lie on its side. */
export function Compass({ lie }: { lie: Lie }) {
  return (
    <svg className="es-compass" data-lie={lie} viewBox="-32 -32 64 64" aria-hidden="true">
      <circle r="29" />
      <path d={lie === 'aside' ? 'M-24 0L4 -9V9Z' : 'M0 -24L9 4H-9Z'} />
      <text x={lie === 'aside' ? 15 : 0} y={lie === 'aside' ? 1 : 17}>
        N
      </text>
    </svg>
  );
}

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
