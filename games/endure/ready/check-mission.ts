/** Whether a mission can be played (R-ES-99): everything on the board can be reached by the party that is sure to be there. */
import type { Content, Mission } from '../printed.ts';
import type { Ship } from '../rules/ship.ts';
import { doorKeyOf, sightOf } from '../rules/sight.ts';
import type { Box } from './box.ts';
import { Misfit } from './misfit.ts';

/** Throws a `Misfit` for the first thing that is wrong. */
export function checkMission(printed: Mission, box: Box, content: Content): void {
  const { ship, mission } = content;
  const roomy = ship.zones[mission.start]!.capacity;
  if (roomy < mission.maxSurvivors) {
    throw new Misfit(
      'start',
      `expected a zone that holds ${mission.maxSurvivors} survivors, got one for ${roomy}`,
    );
  }
  expectOutOfSight(printed, content);
  expectDoable(printed, content);
  expectTokens(content);
  expectReachable(printed, box, content);
  if (mission.objectives.some(({ byLoader }) => byLoader) && mission.loader < 0) {
    throw new Misfit('loader', 'expected an Exo Loader for an objective that only it can carry, got none');
  }
  const needsExit = mission.objectives.some(
    ({ kind, to }) => kind === 'exit' || (kind === 'deliver' && to.length === 0),
  );
  if (needsExit && mission.exits.length === 0)
    throw new Misfit('exits', 'expected an exit to leave by, got none');
}

/** No more tokens at the start than there are to lie on the board; a boss's own is one of them if it begins there (R-ES-95). */
function expectTokens({ mission, tokens }: Content): void {
  const { factions, boss, maxSurvivors } = mission;
  const there = tokens.filter(
    (token) => factions.includes(token.faction) && (!token.boss || boss === 'board'),
  );
  mission.tokens.slice(0, maxSurvivors).forEach((wanted, at) => {
    if (wanted > there.length)
      throw new Misfit(
        `tokens[${at}]`,
        `expected at most the ${there.length} radar tokens there are, got ${wanted}`,
      );
  });
}

/** No radar token starts in sight of the start zone. */
function expectOutOfSight(printed: Mission, { ship, mission }: Content): void {
  const { los } = sightOf(
    ship,
    doorKeyOf(
      ship.doors.map(({ open }) => open),
      [],
    ),
  );
  mission.radar.forEach((zone, at) => {
    if (los[mission.start * ship.size + zone] === 1) {
      throw new Misfit(`radar[${at}]`, `expected a zone out of sight of the start, got ${printed.radar[at]}`);
    }
  });
}

/** Objectives come one after another, and an enemy to be killed is one that can come. */
function expectDoable({ objectives: printed, boss }: Mission, { mission, tokens, enemies }: Content): void {
  const done = new Set<number>();
  for (let known = -1; known < done.size; ) {
    known = done.size;
    mission.objectives.forEach(({ after }, at) => {
      if (after.every((other) => done.has(other))) done.add(at);
    });
  }
  const waiting = mission.objectives.findIndex((_, at) => !done.has(at));
  if (waiting >= 0)
    throw new Misfit(
      `objectives[${waiting}].after`,
      `expected objectives that can be done one after another, got "${printed[waiting]!.id}" waiting for itself`,
    );
  mission.objectives.forEach(({ enemy, kind }, at) => {
    if (kind !== 'kill' || enemies[enemy]!.solomon) return;
    const comes = tokens.some(
      ({ faction, figures, boss: isBoss }) =>
        mission.factions.includes(faction) && figures.includes(enemy) && (!isBoss || boss !== undefined),
    );
    if (comes) return;
    const hint = enemies[enemy]!.boss ? ' without "boss": "board" or "pool"' : '';
    throw new Misfit(
      `objectives[${at}].enemy`,
      `expected an enemy on one of the mission’s radar tokens, got "${printed[at]!.enemy}"${hint}`,
    );
  });
}

/** Start, objectives and exits hang together once the doors are opened that this party can surely open. */
function expectReachable(printed: Mission, box: Box, content: Content): void {
  const { ship, mission } = content;
  const reached = reach(printed, box, content);
  const expect = (zone: number, path: string): void => {
    if (reached.has(zone)) return;
    throw new Misfit(
      path,
      `expected a way there from the start, got ${ship.zones[zone]!.label} behind closed doors`,
    );
  };
  mission.objectives.forEach(({ zones, to, held }, at) => {
    for (const [n, zone] of zones.entries()) expect(zone, `objectives[${at}].at[${n}]`);
    for (const [n, zone] of to.entries()) expect(zone, `objectives[${at}].to[${n}]`);
    if (held.length > 0 && !held.some((zone) => reached.has(zone)))
      expect(held[0]!, `objectives[${at}].tile`);
  });
  for (const [n, zone] of mission.exits.entries()) expect(zone, `exits[${n}]`);
  for (const [n, { zone }] of mission.caches.entries()) expect(zone, `caches[${n}].at`);
  if (mission.loader >= 0) expect(mission.loader, 'loader');
}

/** Zones the party comes to, opening doors as it finds the switches for them. */
function reach(printed: Mission, box: Box, { ship, mission }: Content): Set<number> {
  const open = new Set(ship.doors.filter(({ open }) => open).map(({ number }) => number));
  if (canOpenAnyDoor(printed, box)) for (const { number } of ship.doors) open.add(number);
  for (;;) {
    const reached = walk(ship, mission.start, open);
    const before = open.size;
    mission.objectives.forEach(({ zones }, at) => {
      if (!zones.every((zone) => reached.has(zone))) return;
      for (const pair of doorsOpenedBy(printed, at)) {
        const found = ship.doors.find(
          ({ a, b }) => pair.includes(ship.zones[a]!.label) && pair.includes(ship.zones[b]!.label),
        );
        if (found) open.add(found.number);
      }
    });
    if (open.size === before) return reached;
  }
}

/** A required class with a door skill, or a card that is given to every party that lacks one. */
function canOpenAnyDoor({ requiredClasses = [], given = [] }: Mission, box: Box): boolean {
  const works = (of: unknown): boolean =>
    /"do":"(workDoor|makeDoor|passDoors)"/.test(JSON.stringify(of) ?? '');
  const isDoorClass = (id: string): boolean => works(box.survivors.find((one) => one.id === id));
  const isDoorItem = (id: string): boolean => works(box.items.find((one) => one.id === id)?.ability);
  return (
    requiredClasses.some(isDoorClass) ||
    given.some(
      ({ item, unlessClass }) => isDoorItem(item) && (unlessClass === undefined || isDoorClass(unlessClass)),
    )
  );
}

function doorsOpenedBy({ objectives }: Mission, at: number): (readonly [string, string])[] {
  return (objectives[at]!.effects ?? []).flatMap((effect) =>
    'do' in effect && effect.do === 'setDoor' && effect.to === 'open'
      ? [effect.between as [string, string]]
      : [],
  );
}

function walk(ship: Ship, start: number, open: ReadonlySet<number>): Set<number> {
  const reached = new Set([start]);
  for (const zone of reached) {
    for (const id of ship.zones[zone]!.borders) {
      const { a, b, kind, door } = ship.borders[id]!;
      if (kind === 'open' || (door >= 0 && open.has(door))) reached.add(a === zone ? b : a);
    }
  }
  return reached;
}
