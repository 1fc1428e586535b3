/** A ship drawn small: rooms, corridors, walls, doors, and the tokens of a mission. */
import type { ReactNode } from 'react';
import type { ReadyMission } from '../../printed.ts';
import type { Ship } from '../../rules/ship.ts';
import { CELL, doorsPath, middleOf, wallsPath, zonesPath } from './small-plan.ts';
import { TokenArt, type TokenKind } from './token.tsx';
import './small-ship.css';

type Marked = Pick<ReadyMission, 'start' | 'exits' | 'objectives' | 'loader'>;

interface SmallShipProps {
  readonly ship: Ship;
  readonly mission?: Marked;
  /** Zones that somebody sees. */
  readonly lit?: readonly number[];
  /** Pieces on top, ten units a cell. */
  readonly children?: ReactNode;
}

const TOKEN = 16;

export function SmallShip({ ship, mission, lit, children }: SmallShipProps) {
  const { width, height, zones, rooms } = ship;
  const corridors = zones.filter(({ isRoom }) => !isRoom).map(({ number }) => number);
  return (
    <svg
      className="es-small-ship"
      viewBox={`-4 -4 ${width * CELL + 8} ${height * CELL + 8}`}
      aria-hidden="true"
    >
      <path className="es-small-corridor" d={zonesPath(ship, corridors)} />
      <path className="es-small-room" d={zonesPath(ship, rooms)} />
      {lit && <path className="es-small-lit" d={zonesPath(ship, lit)} />}
      <path className="es-small-wall" d={wallsPath(ship)} />
      <path className="es-small-door" d={doorsPath(ship, true)} />
      <path className="es-small-door es-small-door-closed" d={doorsPath(ship, false)} />
      {mission &&
        marksOf(mission).map(({ zone, is }, n) => {
          const { x, y } = middleOf(ship, zone);
          const at = { x: x - TOKEN / 2, y: y - TOKEN / 2, size: TOKEN };
          // biome-ignore lint/suspicious/noArrayIndexKey: the marks of a mission never change
          return <TokenArt key={n} is={is} at={at} />;
        })}
      {children}
    </svg>
  );
}

interface Mark {
  readonly zone: number;
  readonly is: TokenKind;
}

function marksOf({ start, exits, objectives, loader }: Marked): Mark[] {
  return [
    { zone: start, is: 'start' },
    ...exits.map((zone): Mark => ({ zone, is: 'exit' })),
    ...objectives.flatMap(({ zones, kind, held }): Mark[] => [
      ...zones.map((zone): Mark => ({ zone, is: kind })),
      ...held.slice(0, 1).map((zone): Mark => ({ zone, is: 'hold' })),
    ]),
    ...(loader < 0 ? [] : [{ zone: loader, is: 'loader' } as const]),
  ];
}
