/** Missions are checked before they are played (R-ES-99); packs say more of the same, and bad ones say where they are bad. */
import { readFileSync } from 'node:fs';
import { PackError } from '@tablee/kernel';
import { rule } from '@tablee/kernel/testing';
import { describe, expect, test } from 'vitest';
import type { Mission } from '../printed.ts';
import { baseBox } from '../ready/box.ts';
import { checkMission } from '../ready/check-mission.ts';
import { contentFor, makeReady } from '../ready/content.ts';
import { itemText } from '../ready/text.ts';

const box = baseBox();
const check = (mission: Mission): void => checkMission(mission, box, makeReady(box, mission));
const called = (id: string): Mission => box.missions.find((mission) => mission.id === id)!;
const [firstLight, deadAir, walkingIron] = [
  called('first-light'),
  called('dead-air'),
  called('walking-iron'),
];

describe('a mission', () => {
  test.each(box.missions.map((mission) => [mission.id, mission] as const))(
    '%s is fit to be played',
    (_, mission) => {
      expect(() => check(mission)).not.toThrow();
    },
  );

  const bad: readonly [string, Mission, string][] = [
    [
      'a token in sight of the start',
      { ...firstLight, radar: ['1w'] },
      'radar[0]: expected a zone out of sight of the start, got 1w',
    ],
    [
      'a zone that is not there',
      { ...firstLight, start: '9Z' },
      'start: expected a zone of the ship, such as 1A, got "9Z"',
    ],
    [
      'an objective behind a closed door',
      { ...deadAir, objectives: deadAir.objectives.map(({ effects: _, ...rest }) => rest) },
      'objectives[1].at[0]: expected a way there from the start, got 3A behind closed doors',
    ],
    [
      'more tokens at the start than there are',
      { ...firstLight, tokens: [3, 5, 7, 9, 11, 17] },
      'tokens[5]: expected at most the 16 radar tokens there are, got 17',
    ],
    ['no exit', { ...firstLight, exits: [] }, 'exits: expected an exit to leave by, got none'],
    [
      'objectives that wait for each other',
      {
        ...firstLight,
        objectives: firstLight.objectives.map((each, n) => ({
          ...each,
          after: [firstLight.objectives[1 - Math.min(n, 1)]!.id],
        })),
      },
      'objectives[0].after: expected objectives that can be done one after another, got "cle-passerelle" waiting for itself',
    ],
    [
      'a boss to kill that never comes',
      { ...called('apex'), boss: undefined } as Mission,
      'objectives[0].enemy: expected an enemy on one of the mission’s radar tokens, got "titan" without "boss": "board" or "pool"',
    ],
    [
      'an enemy to kill of another faction',
      { ...firstLight, objectives: [{ id: 'x', kind: 'kill', name: { fr: 'x', en: 'x' }, enemy: 'sip' }] },
      'objectives[0].enemy: expected an enemy on one of the mission’s radar tokens, got "sip"',
    ],
    [
      'a switch for a door that is not there',
      {
        ...firstLight,
        special: [
          {
            round: 1,
            effects: [{ if: 'eventInForce', then: [{ do: 'setDoor', between: ['1A', '1B'], to: 'open' }] }],
          },
        ],
      } as Mission,
      'special[0].effects[0].then[0].between: expected two zones with a door, got 1A and 1B',
    ],
    [
      'a zone called otherwise where tiles meet',
      {
        ...firstLight,
        special: [{ round: 1, effects: [{ do: 'setDoor', between: ['1A', '1n'], to: 'open' }] }],
      } as Mission,
      'special[0].effects[0].between[1]: expected 2s, as the zone is called where tiles meet, got "1n"',
    ],
    [
      'no Loader',
      { ...walkingIron, loader: undefined } as Mission,
      'loader: expected an Exo Loader for an objective that only it can carry, got none',
    ],
    [
      'an objective after nothing known',
      { ...firstLight, objectives: [{ ...firstLight.objectives[0]!, after: ['rien'] }] },
      'objectives[0].after[0]: expected the id of another objective, got "rien"',
    ],
    [
      'an objective without its place',
      { ...firstLight, objectives: [{ id: 'x', kind: 'collect', name: { fr: 'x', en: 'x' } }] },
      'objectives[0].at: expected it for an objective of kind collect, got nothing',
    ],
    [
      'a door where there is none',
      { ...firstLight, doors: [{ between: ['1A', '1B'], open: false }] },
      'doors[0].between: expected two zones with a door, got 1A and 1B',
    ],
    [
      'more survivors than room',
      { ...firstLight, maxSurvivors: 7 } as Mission,
      'start: expected a zone that holds 7 survivors, got one for 6',
    ],
    [
      'fewer at most than at least',
      { ...firstLight, minSurvivors: 3, maxSurvivors: 2 },
      'maxSurvivors: expected at least 3, got 2',
    ],
    [
      'an unknown item',
      { ...firstLight, caches: [{ item: 'sabre', at: '1A' }] },
      'caches[0].item: expected one of pistol, ',
    ],
    [
      'an unknown faction',
      { ...firstLight, factions: ['ghosts'] },
      'factions[0]: expected gep, got "ghosts"',
    ],
  ];
  test.each(bad)('with %s is refused', (_, mission, message) => {
    expect(() => check(mission)).toThrow(message);
  });

  test('doors begin as it says', () => {
    const stateOf = (mission: Mission): boolean[] => {
      const { ship } = makeReady(box, mission);
      const room = ship.zones.findIndex(({ label }) => label === '1A');
      return ship.doors.filter(({ a, b }) => a === room || b === room).map(({ open }) => open);
    };
    const shut = { ...deadAir, doors: [{ between: ['1A', '1n'] as [string, string], open: false }] };
    expect([stateOf(deadAir), stateOf(shut)]).toEqual([[true], [false]]);
  });

  rule('R-ES-99', 'closed doors count as open where a given card or class is sure to open them', () => {
    const { given: _, ...withoutCard } = called('corridor-2');
    expect(() => check(called('corridor-2'))).not.toThrow();
    expect(() => check(withoutCard)).toThrow('objectives[0].at[0]: expected a way there from the start');
    expect(() => check({ ...withoutCard, requiredClasses: ['scout'] })).not.toThrow();
    expect(() => check({ ...withoutCard, given: [{ item: 'med-kit' }] })).toThrow('objectives[0].at[0]');
    expect(() => check({ ...withoutCard, given: [{ item: 'override-card', unlessClass: 'medic' }] })).toThrow(
      'objectives[0].at[0]',
    );
  });
});

describe('a pack', () => {
  const file = new URL('./packs/night-watch.json', import.meta.url);
  const read = (): Record<string, unknown> => JSON.parse(readFileSync(file, 'utf8'));
  const use = (data: unknown, mission = 'night-watch') =>
    contentFor({ mission, begins: '', campaign: null }, { file: 'night-watch.json', data });

  test('adds a mission on existing tiles and new items', () => {
    const content = use(read());
    expect(content.mission.id).toBe('night-watch');
    expect(content.ship.zones).toHaveLength(16);
    expect(content.cards).toHaveLength(85);
    const ration = content.items.find(({ id }) => id === 'ration')!;
    expect(itemText(content, ration, 'fr')).toEqual(['Regagnez 1 Vie. Regagnez 1 Resolve.', 'Usage unique.']);
    expect(itemText(content, ration, 'en')).toEqual(['Heal 1 Life. Regain 1 Resolve.', 'Single use.']);
  });

  test('names the enemies of its radar tokens', () => {
    const radar = [{ id: 'kraken', faction: 'gep', copies: 1, contents: [{ type: 'kraken', n: 1 }] }];
    expect(() => use({ ...read(), radar })).toThrow(
      /^night-watch\.json › radar "kraken"\.contents\[0\]\.type: expected one of swarmer, .*, got "kraken"$/,
    );
  });

  test('leaves our own missions as they are', () => {
    expect(use(read(), 'apex').mission.name).toEqual(called('apex').name);
  });

  test('may bring a tile, as text or as lines', () => {
    const text =
      'tile: sas\nname: Sas\nname-en: Airlock\nmotif: airtight-hatch\nports: S\n---\n......\nAA..BB\nAAccBB\nAAccBB\n..ss..\n..ss..\n\ndoors: A-c B-c\nA: Un / One\nB: Deux / Two\n';
    const pack = read();
    const [mission] = pack.missions as Mission[];
    const tiles = mission!.tiles.map((placed) =>
      placed.tile === 'bridge' ? { ...placed, tile: 'sas' } : placed,
    );
    const changed = { ...pack, missions: [{ ...mission, tiles }] };
    for (const tile of [text, text.split('\n')]) {
      expect(use({ ...changed, tiles: [tile] }).mission.tiles.map(({ id }) => id)).toContain('sas');
    }
  });

  const PIER = [
    ...['tile: pier', 'name: Quai', 'name-en: Pier', 'motif: anchor', 'ports: S', '---'],
    ...['......', 'AA..BB', 'AAccBB', 'AAccBB', '..ss..', '..ss..', ''],
    ...['doors: A-c B-c', 'A: Quai / Pier', 'B: Dépôt / Store'],
  ];
  const BOSS_CARD = { id: 'x', name: { fr: 'x', en: 'x' }, motif: 'x', copies: 1 };
  const broken: readonly [string, (pack: Record<string, unknown>) => unknown, string][] = [
    ['an unknown list', (pack) => ({ ...pack, monsters: [] }), 'night-watch.json › '],
    [
      'a number out of range',
      (pack) => change(pack, 'items', 0, { weapon: { range: 2, dice: 20, threshold: 4, noise: 2 } }),
      'night-watch.json › items[0].weapon.dice: expected a whole number up to 9, got 20',
    ],
    [
      'a boss’s attack out of range',
      (pack) => ({
        ...pack,
        titan: [{ ...BOSS_CARD, attack: { range: 10, dice: 1, threshold: 2, targets: 'one' } }],
      }),
      'night-watch.json › titan[0].attack.range: expected a whole number up to 9, got 10',
    ],
    [
      'a Mood out of range',
      (pack) => ({ ...pack, titan: [{ ...BOSS_CARD, mood: { threshold: 4 } }] }),
      'night-watch.json › titan[0].mood.threshold: expected a whole number up to 3, got 4',
    ],
    [
      'a boss card that is neither attack nor Mood',
      (pack) => ({ ...pack, titan: [BOSS_CARD] }),
      'night-watch.json › titan[0].attack: expected an attack or a mood, one of them',
    ],
    [
      'a boss that never attacks',
      (pack) => ({
        ...pack,
        whole: ['titan'],
        titan: [{ ...BOSS_CARD, mood: { actions: 1 } }],
      }),
      'night-watch.json › titan: expected an attack card, got Moods alone',
    ],
    [
      'two things of one id',
      (pack) => ({ ...pack, items: [...(pack.items as object[]), (pack.items as object[])[0]!] }),
      'night-watch.json › items[2].id: expected an id of its own, "flare-gun" is there',
    ],
    [
      'a tile of too long an id',
      (pack) => ({ ...pack, tiles: [[`tile: ${'x'.repeat(41)}`, ...PIER.slice(1)]] }),
      'night-watch.json › tiles[0]: line 1, column 7: expected small letters',
    ],
    [
      'an object that does nothing',
      (pack) => change(pack, 'items', 1, { ability: undefined }),
      'night-watch.json › items[1].ability: expected what the object does',
    ],
    [
      'two tiles of one id',
      (pack) => ({ ...pack, tiles: [PIER, PIER] }),
      'night-watch.json › tiles[1]: expected an id of its own, "pier" is there',
    ],
    [
      'an effect without a word',
      (pack) => change(pack, 'items', 1, { ability: { activated: 'use', then: [{ do: 'explode' }] } }),
      'night-watch.json › items[1].ability.then[0].do: expected ',
    ],
    [
      'a mission on a tile that is not there',
      (pack) => change(pack, 'missions', 0, { tiles: [{ tile: 'pont', x: 0, y: 0, rotation: 0 }] }),
      'night-watch.json › missions "night-watch".tiles[0].tile: expected one of life-support, ',
    ],
    [
      'a token in sight',
      (pack) => change(pack, 'missions', 0, { radar: ['1n'] }),
      'night-watch.json › missions "night-watch".radar[0]: expected a zone out of sight of the start, got 1n',
    ],
    [
      'a bad tile',
      (pack) => ({ ...pack, tiles: ['tile: x\nname: X\nmotif: x\nports: N\n---\nAA#'] }),
      'night-watch.json › tiles[0]: line 6, column 3: expected A-Z for a room',
    ],
    [
      'a campaign of missions that are not there',
      (pack) => ({
        ...pack,
        campaigns: [
          {
            id: 'c',
            name: { fr: 'c', en: 'c' },
            motif: 'x',
            blurb: { fr: 'c', en: 'c' },
            missions: ['nowhere'],
          },
        ],
      }),
      'night-watch.json › campaigns "c": expected missions of the box, got "nowhere"',
    ],
  ];
  test.each(broken)('with %s is refused, with file and path', (_, breakIt, message) => {
    const attempt = (): unknown => use(breakIt(read()));
    expect(attempt).toThrow(PackError);
    expect(attempt).toThrow(message);
  });

  test('an object may have charges alone, like a Power Cell', () => {
    const pack = change(read(), 'items', 1, { ability: undefined, singleUse: undefined, charges: 3 });
    expect(() => use(pack)).not.toThrow();
  });

  test('a mission nobody knows is refused with those there are', () => {
    expect(() => use(read(), 'apexx')).toThrow('config › mission: expected one of first-light, ');
  });
});

function change(pack: Record<string, unknown>, list: string, at: number, to: object): object {
  const things = [...(pack[list] as object[])];
  things[at] = { ...things[at], ...to };
  return { ...pack, [list]: things };
}
