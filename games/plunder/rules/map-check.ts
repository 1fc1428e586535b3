/**
 * Is a drawn map a fair dungeon? Each finding is a sentence for whoever drew it. An `error` makes the map unplayable;
 * `balance` is what every map we ship must be free of, and a map from outside may live with.
 */
import { type Board, distance, makeBoard, walkingDistances } from './board.ts';
import { type Colour, type DungeonMap, type Square, squareName } from './map.ts';
import { brokenSymmetry } from './map-symmetry.ts';

/** What is looked at. A rectangle with a closed border is what `readMap` lets through in the first place. */
export const CHECKS = [
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
    ...brokenSymmetry(map).map((text) => balance('symmetry', text)),
    ...unreachable(survey),
    ...(map.seats.length === 2 ? unevenForTwo(survey) : unevenForFour(survey)),
    ...shortCuts(survey),
    ...tooClose(survey),
    ...deadEnds(survey),
    ...closedRooms(survey),
  ];
}

/** Steps from each square to a team's zone on the empty board. */
type Ways = { readonly colour: Colour; readonly diagonal: Int16Array; readonly straight: Int16Array };
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
