/**
 * Is a drawn map a fair dungeon? Each finding is a sentence for whoever drew it. An `error` makes the map unplayable;
 * `balance` is what every map we ship must be free of, and a map from outside may live with.
 */
import { type Board, distance, makeBoard, walkingDistances } from './board.ts';
import {
  type Colour,
  type DungeonMap,
  type Square,
  type Symmetry,
  squareName,
  type Wall,
  wallName,
} from './map.ts';

/** What was looked at. */
export const CHECKS = [
  'shape',
  'counts',
  'symmetry',
  'connected',
  'distances',
  'through walls',
  'monsters and zones',
  'dead ends',
] as const;
export type Check = (typeof CHECKS)[number];

export type Finding = {
  readonly check: Check;
  readonly severity: 'error' | 'balance';
  readonly text: string;
};

/** Printed numbers of the two kinds of dungeon (SDP-BOARD-1, SDP-BOARD-9, R-SDP-30, R-SDP-58). */
export const ZONE_SQUARES = 4;
export const TWO_PLAYERS = { width: 8, height: 10, yellow: 4, stars: 4 } as const;
export const FOUR_PLAYERS = { yellow: 12, stars: 8 } as const;

/** Steps to a zone, diagonals allowed. Nearer treasures make races that the first player wins. */
export const NEAREST_TREASURE = 6;
export const FARTHEST_TREASURE_TWO_PLAYERS = 8;
/** As the crow flies: else one Passe-murailles is a short cut home. */
export const NEAREST_TREASURE_THROUGH_WALLS = 3;
export const NEAREST_STAR = 3;
export const NEAREST_ZONES = 7;
export const DEAD_ENDS = 4;
/** A quarter-turn has no mirror to make two teams' ways equal: so much may they differ. */
export const QUARTER_TURN_SLACK = { diagonal: 1, straight: 2 } as const;

/** All there is to say against a map; nothing for a good one. */
export function findings(map: DungeonMap): Finding[] {
  const survey = surveyOf(map);
  return [
    ...wrongCounts(map),
    ...brokenSymmetry(map),
    ...unreachable(survey),
    ...(map.seats.length === 2 ? unevenForTwo(survey) : unevenForFour(survey)),
    ...shortCuts(survey),
    ...tooClose(survey),
    ...deadEnds(survey),
    ...closedRooms(survey),
  ];
}

/** Steps from each square to a team's zone on the empty board. */
export type Ways = { readonly colour: Colour; readonly diagonal: Int16Array; readonly straight: Int16Array };
type Survey = { readonly map: DungeonMap; readonly board: Board; readonly ways: readonly Ways[] };

function surveyOf(map: DungeonMap): Survey {
  const board = makeBoard(map);
  const ways = map.seats.map((colour) => ({
    colour,
    diagonal: walkingDistances(board, map.zones[colour], { diagonal: true }),
    straight: walkingDistances(board, map.zones[colour], { diagonal: false }),
  }));
  return { map, board, ways };
}

// ─── counts ──────────────────────────────────────────────────────────────────

function wrongCounts(map: DungeonMap): Finding[] {
  const found: Finding[] = [];
  const expect = (what: string, expected: number | string, got: number | string): void => {
    if (expected !== got) found.push(error('counts', `${what}: expected ${expected}, got ${got}.`));
  };
  const players = map.seats.length;
  // Three players use the dungeon with four zones (SDP-MULTI-2, R-SDP-61), so no map has three.
  if (players !== 2 && players !== 4) expect('Seats', '2 or 4', players);
  if (players === 2) {
    expect('Size', `${TWO_PLAYERS.width}x${TWO_PLAYERS.height}`, `${map.width}x${map.height}`);
  }
  for (const colour of map.seats) {
    expect(`Squares of the ${colour} zone`, ZONE_SQUARES, map.zones[colour].length);
  }
  const printed = players === 2 ? TWO_PLAYERS : FOUR_PLAYERS;
  expect('Yellow squares', printed.yellow, map.yellow.length);
  expect('Monster arrival squares', printed.stars, map.stars.length);
  return found;
}

// ─── symmetry ────────────────────────────────────────────────────────────────

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

function brokenSymmetry(map: DungeonMap): Finding[] {
  if (map.symmetry === 'none') {
    return [balance('symmetry', 'The map claims no symmetry: nothing makes the seats equal.')];
  }
  const turns = map.symmetry === 'C4' || map.symmetry === 'D4';
  if (turns && map.width !== map.height) {
    return [
      balance('symmetry', `${map.symmetry} needs a square map, this one is ${map.width}x${map.height}.`),
    ];
  }
  const found: Finding[] = [];
  const generators = GENERATORS[map.symmetry];
  for (const [name, transform] of Object.entries(generators)) {
    found.push(...changedBy(map, name, transform));
  }
  if (found.length === 0 && !isTransitive(map, Object.values(generators))) {
    found.push(balance('symmetry', `${map.symmetry} does not carry every team's zone onto every other's.`));
  }
  return found;
}

function changedBy(map: DungeonMap, name: string, transform: Transform): Finding[] {
  const image = imageUnder(map, transform);
  const found: Finding[] = [];
  const compare = (what: string, squares: readonly Square[]): void => {
    const lost = squares.find((square) => !squares.includes(image(square)));
    if (lost === undefined) return;
    const where = `${squareName(map, lost)} would come to ${squareName(map, image(lost))}`;
    found.push(balance('symmetry', `The ${name} does not keep the ${what}: ${where}.`));
  };
  compare('yellow squares', map.yellow);
  compare('monster arrival squares', map.stars);
  for (const colour of map.seats) {
    if (zoneImage(map, colour, transform) === undefined) {
      found.push(balance('symmetry', `The ${name} does not carry the ${colour} zone onto a zone.`));
    }
  }
  const drawn = new Set(map.walls.map((wall) => wallName(map, wall)));
  const lost = map.walls.find((wall) => !drawn.has(wallName(map, wallUnder(image, wall))));
  if (lost) {
    const where = `${wallName(map, lost)} has no ${wallName(map, wallUnder(image, lost))}`;
    found.push(balance('symmetry', `The ${name} does not keep the walls: ${where}.`));
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

// ─── ways ────────────────────────────────────────────────────────────────────

function unreachable({ map, board, ways }: Survey): Finding[] {
  const found: Finding[] = [];
  for (const { colour, straight } of ways) {
    const cut = straight.indexOf(-1);
    if (cut < 0) continue;
    const count = straight.filter((steps) => steps < 0).length;
    const which = `${count} of ${board.squares} squares, ${squareName(map, cut)} first`;
    found.push(error('connected', `Without diagonal steps the ${colour} zone has no way to ${which}.`));
  }
  return found;
}

function unevenForTwo({ map, ways }: Survey): Finding[] {
  const [first, second] = ways;
  if (!first || !second) return [];
  const found: Finding[] = [];
  for (const square of map.yellow) {
    const name = squareName(map, square);
    const k = [first.diagonal[square]!, second.diagonal[square]!] as const;
    const o = [first.straight[square]!, second.straight[square]!] as const;
    if (k[0] !== k[1] || o[0] !== o[1]) {
      const steps = `${k[0]} and ${k[1]} steps, ${o[0]} and ${o[1]} without diagonals`;
      found.push(
        balance(
          'distances',
          `${name} is not as far from ${first.colour} as from ${second.colour}: ${steps}.`,
        ),
      );
    }
    const nearest = Math.min(...k);
    const farthest = Math.max(...k);
    if (nearest < NEAREST_TREASURE || farthest > FARTHEST_TREASURE_TWO_PLAYERS) {
      const range = `${NEAREST_TREASURE} to ${FARTHEST_TREASURE_TWO_PLAYERS}`;
      const steps = nearest === farthest ? `${nearest}` : `${nearest} and ${farthest}`;
      found.push(balance('distances', `${name} should be ${range} steps from the zones, got ${steps}.`));
    }
  }
  return found;
}

function unevenForFour({ map, ways }: Survey): Finding[] {
  const found: Finding[] = [];
  const slack = map.symmetry === 'C4' ? QUARTER_TURN_SLACK : { diagonal: 0, straight: 0 };
  for (const square of map.yellow) {
    const name = squareName(map, square);
    const teams = ways
      .map(({ colour, diagonal, straight }) => ({ colour, k: diagonal[square]!, o: straight[square]! }))
      .sort((p, q) => p.k - q.k || p.o - q.o);
    const [first, second] = teams;
    if (!first || !second) continue;
    if (first.k < NEAREST_TREASURE) {
      found.push(
        balance(
          'distances',
          `${name} should be ${NEAREST_TREASURE} steps from ${first.colour}, got ${first.k}.`,
        ),
      );
    }
    if (second.k - first.k > slack.diagonal || Math.abs(second.o - first.o) > slack.straight) {
      const steps = `${first.k} and ${second.k} steps, ${first.o} and ${second.o} without diagonals`;
      found.push(
        balance(
          'distances',
          `${name} is not as far from ${first.colour} as from ${second.colour}: ${steps}.`,
        ),
      );
    }
  }
  return found;
}

function shortCuts({ map, board }: Survey): Finding[] {
  const found: Finding[] = [];
  for (const square of map.yellow) {
    for (const colour of map.seats) {
      const nearest = Math.min(...map.zones[colour].map((home) => distance(board, square, home)));
      if (nearest >= NEAREST_TREASURE_THROUGH_WALLS) continue;
      const text = `${squareName(map, square)} should be ${NEAREST_TREASURE_THROUGH_WALLS} squares from ${colour} through walls, got ${nearest}.`;
      found.push(balance('through walls', text));
    }
  }
  return found;
}

function tooClose({ map, ways }: Survey): Finding[] {
  const found: Finding[] = [];
  for (const { colour, diagonal } of ways) {
    for (const square of map.stars) {
      if (diagonal[square]! >= NEAREST_STAR || diagonal[square]! < 0) continue;
      const text = `Monster arrival square ${squareName(map, square)} should be ${NEAREST_STAR} steps from ${colour}, got ${diagonal[square]}.`;
      found.push(balance('monsters and zones', text));
    }
    for (const other of map.seats.slice(map.seats.indexOf(colour) + 1)) {
      const apart = Math.min(...map.zones[other].map((square) => diagonal[square]!));
      if (apart >= NEAREST_ZONES || apart < 0) continue;
      const text = `The ${colour} and ${other} zones should be ${NEAREST_ZONES} steps apart, got ${apart}.`;
      found.push(balance('monsters and zones', text));
    }
  }
  return found;
}

// ─── corners ─────────────────────────────────────────────────────────────────

function deadEnds({ map, board }: Survey): Finding[] {
  const ends = [...board.nearStraight.keys()].filter((square) => board.nearStraight[square]!.length <= 1);
  if (ends.length <= DEAD_ENDS) return [];
  const names = ends.map((square) => squareName(map, square)).join(', ');
  return [balance('dead ends', `At most ${DEAD_ENDS} dead ends expected, got ${ends.length}: ${names}.`)];
}

/** Blocks of two by two squares that nothing leads into. */
function closedRooms({ map, board }: Survey): Finding[] {
  const found: Finding[] = [];
  for (let square = 0; square + map.width + 1 < board.squares; square++) {
    if (square % map.width === map.width - 1) continue;
    const room = [square, square + 1, square + map.width, square + map.width + 1];
    const leavesRoom = (from: Square): boolean => board.nearStraight[from]!.some((to) => !room.includes(to));
    if (room.some(leavesRoom)) continue;
    found.push(
      error(
        'dead ends',
        `The room ${squareName(map, room[0]!)} to ${squareName(map, room[3]!)} is walled in.`,
      ),
    );
  }
  return found;
}

function error(check: Check, text: string): Finding {
  return { check, severity: 'error', text };
}

function balance(check: Check, text: string): Finding {
  return { check, severity: 'balance', text };
}
