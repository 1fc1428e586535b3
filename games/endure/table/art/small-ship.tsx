/** A ship drawn small: rooms, corridors, walls, doors, and the tokens of a mission. */
import type { ReadyMission } from '../../printed.ts';
import type { Ship } from '../../rules/ship.ts';
import { TokenArt, type TokenKind } from './token.tsx';
import './small-ship.css';

interface SmallShipProps {
  readonly ship: Ship;
  readonly mission?: Pick<ReadyMission, 'start' | 'exits' | 'objectives' | 'loader'>;
}

const CELL = 10;

export function SmallShip({ ship, mission }: SmallShipProps) {
  const { width, height } = ship;
  return (
    <svg
      className="es-small-ship"
      viewBox={`-4 -4 ${width * CELL + 8} ${height * CELL + 8}`}
      aria-hidden="true"
    >
      <path className="es-small-corridor" d={cellsPath(ship, false)} />
      <path className="es-small-room" d={cellsPath(ship, true)} />
      <path className="es-small-wall" d={wallsPath(ship)} />
      <path className="es-small-door" d={doorsPath(ship, true)} />
      <path className="es-small-door es-small-door-closed" d={doorsPath(ship, false)} />
      {mission &&
        marksOf(mission).map(({ zone, is }, n) => {
          const { x, y } = middleOf(ship, zone);
          // biome-ignore lint/suspicious/noArrayIndexKey: the marks of a mission never change
          return <TokenArt key={n} is={is} at={{ x: x - 8, y: y - 8, size: 16 }} />;
        })}
    </svg>
  );
}

interface Mark {
  readonly zone: number;
  readonly is: TokenKind;
}

function marksOf({ start, exits, objectives, loader }: NonNullable<SmallShipProps['mission']>): Mark[] {
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

const columnOf = ({ width }: Ship, cell: number): number => (cell % width) * CELL;
const rowOf = ({ width }: Ship, cell: number): number => Math.floor(cell / width) * CELL;

/** The middle of the cell nearest to a zone's centre: inside it, whatever its shape. */
function middleOf(ship: Ship, zone: number): { readonly x: number; readonly y: number } {
  const { cells } = ship.zones[zone]!;
  const xs = cells.map((cell) => columnOf(ship, cell) + CELL / 2);
  const ys = cells.map((cell) => rowOf(ship, cell) + CELL / 2);
  return { x: (Math.min(...xs) + Math.max(...xs)) / 2, y: (Math.min(...ys) + Math.max(...ys)) / 2 };
}

function cellsPath(ship: Ship, isRoom: boolean): string {
  return ship.cells
    .flatMap((zone, cell) =>
      zone >= 0 && ship.zones[zone]!.isRoom === isRoom
        ? [`M${columnOf(ship, cell)} ${rowOf(ship, cell)}h${CELL}v${CELL}h-${CELL}z`]
        : [],
    )
    .join('');
}

/** Between rooms and anything else, and where the hull begins; the ways between corridor zones stay open. */
function wallsPath(ship: Ship): string {
  return edges(ship, (zone, other) => {
    if (zone === other) return false;
    if (zone < 0 || other < 0) return true;
    const border = ship.borders.find(
      ({ a, b }) => (a === zone && b === other) || (a === other && b === zone),
    );
    return border?.kind !== 'open';
  });
}

function doorsPath(ship: Ship, open: boolean): string {
  const wanted = ship.doors.filter((door) => door.open === open);
  const seen = new Set<number>();
  return edges(ship, (zone, other) => {
    const door = wanted.find(({ a, b }) => (a === zone && b === other) || (a === other && b === zone));
    if (!door || seen.has(door.number)) return false;
    seen.add(door.number);
    return true;
  });
}

/** Every edge between two cells for which this holds, as path data. */
function edges(ship: Ship, holds: (zone: number, other: number) => boolean): string {
  const { width, height, cells } = ship;
  const at = (x: number, y: number): number =>
    x < 0 || y < 0 || x >= width || y >= height ? -1 : cells[y * width + x]!;
  let path = '';
  for (let y = 0; y <= height; y++) {
    for (let x = 0; x <= width; x++) {
      if (x < width && holds(at(x, y - 1), at(x, y))) path += `M${x * CELL} ${y * CELL}h${CELL}`;
      if (y < height && holds(at(x - 1, y), at(x, y))) path += `M${x * CELL} ${y * CELL}v${CELL}`;
    }
  }
  return path;
}
