/** Doors as they stand: open, closed, or locked by a Lockdown; and those cut into a wall. */
import { memo } from 'react';
import type { Content } from '../../printed.ts';
import { borderOfDoor, holding } from '../../rules/board.ts';
import type { EndureView } from '../../types.ts';
import { type Edge, middleOf, type ShipPlan } from './plan.ts';

export type DoorState = 'open' | 'closed' | 'locked';

export function doorState(seen: EndureView, content: Content, door: number): DoorState {
  if (holding(seen, content) === 'lockdown' && seen.unlocked[door] === 0) return 'locked';
  return seen.doors[door] === 1 ? 'open' : 'closed';
}

interface Props {
  readonly seen: EndureView;
  readonly content: Content;
  readonly plan: ShipPlan;
}

export const Doors = memo(function Doors({ seen, content, plan: { borders } }: Props) {
  return (
    <g>
      {[...seen.doors.keys()].map((door) => (
        <Door
          key={door}
          edges={borders[borderOfDoor(seen, content.ship, door)]!}
          state={doorState(seen, content, door)}
        />
      ))}
    </g>
  );
});

/** Drawn back into the wall, leaving the way free; or two leaves that meet in the middle. */
const LEAVES = { open: 'M0 -42V-27M0 42V27', shut: 'M0 -40V-5M0 40V5' } as const;

function Door({ edges, state }: { edges: readonly Edge[]; state: DoorState }) {
  const { x, y, upright } = middleOf(edges);
  return (
    <g
      className="es-door"
      data-state={state}
      transform={`translate(${x} ${y})${upright ? '' : ' rotate(90)'}`}
    >
      <path className="es-door-glow" d={LEAVES[state === 'open' ? 'open' : 'shut']} />
      <path className="es-door-gap" d="M0 -44V44" />
      <path className="es-door-jambs" d="M-15 -46H15M-15 46H15" />
      <path className="es-door-leaf" d={LEAVES[state === 'open' ? 'open' : 'shut']} />
      {state === 'locked' && (
        <g className="es-door-lock" transform={upright ? undefined : 'rotate(-90)'}>
          <circle r="24" />
          <path d="M-9 -2H9V11H-9ZM-5 -2V-7A5 5 0 0 1 5 -7V-2" />
        </g>
      )}
    </g>
  );
}
