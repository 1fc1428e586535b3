/** A mission made ready: names become numbers, tiles a ship. What it names must be there; whether it can be played is `check-mission.ts`. */
import type { Text } from '@tablee/kernel';
import type { Book, Effects } from '@tablee/kernel/effect';
import type { Mission, Objective, Plan, ReadyMission, ReadyObjective } from '../printed.ts';
import type { Box } from './box.ts';
import { type LaidOut, layOut } from './lay-out.ts';
import { Misfit } from './misfit.ts';

/** Throws a `Misfit`. */
export function shipPlan(mission: Mission, box: Box): LaidOut {
  const laid = layOut(mission.tiles, box.tiles);
  const doors = [...laid.plan.doors];
  (mission.doors ?? []).forEach(({ between, open }, at) => {
    const [a, b] = between.map((where, n) => zoneAt(laid, where, `doors[${at}].between[${n}]`)) as [
      number,
      number,
    ];
    const found = doors.findIndex((door) => (door.a === a && door.b === b) || (door.a === b && door.b === a));
    if (found < 0)
      throw new Misfit(
        `doors[${at}].between`,
        `expected two zones with a door, got ${between.join(' and ')}`,
      );
    doors[found] = { ...doors[found]!, open };
  });
  return { ...laid, plan: { ...laid.plan, doors } };
}

/** What zones are called, by every label: for texts. */
export function zoneNames({ plan, zoneCalled }: LaidOut): Record<string, Text> {
  return Object.fromEntries([...zoneCalled].map(([label, zone]) => [label, plan.zones[zone]!.name]));
}

/** Throws a `Misfit` for anything named that isn't there. */
export function readyMission(mission: Mission, box: Box, laid: LaidOut, book: Book): ReadyMission {
  const zone = (where: string, path: string): number => zoneAt(laid, where, path);
  const zones = (list: readonly string[] | undefined, path: string): number[] =>
    (list ?? []).map((where, at) => zone(where, `${path}[${at}]`));
  const item = (id: string, path: string): number => numberOf(box.items, id, path);
  const aClass = (id: string, path: string): number => numberOf(box.survivors, id, path);
  for (const [at, faction] of mission.factions.entries()) {
    const known = [...new Set(box.radar.map((token) => token.faction))];
    if (!known.includes(faction))
      throw new Misfit(`factions[${at}]`, `expected ${known.join(', ')}, got "${faction}"`);
  }
  if (mission.minSurvivors > mission.maxSurvivors) {
    throw new Misfit(
      'maxSurvivors',
      `expected at least ${mission.minSurvivors}, got ${mission.maxSurvivors}`,
    );
  }
  mission.objectives.forEach(({ effects }, at) => {
    expectDoors(effects, `objectives[${at}].effects`, laid);
  });
  (mission.special ?? []).forEach(({ effects }, at) => {
    expectDoors(effects, `special[${at}].effects`, laid);
  });
  const { name, id, briefing, won, lost, tokens, factions, minSurvivors, maxSurvivors, clock } = mission;
  return {
    id,
    name,
    briefing,
    won,
    lost,
    tokens,
    factions,
    minSurvivors,
    maxSurvivors,
    clock,
    start: zone(mission.start, 'start'),
    exits: zones(mission.exits, 'exits'),
    objectives: mission.objectives.map((objective, at) =>
      readyObjective(
        mission,
        objective,
        at,
        box,
        laid,
        effectsAt(book, `${id}/${objective.id}`, objective.effects),
      ),
    ),
    radar: zones(mission.radar, 'radar'),
    boss: mission.boss ?? null,
    loader: mission.loader === undefined ? -1 : zone(mission.loader, 'loader'),
    caches: (mission.caches ?? []).map((cache, at) => ({
      item: item(cache.item, `caches[${at}].item`),
      zone: zone(cache.at, `caches[${at}].at`),
    })),
    requiredClasses: (mission.requiredClasses ?? []).map((one, at) => aClass(one, `requiredClasses[${at}]`)),
    given: (mission.given ?? []).map((given, at) => ({
      item: item(given.item, `given[${at}].item`),
      unlessClass:
        given.unlessClass === undefined ? -1 : aClass(given.unlessClass, `given[${at}].unlessClass`),
    })),
    special: (mission.special ?? []).map(({ round, effects }, at) => ({
      round,
      does: effectsAt(book, `${id}/special-${at + 1}`, effects),
    })),
    tiles: mission.tiles.map(({ tile, x, y, rotation }, at) => ({
      id: tile,
      name: box.tiles.find((one) => one.id === tile)!.name,
      rooms: zonesOf(laid.plan, at, 'room'),
      zones: zonesOf(laid.plan, at),
      x,
      y,
      rotation,
    })),
  };
}

function readyObjective(
  mission: Mission,
  objective: Objective,
  at: number,
  box: Box,
  laid: LaidOut,
  does: string,
): ReadyObjective {
  const path = `objectives[${at}]`;
  const { id, kind, name } = objective;
  expectParts(objective, path);
  const zones = (objective.at ?? []).map((where, n) => zoneAt(laid, where, `${path}.at[${n}]`));
  if (objective.tile !== undefined && objective.tile > mission.tiles.length) {
    throw new Misfit(
      `${path}.tile`,
      `expected the number of a tile, 1 to ${mission.tiles.length}, got ${objective.tile}`,
    );
  }
  if (mission.objectives.findIndex((one) => one.id === id) !== at) {
    throw new Misfit(`${path}.id`, `expected each id once, got "${id}" again`);
  }
  return {
    id,
    kind,
    name,
    zones,
    held: objective.tile === undefined ? [] : zonesOf(laid.plan, objective.tile - 1),
    to: (objective.to ?? []).map((where, n) => zoneAt(laid, where, `${path}.to[${n}]`)),
    count:
      objective.count ?? (kind === 'collect' || kind === 'switch' || kind === 'deliver' ? zones.length : 1),
    after: (objective.after ?? []).map((other, n) => {
      const found = mission.objectives.findIndex((one) => one.id === other);
      if (found < 0 || found === at) {
        throw new Misfit(`${path}.after[${n}]`, `expected the id of another objective, got "${other}"`);
      }
      return found;
    }),
    noise: objective.noise ?? 0,
    byLoader: objective.byLoader ?? false,
    enemy: objective.enemy === undefined ? -1 : numberOf(box.enemies, objective.enemy, `${path}.enemy`),
    does,
  };
}

/** A door that effects open or close is there, and its zones are called as the ship calls them. */
function expectDoors(part: unknown, path: string, laid: LaidOut): void {
  if (typeof part !== 'object' || part === null) return;
  const { do: word, between } = part as { readonly do?: unknown; readonly between?: readonly string[] };
  if (word !== 'setDoor' || between === undefined) {
    for (const [key, inner] of Object.entries(part))
      expectDoors(inner, Array.isArray(part) ? `${path}[${key}]` : `${path}.${key}`, laid);
    return;
  }
  const { doors, zones } = laid.plan;
  const pair = between.map((where, n) => {
    const zone = zoneAt(laid, where, `${path}.between[${n}]`);
    const { label } = zones[zone]!;
    if (label !== where)
      throw new Misfit(
        `${path}.between[${n}]`,
        `expected ${label}, as the zone is called where tiles meet, got "${where}"`,
      );
    return zone;
  });
  if (!doors.some(({ a, b }) => pair.includes(a) && pair.includes(b)))
    throw new Misfit(`${path}.between`, `expected two zones with a door, got ${between.join(' and ')}`);
}

/** What an objective of each kind can't do without (R-ES-96). */
const PARTS = {
  collect: 'at',
  switch: 'at',
  deliver: 'at',
  hold: 'tile',
  kill: 'enemy',
  exit: null,
} as const;

function expectParts(objective: Objective, path: string): void {
  const part = PARTS[objective.kind];
  if (part !== null && objective[part] === undefined) {
    throw new Misfit(
      `${path}.${part}`,
      `expected it for an objective of kind ${objective.kind}, got nothing`,
    );
  }
}

function zonesOf({ zones }: Plan, tile: number, kind?: 'room'): number[] {
  return zones.flatMap((zone, at) =>
    zone.tiles.includes(tile) && (!kind || zone.kind === kind) ? [at] : [],
  );
}

function zoneAt({ zoneCalled }: LaidOut, where: string, path: string): number {
  const zone = zoneCalled.get(where);
  if (zone === undefined) {
    throw new Misfit(
      path,
      `expected a zone of the ship, such as ${[...zoneCalled.keys()][0]}, got "${where}"`,
    );
  }
  return zone;
}

function numberOf(list: readonly { readonly id: string }[], id: string, path: string): number {
  const found = list.findIndex((one) => one.id === id);
  if (found < 0)
    throw new Misfit(path, `expected one of ${list.map((one) => one.id).join(', ')}, got "${id}"`);
  return found;
}

/** Adds effects to the book and says under which address; empty for none. */
export function effectsAt(book: Book, address: string, effects: Effects | undefined): string {
  if (!effects || effects.length === 0) return '';
  book.addEffects(address, effects);
  return address;
}
