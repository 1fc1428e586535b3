/** The whole box as data (R-ES-98): counts, numbers, coverage, and every text in both languages. */
import { createRequire } from 'node:module';
import { rule } from '@tablee/kernel/testing';
import { describe, expect, test } from 'vitest';
import { DEEDS, OBJECTIVE_KINDS } from '../printed.ts';
import { baseBox } from '../ready/box.ts';
import { contentFor } from '../ready/content.ts';
import { allTexts } from './texts.ts';

const box = baseBox();
const copies = (list: readonly { readonly copies: number }[]): number =>
  list.reduce((sum, { copies }) => sum + copies, 0);
const countOf = <T>(list: readonly T[]): Record<string, number> => {
  const counts: Record<string, number> = {};
  for (const one of list) counts[String(one)] = (counts[String(one)] ?? 0) + 1;
  return counts;
};
const contentOf = (mission: string) => contentFor({ mission, begins: '', campaign: null }, null);

describe('the box', () => {
  rule('R-ES-98', 'holds what the table of contents says', () => {
    expect(box.survivors).toHaveLength(6);
    expect(copies(box.items)).toBe(80);
    expect(copies(box.events)).toBe(30);
    expect(box.resolve).toHaveLength(20);
    expect(box.achievements).toHaveLength(18);
    expect(copies(box.titan)).toBe(20);
    expect(box.refuge).toHaveLength(18);
    expect(copies(box.radar)).toBe(17);
    expect(box.enemies).toHaveLength(9);
    expect(box.missions).toHaveLength(8);
    expect(box.campaigns.map(({ missions }) => missions)).toEqual([
      ['corridor-1', 'corridor-2', 'corridor-3'],
    ]);
  });

  rule('R-ES-13', 'Life totals', () => {
    expect(Object.fromEntries(box.survivors.map(({ id, life }) => [id, life]))).toEqual({
      marine: 8,
      scout: 6,
      captain: 7,
      psychic: 6,
      engineer: 8,
      medic: 7,
    });
  });

  test.each([
    ['pistol', 5, '1 2 4 2', true],
    ['swarmer-leg', 6, '0 2 4 1', true],
    ['plasma-cutter', 3, '0 2 3 2', false],
    ['shotgun', 3, '1 3 3 3', false],
    ['assault-rifle', 3, '2 4 4 3', false],
    ['machine-pistol', 4, '1 3 5 2', true],
    ['fire-axe', 3, '0 3 4 1', false],
    ['rail-rifle', 2, '4 1 2 3', false],
    ['flame-projector', 2, '1 5 5 2', false],
    ['shock-baton', 1, '0 2 4 1', false],
  ])('weapon %s: copies, range, dice, threshold, noise, pair', (id, count, numbers, pair) => {
    const { copies, weapon } = box.items.find((item) => item.id === id)!;
    const { range, dice, threshold, noise, pairable } = weapon!;
    expect(copies).toBe(count);
    expect([range, dice, threshold, noise].join(' ')).toBe(numbers);
    expect(pairable ?? false).toBe(pair);
  });

  test('items by kind', () => {
    const kinds = (['weapon', 'armour', 'helmet', 'object', 'noise'] as const).map((kind) =>
      copies(box.items.filter((item) => item.kind === kind)),
    );
    expect(kinds).toEqual([32, 7, 5, 26, 10]);
    expect(
      Object.fromEntries(
        box.items.filter(({ kind }) => kind !== 'weapon').map(({ id, copies }) => [id, copies]),
      ),
    ).toEqual({
      'bastion-armour': 2,
      'riot-vest': 3,
      'hazard-suit': 2,
      'combat-visor': 2,
      'breather-mask': 1,
      'scanner-helm': 2,
      'med-kit': 5,
      'power-cell': 5,
      sedative: 3,
      stimulant: 2,
      'stun-grenade': 3,
      'frag-grenade': 2,
      'lure-beacon': 2,
      'shield-bubble': 2,
      'override-card': 2,
      'noise-1': 3,
      'noise-2': 4,
      'noise-3': 3,
    });
  });

  rule(
    ['ES-ARMOUR-4', 'ES-INV-12'],
    'Bastion Armour absorbs on 3 and slows; objects are single-use but the Power Cell',
    () => {
      expect(box.items.find(({ id }) => id === 'bastion-armour')!.wear).toEqual({ save: 3, slows: 1 });
      const lasting = box.items.filter(({ kind, singleUse }) => kind === 'object' && !singleUse);
      expect(lasting.map(({ id, charges }) => `${id} ${charges}`)).toEqual(['power-cell 2']);
    },
  );

  rule('R-ES-34', 'stat lines: tier, actions, Life, damage, range, size, biological', () => {
    const lines = box.enemies.map(({ id, tier, actions, life, damage, range, size, biological }) =>
      [id, tier, actions, life, damage, range, size, biological].join(' '),
    );
    expect(lines).toEqual([
      'swarmer 4 2 1 1 0 1 true',
      'jaeger 3 3 2 2 0 1 true',
      'icarus 2 3 2 1 1 1 true',
      'solomon 5 2 3 2 0 2 true',
      'titan 1 2 8 0 0 3 true',
      'artemis 4 2 2 1 1 1 false',
      'sip 3 2 2 1 2 1 false',
      'fanatic 4 2 1 1 0 1 true',
      'zealot 3 2 2 2 1 1 true',
    ]);
    expect(box.enemies.find(({ id }) => id === 'titan')!.lifePerSurvivor).toBe(4);
  });

  rule('R-ES-49', 'figures in the box', () => {
    expect(box.enemies.slice(0, 5).map(({ figures }) => figures)).toEqual([30, 20, 20, 10, 1]);
  });

  rule('R-ES-35', 'contents of the radar tokens', () => {
    expect(
      box.radar.map(
        ({ contents, copies }) => `${copies}× ${contents.map(({ type, n }) => `${n} ${type}`).join(' + ')}`,
      ),
    ).toEqual([
      '4× 2 swarmer',
      '3× 3 swarmer',
      '1× 5 swarmer',
      '2× 1 jaeger',
      '2× 2 jaeger',
      '1× 1 icarus',
      '1× 2 icarus',
      '1× 1 jaeger + 2 swarmer',
      '1× 1 icarus + 2 swarmer',
      '1× 1 titan',
    ]);
    expect(box.radar.filter(({ boss }) => boss).map(({ id }) => id)).toEqual(['titan']);
  });

  test('events: thirteen spawns over the ten names, and the other kinds', () => {
    const spawns = box.events.filter(({ id }) => id.startsWith('spawn-'));
    expect(copies(spawns)).toBe(13);
    const placed = spawns.flatMap(({ effects, copies }) =>
      new Array(copies).fill((effects[0] as unknown as { place: string }).place),
    );
    expect(countOf(placed)).toEqual(
      Object.fromEntries(
        box.tiles.map(({ id }) => [id, ['crew-quarters', 'cargo-bay', 'gene-lab'].includes(id) ? 2 : 1]),
      ),
    );
    expect(box.events.find(({ id }) => id === 'spawn-gene-lab-2')!.effects).toEqual([
      { do: 'spawn', tokens: 2, place: 'gene-lab' },
    ]);
    expect(
      Object.fromEntries(
        box.events.filter(({ id }) => !id.startsWith('spawn-')).map(({ id, copies }) => [id, copies]),
      ),
    ).toEqual({
      lockdown: 3,
      blackout: 3,
      'life-support-failure': 2,
      'gravity-failure': 3,
      anxiety: 3,
      'power-surge': 2,
      'distant-crash': 1,
    });
  });

  rule('R-ES-98', 'Resolve cards: numbers, kinds, and no effect more than twice', () => {
    expect(countOf(box.resolve.map(({ number }) => number))).toEqual({
      1: 1,
      2: 1,
      3: 2,
      4: 2,
      5: 3,
      6: 3,
      7: 3,
      8: 3,
      9: 2,
    });
    expect(countOf(box.resolve.map(({ kind }) => kind))).toEqual({ instant: 9, lasting: 11 });
    const effects = countOf(box.resolve.map(({ effects }) => JSON.stringify(effects)));
    expect(Math.max(...Object.values(effects))).toBe(2);
    expect(new Set(box.resolve.map(({ name }) => name.fr)).size).toBe(20);
  });

  rule('R-ES-98', 'Achievements: nine of each kind, no condition twice, no reward more than twice', () => {
    expect(countOf(box.achievements.map(({ rewardKind }) => rewardKind))).toEqual({ A: 9, B: 9 });
    const conditions = box.achievements.map(({ deed, count, within }) => `${deed} ${count} ${within}`);
    expect(new Set(conditions).size).toBe(18);
    const rewards = countOf(box.achievements.map(({ reward }) => JSON.stringify(reward)));
    expect(Math.max(...Object.values(rewards))).toBe(2);
    for (const { deed } of box.achievements) expect(DEEDS).toContain(deed);
  });

  rule('R-ES-98', 'every Achievement asks for its own number of deeds', () => {
    const asked = box.achievements.map(({ deed, count, within }) => `${count} ${deed} a ${within}`);
    expect(asked).toEqual([
      '3 kill a turn',
      '6 kill a mission',
      '4 newRoom a mission',
      '6 search a mission',
      '2 aloneTurn a mission',
      '2 treated a mission',
      '3 healed a mission',
      '2 lured a mission',
      '3 checkPassed a mission',
      '5 testPassed a mission',
      '2 tradeMade a mission',
      '2 interacted a mission',
      '3 stunned a mission',
      '4 quietTurn a mission',
      '5 unhurtRound a mission',
      '3 tokenTurnedUp a mission',
      '12 zonesMoved a mission',
      '1 jammed a mission',
    ]);
  });

  rule(
    ['R-ES-98', 'ES-REFUGE-4'],
    'Refuge events: eight help, eight harm, two leave a choice; no effect more than twice',
    () => {
      expect(countOf(box.refuge.map(({ kind }) => kind))).toEqual({ helps: 8, harms: 8, choice: 2 });
      const effects = countOf(box.refuge.map(({ effects }) => JSON.stringify(effects)));
      expect(Math.max(...Object.values(effects))).toBeLessThanOrEqual(2);
    },
  );

  rule('ES-BOSS-3', 'the Titan’s deck: fourteen attacks and six Moods', () => {
    expect(copies(box.titan.filter(({ attack }) => attack))).toBe(14);
    expect(copies(box.titan.filter(({ mood }) => mood))).toBe(6);
    expect(
      box.titan.flatMap(({ id, copies, attack }) =>
        attack ? [`${id} ${copies} ${attack.range} ${attack.dice} ${attack.threshold}`] : [],
      ),
    ).toEqual([
      'execution 2 0 4 3',
      'rending-claws 3 0 3 3',
      'charge 2 0 3 4',
      'tail-sweep 2 0 2 4',
      'hurled-wreckage 2 2 3 4',
      'bone-spines 1 3 2 3',
      'seismic-roar 2 2 2 5',
    ]);
  });
});

describe('the missions together', () => {
  test('lay every tile and the Exo Loader', () => {
    const laid = new Set(box.missions.flatMap(({ tiles }) => tiles.map(({ tile }) => tile)));
    expect([...laid].sort()).toEqual(box.tiles.map(({ id }) => id).sort());
    const twice = (id: string): boolean =>
      box.missions.some(({ tiles }) => tiles.filter(({ tile }) => tile === id).length === 2);
    expect(box.tiles.filter(({ copies }) => copies === 2).every(({ id }) => twice(id))).toBe(true);
    expect(box.missions.filter(({ loader }) => loader).map(({ id }) => id)).toEqual(['walking-iron']);
  });

  test('have every kind of objective, both states of doors and every capacity', () => {
    const kinds = new Set(box.missions.flatMap(({ objectives }) => objectives.map(({ kind }) => kind)));
    expect([...kinds].sort()).toEqual([...OBJECTIVE_KINDS].sort());
    const ships = box.missions.map(({ id }) => contentOf(id).ship);
    expect(new Set(ships.flatMap(({ doors }) => doors.map(({ open }) => open)))).toEqual(
      new Set([true, false]),
    );
    const rooms = ships.flatMap(({ zones }) => zones.filter(({ isRoom }) => isRoom));
    expect(new Set(rooms.map(({ capacity }) => capacity))).toEqual(new Set([6, 9, 12]));
  });

  test.each([
    ['first-light', 4, 1, 14],
    ['dead-air', 5, 2, 14],
    ['walking-iron', 6, 2, 16],
    ['cold-sleepers', 6, 3, 16],
    ['apex', 7, 3, 18],
    ['corridor-1', 5, 2, 14],
    ['corridor-2', 6, 2, 16],
    ['corridor-3', 8, 2, 18],
  ])('%s: tiles, minimum, clock', (id, tiles, minimum, clock) => {
    const mission = box.missions.find((one) => one.id === id)!;
    expect([mission.tiles.length, mission.minSurvivors, mission.clock]).toEqual([tiles, minimum, clock]);
  });

  // The balance was measured with these (README): whoever changes one measures anew.
  test.each([
    ['first-light', [3, 5, 7, 9, 11, 13]],
    ['dead-air', [4, 5, 6, 7, 9, 11]],
    ['walking-iron', [5, 6, 8, 10, 11, 11]],
    ['cold-sleepers', [6, 7, 8, 10, 11, 12]],
    ['apex', [6, 8, 10, 17, 17, 17]],
    ['corridor-1', [3, 4, 5, 6, 8, 8]],
    ['corridor-2', [5, 6, 9, 12, 13, 14]],
    ['corridor-3', [5, 7, 10, 16, 16, 16]],
  ])('%s: radar tokens at the start, for one to six survivors', (id, tokens) => {
    expect(box.missions.find((one) => one.id === id)!.tokens).toEqual(tokens);
  });

  rule('ES-SPAWN-3', 'the Titan’s token lies on the board of one mission and in the pool of another', () => {
    const bosses = Object.fromEntries(box.missions.map(({ id, boss }) => [id, boss ?? null]));
    expect(bosses).toMatchObject({ apex: 'board', 'corridor-3': 'pool', 'first-light': null });
  });
});

describe('texts and pictures', () => {
  test('every text of the box, in French and English', async () => {
    await expect(allTexts()).toMatchFileSnapshot('texts.txt');
  });

  rule('R-ES-98', 'no text is empty or left over in either language', () => {
    for (const line of allTexts().split('\n')) {
      expect(line).not.toMatch(/undefined|\[object|\{[^}]*\}|NaN/);
      expect(line.trim()).not.toMatch(/^.*: $|^\d · \.?$/);
    }
  });

  test('every thing has a picture of its own, and the pictures exist', () => {
    const icons = createRequire(import.meta.url)('@iconify-json/game-icons/icons.json') as { icons: object };
    const motifs = [
      ...box.tiles,
      box.refugeTile,
      ...box.survivors,
      ...box.items,
      ...box.events,
      ...box.resolve,
      ...box.achievements,
      ...box.enemies,
      ...box.titan,
      ...box.refuge,
      ...box.missions,
      ...box.campaigns,
    ].map(({ motif }) => motif);
    expect(motifs.filter((motif) => !(motif in icons.icons))).toEqual([]);
    expect(motifs.filter((motif, at) => motifs.indexOf(motif) !== at)).toEqual([]);
  });
});
