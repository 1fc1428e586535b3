/** The dungeon a table is played in, ready for the rules: one of our maps, or one from outside. */
import { Refused, TextError } from '@tablee/kernel';
import { MAPS } from '../content/maps.ts';
import { type Board, makeBoard, walkingDistances } from '../rules/board.ts';
import { COLOURS, type DungeonMap, readMap } from '../rules/map.ts';
import type { PlunderContent, Team } from '../types.ts';

/** The map played when the host names none. */
export const DEFAULT_MAPS: Readonly<Record<number, string>> = { 2: 'sdp-2p-1', 3: 'sdp-4p-1', 4: 'sdp-4p-1' };

const READY = new Map<string, PlunderContent>();
/** Maps from outside are kept ready too, but not without end. */
const READY_AT_MOST = 64;

/** `map` is the id of one of our maps, or the whole text of another one. */
export function dungeon(map: string): PlunderContent {
  let ready = READY.get(map);
  if (!ready) {
    if (READY.size >= READY_AT_MOST) READY.clear();
    ready = prepare(map);
    READY.set(map, ready);
  }
  return ready;
}

export function boardOf(map: string): Board {
  return dungeon(map).board;
}

function prepare(source: string): PlunderContent {
  const board = makeBoard(mapFrom(source));
  const { map } = board;
  return {
    board,
    zones: COLOURS.map((colour) => map.zones[colour]),
    ring: map.seats.map((colour) => COLOURS.indexOf(colour) as Team),
    toZone: COLOURS.map((colour) => walkingDistances(board, map.zones[colour], { diagonal: true })),
    steps: Array.from({ length: board.squares }, (_, from) =>
      walkingDistances(board, [from], { diagonal: true }),
    ),
  };
}

function mapFrom(source: string): DungeonMap {
  const own = MAPS.find(({ id }) => id === source);
  if (!own && !source.includes('\n')) {
    throw new Refused(
      `config › map: expected ${MAPS.map(({ id }) => id).join(', ')} or the text of a map, got "${source}"`,
    );
  }
  try {
    return readMap(own ? own.text : source);
  } catch (error) {
    if (error instanceof TextError) throw new Refused(`config › map: ${error.message}`);
    throw error;
  }
}
