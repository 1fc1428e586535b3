/**
 * What depends on doors: lines of sight, lanes, who can walk where, and how far it is. Worked out once for every set of open
 * doors that comes up (`doorKey`), and kept beside the ship, never in the state.
 */
import { distances, FAR, type Face, opposite, type Ship } from './ship.ts';

/** A way a shot can take: straight, over so many borders (R-ES-6). */
export interface Lane {
  readonly face: Face;
  /** Zones strictly between, nearest first. */
  readonly through: readonly number[];
  /** Range used: borders crossed. */
  readonly length: number;
}

export interface Sight {
  readonly key: string;
  /** 1 at `x * size + y` when x sees y. */
  readonly los: Uint8Array;
  /** The zones each zone sees, itself included, by number. */
  readonly sees: readonly Int16Array[];
  /** Neighbours at `zone * 4 + face`, west before east and north before south. */
  readonly toward: readonly (readonly number[])[];
  /** Neighbours in any direction, each once, N to W. */
  readonly near: readonly (readonly number[])[];
  /** The faces (bits) in which y is a neighbour of x, at `x * size + y`. */
  readonly faces: Uint8Array;
  /** Walking distance; `FAR` where there is no way. */
  readonly walk: Uint8Array;
  /** The same with closed doors taken as open (R-ES-41). */
  readonly through: Uint8Array;
  /** Neighbours over closed doors too. */
  readonly nearThrough: readonly (readonly number[])[];
  readonly lanes: (readonly Lane[] | undefined)[];
}

/** Which doors are open: one character a door, then the borders that were given one (*Improvised Exit*), `~` before a locked one. */
export type DoorKey = string;

export function doorKeyOf(isOpen: readonly boolean[], made: readonly string[]): DoorKey {
  let key = '';
  for (let door = 0; door < isOpen.length; door++) key += isOpen[door] ? '1' : '0';
  return made.length === 0 ? key : `${key}+${made.join('+')}`;
}

interface Kept {
  last: Sight | null;
  readonly all: Map<DoorKey, Sight>;
}
const KEPT = new WeakMap<Ship, Kept>();
let lastShip: Ship | null = null;
let lastKept: Kept | null = null;

/** The sight that goes with these doors. Asked at every look: mostly for the same doors as a moment ago. */
export function sightFor(ship: Ship, key: DoorKey): Sight {
  if (ship !== lastShip) {
    let kept = KEPT.get(ship);
    if (!kept) {
      kept = { last: null, all: new Map() };
      KEPT.set(ship, kept);
    }
    lastShip = ship;
    lastKept = kept;
  }
  const kept = lastKept!;
  if (kept.last !== null && kept.last.key === key) return kept.last;
  let sight = kept.all.get(key);
  if (!sight) {
    sight = sightOf(ship, key);
    kept.all.set(key, sight);
  }
  kept.last = sight;
  return sight;
}

/** Worked out from nothing; `sightFor` keeps it. */
export function sightOf(ship: Ship, key: DoorKey): Sight {
  const { size, zones, borders } = ship;
  const [doors, ...made] = key.split('+');
  const isDoorway = new Set(made.map(Number));
  const couldBe = new Set(made.map((border) => Number(border.replace('~', ''))));
  const passes = borders.map(({ kind, door, id }) => {
    if (kind === 'narrow') return false;
    return kind === 'open' || isDoorway.has(id) || (door >= 0 && doors![door] === '1');
  });
  const couldPass = borders.map(({ kind, door, id }) => kind === 'open' || door >= 0 || couldBe.has(id));

  const los = new Uint8Array(size * size);
  for (let zone = 0; zone < size; zone++) {
    los[zone * size + zone] = 1;
    for (const run of zones[zone]!.runs) {
      for (let n = 0; n < run.borders.length && passes[run.borders[n]!]; n++)
        los[zone * size + run.zones[n]!] = 1;
    }
  }
  const toward = neighboursToward(ship, passes);
  const near = zones.map((_, zone) => [...new Set([0, 1, 2, 3].flatMap((face) => toward[zone * 4 + face]!))]);
  const open = neighboursToward(ship, couldPass);
  const nearThrough = zones.map((_, zone) => [
    ...new Set([0, 1, 2, 3].flatMap((face) => open[zone * 4 + face]!)),
  ]);
  const faces = new Uint8Array(size * size);
  toward.forEach((list, index) => {
    for (const to of list) faces[(index >> 2) * size + to]! |= 1 << (index & 3);
  });
  return {
    key,
    los,
    sees: zones.map((_, x) => Int16Array.from(zones.flatMap((_, y) => (los[x * size + y] === 1 ? [y] : [])))),
    toward,
    near,
    faces,
    walk: distances(size, (zone) => near[zone]!),
    through: distances(size, (zone) => nearThrough[zone]!),
    nearThrough,
    lanes: new Array(size * size),
  };
}

function neighboursToward({ zones, borders }: Ship, passes: readonly boolean[]): number[][] {
  return zones.flatMap(({ number, borders: own }) =>
    ([0, 1, 2, 3] as const).map((face) =>
      own
        .map((id) => borders[id]!)
        .filter(({ id, a, side }) => passes[id] && (a === number ? side : opposite(side)) === face)
        .sort((one, other) => one.from - other.from)
        .map(({ a, b }) => (a === number ? b : a)),
    ),
  );
}

/** Every lane from one zone to another that differs in direction or in the zones between, the shortest first. */
export function lanesBetween(ship: Ship, sight: Sight, from: number, to: number): readonly Lane[] {
  const at = from * ship.size + to;
  const known = sight.lanes[at];
  if (known) return known;
  const lanes: Lane[] = [];
  const found = new Set<string>();
  for (const { face, borders, zones } of ship.zones[from]!.runs) {
    const end = zones.indexOf(to);
    if (end < 0) continue;
    const isClear = borders.slice(0, end + 1).every((id) => passesIn(ship, sight.key, id));
    const key = `${face} ${zones.slice(0, end).join(' ')}`;
    if (!isClear || found.has(key)) continue;
    found.add(key);
    lanes.push({ face, through: zones.slice(0, end), length: end + 1 });
  }
  lanes.sort((one, other) => one.length - other.length || one.face - other.face);
  sight.lanes[at] = lanes;
  return lanes;
}

function passesIn(ship: Ship, key: DoorKey, border: number): boolean {
  const { kind, door } = ship.borders[border]!;
  if (kind === 'open') return true;
  if (kind === 'narrow') return false;
  const [doors, ...made] = key.split('+');
  return made.includes(String(border)) || (door >= 0 && doors![door] === '1');
}

export { FAR };
