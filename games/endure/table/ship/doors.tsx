/** Doors as they stand: open, closed, or locked by a Lockdown; and those cut into a wall. */
import { memo } from 'react';
import type { Content } from '../../printed.ts';
import { holding } from '../../rules/board.ts';
import type { EndureView } from '../../types.ts';
import { type Edge, middleOf, planOf } from './plan.ts';

export type DoorState = 'open' | 'closed' | 'locked';

export function doorState(seen: EndureView, content: Content, door: number): DoorState {
  if (holding(seen, content) === 'lockdown' && seen.unlocked[door] === 0) return 'locked';
  return seen.doors[door] === 1 ? 'open' : 'closed';
}

export const Doors = memo(function Doors({ seen, content }: { seen: EndureView; content: Content }) {
  const { borders } = planOf(content.ship);
  const isLocked = holding(seen, content) === 'lockdown';
  return (
    <g>
      {content.ship.doors.map(({ number, border }) => (
        <Door key={number} edges={borders[border]!} state={doorState(seen, content, number)} />
      ))}
      {seen.made.map((border, n) => (
        <Door
          key={`made ${border}`}
          edges={borders[border]!}
          state={isLocked && seen.madeUnlocked[n] === 0 ? 'locked' : 'open'}
        />
      ))}
    </g>
  );
});

function Door({ edges, state }: { edges: readonly Edge[]; state: DoorState }) {
  const { x, y, upright } = middleOf(edges);
  return (
    <g
      className="es-door"
      data-state={state}
      transform={`translate(${x} ${y})${upright ? '' : ' rotate(90)'}`}
    >
      <path className="es-door-gap" d="M0 -40V40" />
      <path className="es-door-jambs" d="M-13 -42H13M-13 42H13" />
      {state === 'open' ? (
        <path className="es-door-leaf" d="M-9 -34V-26M9 -34V-26M-9 34V26M9 34V26" />
      ) : (
        <path className="es-door-leaf" d="M-7 -36V36M7 -36V36M-7 0H7" />
      )}
      {state === 'locked' && (
        <g className="es-door-lock" transform={upright ? undefined : 'rotate(-90)'}>
          <circle r="21" />
          <path d="M-9 -2H9V11H-9ZM-5 -2V-7A5 5 0 0 1 5 -7V-2" />
        </g>
      )}
    </g>
  );
}
