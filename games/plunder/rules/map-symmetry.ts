/** Turns and mirrors of a dungeon: what makes the seats equal. */
import {
  type Colour,
  type DungeonMap,
  type Square,
  type Symmetry,
  squareName,
  type Wall,
  wallName,
} from './map.ts';

/** Where a turn or mirror takes a square, by column and row. */
type Transform = (map: DungeonMap, column: number, row: number) => readonly [column: number, row: number];

const HALF_TURN: Transform = (map, column, row) => [map.width - 1 - column, map.height - 1 - row];
const QUARTER_TURN: Transform = (map, column, row) => [map.height - 1 - row, column];
const MIRROR_LEFT_RIGHT: Transform = (map, column, row) => [map.width - 1 - column, row];
const MIRROR_TOP_BOTTOM: Transform = (map, column, row) => [column, map.height - 1 - row];

/** Generators suffice: what is invariant under them is invariant under the group. */
const GENERATORS: Readonly<Record<Symmetry, Readonly<Record<string, Transform>>>> = {
  C2: { 'half-turn': HALF_TURN },
  C4: { 'quarter-turn': QUARTER_TURN },
  D2: { 'left-right mirror': MIRROR_LEFT_RIGHT, 'top-bottom mirror': MIRROR_TOP_BOTTOM },
  D4: { 'quarter-turn': QUARTER_TURN, 'left-right mirror': MIRROR_LEFT_RIGHT },
  none: {},
};

/** In what the map breaks the symmetry its header claims, in words; nothing when it keeps it. */
export function brokenSymmetry(map: DungeonMap): string[] {
  if (map.symmetry === 'none') {
    return ['The map claims no symmetry: nothing makes the seats equal.'];
  }
  const turns = map.symmetry === 'C4' || map.symmetry === 'D4';
  if (turns && map.width !== map.height) {
    return [`${map.symmetry} needs a square map, this one is ${map.width}x${map.height}.`];
  }
  const found: string[] = [];
  const generators = GENERATORS[map.symmetry];
  for (const [name, transform] of Object.entries(generators)) {
    found.push(...changedBy(map, name, transform));
  }
  if (found.length === 0 && !isTransitive(map, Object.values(generators))) {
    found.push(`${map.symmetry} does not carry every team's zone onto every other's.`);
  }
  return found;
}

function changedBy(map: DungeonMap, name: string, transform: Transform): string[] {
  const image = imageUnder(map, transform);
  const found: string[] = [];
  const compare = (what: string, squares: readonly Square[]): void => {
    const lost = squares.find((square) => !squares.includes(image(square)));
    if (lost === undefined) return;
    const where = `${squareName(map, lost)} would come to ${squareName(map, image(lost))}`;
    found.push(`The ${name} does not keep the ${what}: ${where}.`);
  };
  compare('yellow squares', map.yellow);
  compare('monster arrival squares', map.stars);
  for (const colour of map.seats) {
    if (zoneImage(map, colour, transform) === undefined) {
      found.push(`The ${name} does not carry the ${colour} zone onto a zone.`);
    }
  }
  const drawn = new Set(map.walls.map((wall) => wallName(map, wall)));
  const lost = map.walls.find((wall) => !drawn.has(wallName(map, wallUnder(image, wall))));
  if (lost) {
    const where = `${wallName(map, lost)} has no ${wallName(map, wallUnder(image, lost))}`;
    found.push(`The ${name} does not keep the walls: ${where}.`);
  }
  return found;
}

function imageUnder(map: DungeonMap, transform: Transform): (square: Square) => Square {
  return (square) => {
    const [column, row] = transform(map, square % map.width, Math.floor(square / map.width));
    return row * map.width + column;
  };
}

function wallUnder(image: (square: Square) => Square, [a, b]: Wall): Wall {
  const [p, q] = [image(a), image(b)];
  return p < q ? [p, q] : [q, p];
}

/** The team whose zone takes this one's place. */
function zoneImage(map: DungeonMap, colour: Colour, transform: Transform): Colour | undefined {
  const moved = map.zones[colour].map(imageUnder(map, transform));
  return map.seats.find((other) => {
    const zone = map.zones[other];
    return zone.length === moved.length && moved.every((square) => zone.includes(square));
  });
}

function isTransitive(map: DungeonMap, transforms: readonly Transform[]): boolean {
  const met: Colour[] = [map.seats[0]!];
  // The list grows while it is walked.
  for (const colour of met) {
    for (const transform of transforms) {
      const other = zoneImage(map, colour, transform);
      if (other && !met.includes(other)) met.push(other);
    }
  }
  return met.length === map.seats.length;
}
