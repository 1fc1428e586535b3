/** Where each survivor is wanted: errands shared out to whoever is nearest, the exit once all is done, rooms to search meanwhile. */
import { RADAR } from '../printed.ts';
import { holding, isOccupied } from '../rules/board.ts';
import { cellOf } from '../rules/exo.ts';
import { canBeWorked } from '../rules/goal.ts';
import { itemOf } from '../rules/inv.ts';
import { FAR } from '../rules/ship.ts';
import { type Sight, sightFor } from '../rules/sight.ts';
import type { Endure, Who } from '../types.ts';

/** Through a closed door, in steps. */
export const DETOUR = 4;
/** As good as never. */
export const AWAY = 30;

/** Steps, through closed doors where there is no other way. */
export function stepsBetween(t: Endure, sight: Sight, from: number, to: number): number {
  if (from < 0 || to < 0) return AWAY;
  const at = from * t.content.ship.size + to;
  const steps = sight.walk[at]!;
  if (steps !== FAR) return steps;
  const through = sight.through[at]!;
  return through === FAR ? AWAY : through + DETOUR;
}

export function stepsTo(t: Endure, sight: Sight, from: number, zones: readonly number[]): number {
  let best = AWAY;
  for (let n = 0; n < zones.length; n++) best = Math.min(best, stepsBetween(t, sight, from, zones[n]!));
  return best;
}

/** Nothing but leaving is left to do. */
export function isTimeToLeave(t: Endure): boolean {
  const { objectives } = t.content.mission;
  for (let n = 0; n < objectives.length; n++) {
    const objective = objectives[n]!;
    if (t.achieved[n] === 0 && !(objective.kind === 'exit' && canBeWorked(t, objective))) return false;
  }
  return true;
}

/** How pressing it is to get on: 0 at the beginning, 1 when time is up. */
export function lateness(t: Endure): number {
  return Math.min(1, t.round / Math.max(1, t.clock));
}

export interface Goal {
  readonly zones: readonly number[];
  /** A task of the mission; otherwise somewhere to be useful. */
  readonly isTask: boolean;
  /** The room an errand leads to, perhaps through a wall. */
  readonly behind?: number;
}

/** Worked out for the survivor whose turn it is. */
export function goalFor(t: Endure, who: Who): Goal {
  const { mission } = t.content;
  const sight = sightFor(t.content.ship, t.doorKey);
  const own = t.survivors[who]!;
  if (isTimeToLeave(t)) return { zones: mission.exits, isTask: true };
  const carried = carriedTo(t, who);
  if (carried) return { zones: carried, isTask: true };
  const places = errandPlaces(t);
  const place = shareOut(t, sight, places, who);
  if (place >= 0) {
    // Behind closed doors whoever can make a door goes to the other side of the wall.
    const walls = canMakeDoor(t, who) && !isReachable(t, sight, own.zone, place) ? besideWalls(t, place) : [];
    return { zones: walls.length > 0 ? walls : [place], isTask: true, behind: place };
  }
  if (
    own.pilot === 0 &&
    mission.objectives.some(({ byLoader }) => byLoader) &&
    cellOf(t, t.content, who) >= 0 &&
    t.loader >= 0
  )
    return { zones: [t.loader], isTask: true };
  for (let n = 0; n < mission.objectives.length; n++) {
    const objective = mission.objectives[n]!;
    if (t.achieved[n] === 1 || !canBeWorked(t, objective)) continue;
    if (objective.kind === 'hold') return { zones: objective.held, isTask: true };
    if (objective.kind === 'kill') {
      const quarry = quarryZones(t, objective.enemy);
      if (quarry.length > 0) return { zones: quarry, isTask: true };
    }
  }
  return { zones: roomsToSearch(t, who), isTask: false };
}

/** What is carried to be delivered decides; a pilot goes for what only the Loader can carry. */
function carriedTo(t: Endure, who: Who): readonly number[] | null {
  const { things, content } = t;
  const { objectives, exits } = content.mission;
  for (let thing = 0; thing < things.objective.length; thing++) {
    const number = things.objective[thing]!;
    if (number < 0 || things.spent[thing] === 1) continue;
    const objective = objectives[number]!;
    if (objective.kind !== 'deliver') continue;
    if (things.carrier[thing] === who) return objective.to.length > 0 ? objective.to : exits;
    if (objective.byLoader && t.survivors[who]!.pilot === 1 && things.carrier[thing]! < 0)
      return [things.zone[thing]!];
  }
  return null;
}

/** Zones where something is to be picked up or worked now. */
function errandPlaces(t: Endure): number[] {
  const { things, content } = t;
  const { objectives } = content.mission;
  const places: number[] = [];
  for (let thing = 0; thing < things.objective.length; thing++) {
    if (things.spent[thing] === 1 || things.carrier[thing]! >= 0 || things.zone[thing]! < 0) continue;
    const number = things.objective[thing]!;
    if (number >= 0) {
      if (!objectives[number]!.byLoader && canBeWorked(t, objectives[number]!))
        places.push(things.zone[thing]!);
    } else if (content.mission.loader >= 0 || t.round * 2 < t.clock) places.push(things.zone[thing]!);
  }
  return places;
}

/** The place that falls to this survivor when each gets the nearest one left; −1 for none. Late, everybody helps. */
function shareOut(t: Endure, sight: Sight, places: number[], who: Who): number {
  const { survivors } = t;
  const isFree = survivors.map(
    ({ zone, pilot }, n) => zone >= 0 && pilot === 0 && carriedTo(t, n as Who) === null,
  );
  if (!isFree[who]) return -1;
  const left = [...places];
  while (left.length > 0) {
    let [best, at, by] = [AWAY + 1, -1, -1];
    for (let n = 0; n < left.length; n++) {
      for (let one = 0; one < survivors.length; one++) {
        if (!isFree[one]) continue;
        const away = stepsBetween(t, sight, survivors[one]!.zone, left[n]!);
        const isShut = !isReachable(t, sight, survivors[one]!.zone, left[n]!) && !canOpen(t, one as Who);
        if (away < best && !isShut) [best, at, by] = [away, n, one];
      }
    }
    if (by < 0) break;
    if (by === who) return left[at]!;
    isFree[by] = false;
    left.splice(at, 1);
  }
  return -1;
}

function isReachable(t: Endure, sight: Sight, from: number, to: number): boolean {
  return sight.walk[from * t.content.ship.size + to] !== FAR;
}

/** By skill or by a card it carries (R-ES-25); in a Lockdown everybody waits alike. */
function canOpen(t: Endure, who: Who): boolean {
  if (holding(t, t.content) === 'lockdown') return true;
  const { class: of, cards } = t.survivors[who]!;
  if (t.content.survivors[of]!.id === 'scout' || canMakeDoor(t, who)) return true;
  return cards.some((card) => card >= 0 && itemOf(t.content, card).id === 'override-card');
}

function canMakeDoor(t: Endure, who: Who): boolean {
  const { class: of, crisis } = t.survivors[who]!;
  return crisis === 1 && t.content.survivors[of]!.id === 'engineer';
}

/** Zones with nothing but a wall between them and this one. */
function besideWalls(t: Endure, zone: number): number[] {
  const { borders, zones } = t.content.ship;
  return zones[zone]!.borders.map((id) => borders[id]!)
    .filter(({ kind, door }) => kind === 'wall' && door < 0)
    .map(({ a, b }) => (a === zone ? b : a));
}

/** The quarry where it is seen; else, once armed, the tokens that may hide it. */
function quarryZones(t: Endure, enemy: number): number[] {
  const { live, type, zone } = t.foes;
  const known = live.filter((foe) => type[foe] === enemy);
  if (known.length > 0) return known.map((foe) => zone[foe]!);
  return t.round > 4 ? live.filter((foe) => type[foe] === RADAR).map((foe) => zone[foe]!) : [];
}

/** Free rooms, not searched this turn; late, the way out instead. */
function roomsToSearch(t: Endure, who: Who): readonly number[] {
  const { exits, objectives } = t.content.mission;
  if (lateness(t) > 0.55 && exits.length > 0 && objectives.some(({ kind }) => kind === 'exit')) return exits;
  const { searched } = t.survivors[who]!;
  return t.content.ship.rooms.filter((zone) => !searched.includes(zone) && !isOccupied(t, zone));
}
