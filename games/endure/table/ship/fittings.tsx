/** What belongs to zones: light, start, exits, where to deliver and hold, noise, bubbles, distractions, how full they are. */
import { memo, type ReactNode } from 'react';
import type { Content } from '../../printed.ts';
import { sightFrom } from '../../readings.ts';
import { holding, isAboard, usedIn } from '../../rules/board.ts';
import type { EndureView } from '../../types.ts';
import { TokenArt } from '../art/index.tsx';
import { pathOf, type ShipPlan, type ZoneShape } from './plan.ts';

interface Props {
  readonly seen: EndureView;
  readonly content: Content;
  readonly plan: ShipPlan;
}

/** What survivors see is lit, the rest is dim. */
export const Light = memo(function Light({ seen, content, plan: { zones } }: Props) {
  const lit = new Set(
    seen.survivors.flatMap((one) =>
      isAboard(one) && one.zone >= 0 ? sightFrom(seen, content, one.zone) : [],
    ),
  );
  return (
    <g>
      {zones.map(({ outline }, zone) => (
        <path
          // biome-ignore lint/suspicious/noArrayIndexKey: a zone is its number
          key={zone}
          className={lit.has(zone) ? 'es-light' : 'es-dark'}
          d={pathOf(outline)}
        />
      ))}
    </g>
  );
});

const MARK = 46;
/** From here on a zone tells how full it is. */
const NEARLY_FULL = 2 / 3;

export const Fittings = memo(function Fittings({ seen, content, plan: { zones } }: Props) {
  const { mission } = content;
  const isLocked = holding(seen, content) === 'lockdown';
  const open = mission.objectives.filter((_, n) => seen.achieved[n] === 0);
  return (
    <g>
      {open.flatMap(({ id, held }) =>
        held.map((zone) => (
          <path key={`${id} ${zone}`} className="es-held" d={pathOf(zones[zone]!.outline)} />
        )),
      )}
      {seen.bubbles.map((zone) => (
        <path key={`bubble ${zone}`} className="es-bubble" d={pathOf(zones[zone]!.outline)} />
      ))}
      <Corner shape={zones[mission.start]} which={3}>
        {(at) => <TokenArt is="start" at={at} spent />}
      </Corner>
      {mission.exits.map((zone) => (
        <Corner key={zone} shape={zones[zone]} which={0}>
          {(at) => <TokenArt is="exit" at={at} spent={isLocked} />}
        </Corner>
      ))}
      {open.flatMap(({ id, kind, to }) =>
        kind === 'deliver'
          ? to.map((zone) => (
              <Corner key={`${id} ${zone}`} shape={zones[zone]} which={1}>
                {(at) => <TokenArt is="deliver" at={at} spent />}
              </Corner>
            ))
          : [],
      )}
      {seen.noise.map((level, zone) =>
        level > 0 ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: a zone is its number
          <Corner key={`noise ${zone}`} shape={zones[zone]} which={2}>
            {(at) => <TokenArt is="noise" at={at} number={level} />}
          </Corner>
        ) : null,
      )}
      {pairsOf(seen.lures).map(([zone, radius]) => (
        <Corner key={`lure ${zone}`} shape={zones[zone]} which={3}>
          {(at) => <TokenArt is="lure" at={at} number={radius} />}
        </Corner>
      ))}
      {content.ship.zones.map(({ number, capacity }) => (
        <Fullness key={number} shape={zones[number]!} used={usedIn(seen, content, number)} of={capacity} />
      ))}
    </g>
  );
});

/** Zone and radius in turn. */
export function pairsOf(lures: readonly number[]): [number, number][] {
  return lures.flatMap((zone, n) => (n % 2 === 0 ? [[zone, lures[n + 1]!] as [number, number]] : []));
}

interface CornerProps {
  readonly shape: ZoneShape | undefined;
  /** 0 top right, 1 top left, 2 bottom right, 3 bottom left. */
  readonly which: 0 | 1 | 2 | 3;
  children(at: { x: number; y: number; size: number }): ReactNode;
}

function Corner({ shape, which, children }: CornerProps) {
  if (!shape) return null;
  const { room } = shape;
  const x = which % 2 === 0 ? room.x + room.width - MARK - 6 : room.x + 6;
  const y = which < 2 ? room.y + 6 : room.y + room.height - MARK - 6;
  return children({ x, y, size: MARK });
}

function Fullness({ shape, used, of }: { shape: ZoneShape; used: number; of: number }) {
  if (used / of < NEARLY_FULL) return null;
  const { x, y, width, height } = shape.room;
  const long = width - 24;
  return (
    <g
      className="es-fullness"
      data-full={used >= of || undefined}
      transform={`translate(${x + 12} ${y + height - 26})`}
    >
      <rect className="es-fullness-all" width={long} height="20" />
      <rect className="es-fullness-used" width={(long * Math.min(used, of)) / of} height="20" />
      <text x={long / 2} y="11">{`${used}/${of}`}</text>
    </g>
  );
}
