/** Everything that is read off a table, and every ship as it is laid out: kept in files, so that whatever changes is noticed. */
import { Table } from '@tablee/kernel';
import { expect, test } from 'vitest';
import type { CampaignState } from '../config.ts';
import { endure } from '../endure.ts';
import type { Content } from '../printed.ts';
import {
  checkOdds,
  forecastOf,
  noiseAt,
  reachOf,
  readable,
  seenBy,
  shotsOf,
  sightFrom,
  testOdds,
} from '../readings.ts';
import { baseBox } from '../ready/box.ts';
import { contentFor } from '../ready/content.ts';
import type { Endure, EndureView, Who } from '../types.ts';
import { SCENES } from './scenes.ts';

/** After so many choices each scene is looked at again. */
const LOOKS = 6;
const BETWEEN = 5;

function lines({ content }: Table<Endure, EndureView>['state'], seen: EndureView): string[] {
  const t = readable(seen, content as Content);
  const { zones } = content.ship;
  const named = (list: readonly number[]): string => list.map((zone) => zones[zone]!.label).join('') || '-';
  const said: string[] = [];
  for (const { number, label } of zones) {
    const noise = [1, 2].map((level) => noiseAt(t, t.content, number, level));
    const heard = noise.map(
      ({ zones: there, wakes, isDrowned }) => `${named(there)} ${wakes}${isDrowned ? ' drowned' : ''}`,
    );
    said.push(
      `${label}: sees ${named(sightFrom(t, t.content, number))}, by ${seenBy(t, t.content, number)}; ${heard.join(', ')}`,
    );
  }
  t.survivors.forEach(({ zone }, who) => {
    if (zone < 0) return;
    const reach = reachOf(t, who as Who).map(
      ({ zone: to, actions, zones: far, checks, way }) =>
        `${named([to])} ${actions}/${far}/${checks} ${named(way)}`,
    );
    const shots = shotsOf(t, who as Who).map(
      ({ option, dice, threshold, hits, misses, atRisk, lane }) =>
        `${option.weapon} ${named([option.zone])} ${dice}d${threshold} ${hits.toFixed(2)} ${misses.toFixed(2)} past ${named(lane.through)} at ${atRisk}`,
    );
    const odds = [testOdds(t, who as Who), checkOdds(t, who as Who)].map((chance) => chance.toFixed(3));
    said.push(`survivor ${who}: ${odds.join(' ')}; goes ${reach.join(', ')}; shoots ${shots.join(', ')}`);
  });
  for (const foe of t.foes.live) {
    const { steps, attacks, ...about } = forecastOf(t, t.content, foe);
    const ways = steps.map(({ from, to, step }) => `${step}${named([from, to])}`);
    said.push(`foe ${foe}: ${JSON.stringify(about)} ${ways.join(' ')}; strikes ${attacks}`);
  }
  return said;
}

/** A choice of every kind in its turn. */
function goOn(table: Table<Endure, EndureView>, n: number): void {
  const [decision] = table.state.open;
  if (decision) table.choose(decision.seat, decision.id, (7 * (n + 1)) % decision.options.length);
}

// Written anew with `npx vitest run games/endure/test/readings.test.ts -u` after a rule was changed on purpose.
test('what is read off a table: sight, noise, reach, shots, odds, forecasts', async () => {
  const text = SCENES.flatMap(({ name, start }) => {
    const table = new Table(endure, { ...start, seed: name });
    const said: string[] = [];
    for (let look = 0; look < LOOKS && table.state.result === null; look++) {
      said.push(`── ${name}, ${look * BETWEEN}`, ...lines(table.state, table.view(null).table), '');
      for (let n = 0; n < BETWEEN; n++) goOn(table, look * BETWEEN + n);
    }
    return said;
  });
  await expect(`${text.join('\n')}\n`).toMatchFileSnapshot('readings.txt');
});

test('the ship of every mission, of the Refuge and of a drawing: zones, ways, doors, capacities, tokens and objectives', async () => {
  const { missions } = baseBox();
  const refuge = { at: 'refuge', id: 'long-corridor', mission: 1 } as unknown as CampaignState;
  const drawing = { drawing: 'aAAb\n.AA.', exits: 'b', tiles: [{ id: 'bridge', rooms: 'A' }] };
  const all = [
    ...missions.map(({ id }) => ({ mission: id, begins: '', campaign: null })),
    { mission: 'apex', begins: '', campaign: refuge },
    { mission: 'apex', begins: '', campaign: null, ship: drawing },
  ];
  const text = all.flatMap((given) => {
    const { ship, mission } = contentFor(given, null);
    const label = (zone: number): string => ship.zones[zone]?.label ?? '-';
    return [
      `── ${mission.id}: from ${label(mission.start)} to ${mission.exits.map(label)}, Loader ${label(mission.loader)}`,
      ...ship.zones.map(
        ({ label: own, capacity, borders, isRoom }) =>
          `${own} ${isRoom ? 'room' : 'corridor'} of ${capacity}: ${borders
            .map((border) => ship.borders[border]!)
            .map(({ a, b, kind, side, door }) => {
              const state = door < 0 ? '' : ship.doors[door]!.open ? ' open' : ' closed';
              return `${label(a)}${'NESW'[side]}${label(b)} ${kind}${state}`;
            })
            .join(', ')}`,
      ),
      `${mission.minSurvivors} to ${mission.maxSurvivors} survivors, ${mission.clock} rounds, tokens ${mission.tokens}, boss ${mission.boss}`,
      `radar ${mission.radar.map(label)}; tiles ${mission.tiles.map(({ id: of, rooms }) => `${of} ${rooms.map(label)}`).join(', ')}`,
      ...mission.objectives.map(
        ({ id: of, kind, zones, to, held, after, count, noise, byLoader }) =>
          `${of} ${kind} at ${zones.map(label)} to ${to.map(label)} held ${held.map(label)} after ${after} ×${count} noise ${noise}${byLoader ? ' by Loader' : ''}`,
      ),
      '',
    ];
  });
  await expect(`${text.join('\n')}\n`).toMatchFileSnapshot('ships.txt');
});
