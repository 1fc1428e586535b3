import { rule } from '@tablee/kernel/testing';
import { describe, expect, test } from 'vitest';
import { REFUGE_TILE, TILES } from '../content/tiles.ts';
import type { Mission, Tile } from '../printed.ts';
import { readDrawing } from '../ready/drawing.ts';
import { layOut, planOf } from '../ready/lay-out.ts';
import { readTile, turned } from '../ready/tile.ts';
import { type Ship, shipOf } from '../rules/ship.ts';

const tiles = TILES.map(readTile);
const called = (id: string): Tile => tiles.find((tile) => tile.id === id)!;
const size = (tile: Tile, letter: string): number =>
  [...tile.cells.join('')].filter((one) => one === letter).length;
const rooms = (tile: Tile): number[] =>
  Object.keys(tile.rooms)
    .map((letter) => size(tile, letter))
    .sort((a, b) => a - b);

const SMALL = `tile: petit
name: Petit
motif: lungs
ports: N S
---
AAnnBB
AAnnBB
AAnnBB
..ssBB
..ss..
..ss..

doors: A-n B(W)-s closed
A: Un / One
B: Deux / Two
`;

describe('the twelve tiles', () => {
  rule('R-ES-98', 'twelve tiles with ten names, and the Refuge tile', () => {
    expect(tiles).toHaveLength(10);
    expect(tiles.reduce((sum, tile) => sum + tile.copies, 0)).toBe(12);
    expect(new Set(tiles.flatMap(({ name }) => [name.fr, name.en])).size).toBe(19);
    expect(tiles.filter(({ copies }) => copies === 2).map(({ id }) => id)).toEqual([
      'crew-quarters',
      'cargo-bay',
    ]);
    expect(readTile(REFUGE_TILE).id).toBe('refuge');
  });

  test.each([
    ['life-support', 'N E S W', [4, 4, 4]],
    ['med-bay', 'N E S', [4, 4, 8]],
    ['armoury', 'E W', [8, 8]],
    ['crew-quarters', 'N E S W', [4, 4, 4, 4]],
    ['hydroponics', 'N W', [4, 12]],
    ['reactor', 'N E S W', [2, 14]],
    ['cargo-bay', 'N S', [4, 12]],
    ['bridge', 'S', [4, 8]],
    ['cryo-deck', 'E W', [4, 4, 4]],
    ['gene-lab', 'N E W', [3, 4, 4, 4]],
  ])('%s has its ports and rooms', (id, ports, cells) => {
    expect(called(id).ports.join(' ')).toBe(ports);
    expect(rooms(called(id))).toEqual(cells);
  });

  rule('ES-ZONE-5', 'Life Support shows a narrow gap between two corridor zones', () => {
    expect(called('life-support').narrow).toEqual([['y', 'e']]);
  });

  test('each shows what it is there for', () => {
    const doorsOf = (id: string, room: string) =>
      called(id).doors.filter(({ a, b }) => a === room || b === room);
    expect(doorsOf('med-bay', 'A')).toHaveLength(2);
    expect(called('armoury').doors.map(({ closed }) => closed)).toEqual([true, true]);
    // The greenhouse has two neighbours to its west; the reactor is ringed by corridor zones.
    expect(doorsOf('hydroponics', 'A').map(({ side }) => side)).toEqual(['W', 'W']);
    expect(doorsOf('cargo-bay', 'A')).toHaveLength(3);
    expect(called('bridge').ports).toHaveLength(1);
    expect(doorsOf('cryo-deck', 'B').map(({ a, b }) => a + b)).toEqual(['AB', 'BC', 'Bc']);
    // C and D share a wall without a door; A is an L.
    expect(called('gene-lab').doors.some(({ a, b }) => a + b === 'CD')).toBe(false);
    expect(
      called('gene-lab')
        .cells.slice(0, 2)
        .map((row) => row.slice(0, 2)),
    ).toEqual(['AA', 'A.']);
  });

  test('the Refuge: six places, the Commons open on all others, all doors open', () => {
    const refuge = readTile(REFUGE_TILE);
    expect(Object.keys(refuge.rooms)).toHaveLength(5);
    expect(refuge.doors.map(({ a, b }) => a + b).sort()).toEqual(['CB', 'CI', 'CT', 'CW', 'Cg']);
    expect(refuge.doors.every(({ closed }) => !closed)).toBe(true);
  });
});

describe('a tile turned', () => {
  test('four quarter turns bring it back', () => {
    for (const tile of tiles) expect(turned(turned(tile, 1), 3)).toEqual(tile);
  });

  test('takes ports and doors along', () => {
    const bridge = turned(called('bridge'), 1);
    expect(bridge.ports).toEqual(['W']);
    expect(bridge.cells).toEqual(['..BB..', '..BBAA', 'ssccAA', 'ssccAA', '....AA', '......']);
    expect(bridge.doors.map(({ side }) => side)).toEqual(['W', 'S']);
  });
});

describe('tiles laid out', () => {
  const lay = (...placed: [tile: string, x: number, y: number, rotation?: number][]) =>
    layOut(
      placed.map(([tile, x, y, rotation = 0]) => ({ tile, x, y, rotation }) as Mission['tiles'][number]),
      tiles,
    );
  const shipFor = (...placed: Parameters<typeof lay>): Ship => shipOf(lay(...placed).plan);
  const kindBetween = (ship: Ship, one: string, other: string): string[] => {
    const zone = (label: string) => ship.zones.find((each) => each.label === label)!.number;
    const [a, b] = [zone(one), zone(other)];
    return ship.borders
      .filter((border) => (border.a === a && border.b === b) || (border.a === b && border.b === a))
      .map(({ kind }) => kind);
  };

  rule('ES-ZONE-4', 'two ports face to face make one corridor zone over both tiles', () => {
    const { plan, zoneCalled } = lay(['crew-quarters', 0, 0], ['reactor', 1, 0]);

    expect(zoneCalled.get('1e')).toBe(zoneCalled.get('2w'));
    const joined = plan.zones[zoneCalled.get('1e')!]!;
    expect(joined.tiles).toEqual([0, 1]);
    expect(joined.name).toEqual({
      fr: 'Passage Quartiers d’équipage – Réacteur',
      en: 'Crew Quarters – Reactor passage',
    });
    expect(plan.cells.filter((zone) => zone === zoneCalled.get('1e'))).toHaveLength(6);
  });

  test('a joined zone keeps the capacity of a corridor zone', () => {
    const ship = shipFor(['crew-quarters', 0, 0], ['crew-quarters', 1, 0]);
    expect(ship.zones.find(({ label }) => label === '1e')!.capacity).toBe(6);
  });

  rule('R-ES-7', 'the ship shows all three capacities of rooms', () => {
    const ship = shipFor(['med-bay', 0, 0], ['hydroponics', 1, 0]);
    expect(
      [...new Set(ship.zones.filter(({ isRoom }) => isRoom).map(({ capacity }) => capacity))].sort(),
    ).toEqual([12, 6, 9]);
  });

  rule('R-ES-5', 'a narrow gap stays narrow once laid out', () => {
    expect(kindBetween(shipFor(['life-support', 0, 0], ['reactor', 0, 1]), '1y', '1e')).toEqual(['narrow']);
  });

  test('beside the ports the edge of a tile is a wall', () => {
    const pair = shipFor(['crew-quarters', 0, 0], ['crew-quarters', 0, 1]);
    expect(kindBetween(pair, '1C', '2A')).toEqual(['wall']);
    // Between corridor zones too: a ring corridor against another tile's.
    const twin = { ...called('reactor'), copies: 2 };
    const rings = shipOf(
      layOut(
        [
          { tile: 'reactor', x: 0, y: 0, rotation: 0 },
          { tile: 'reactor', x: 0, y: 1, rotation: 0 },
        ],
        [twin],
      ).plan,
    );
    expect(kindBetween(rings, '1c', '2a')).toEqual(['wall']);
    expect(kindBetween(rings, '1c', '1s')).toEqual(['open']);
  });

  rule('R-ES-1', 'zones are numbered in reading order of their first cell', () => {
    const { plan } = lay(['bridge', 0, 0], ['crew-quarters', 0, 1]);
    const firsts = plan.zones.map((_, zone) => plan.cells.indexOf(zone));
    expect(firsts).toEqual([...firsts].sort((a, b) => a - b));
  });

  test('copies are told apart by number', () => {
    const { plan } = lay(['cargo-bay', 0, 0], ['cargo-bay', 0, 1]);
    expect(plan.zones.filter(({ kind }) => kind === 'room').map(({ name }) => name.fr)).toEqual([
      'Bureau du quai 1',
      'Travée de fret 1',
      'Bureau du quai 2',
      'Travée de fret 2',
    ]);
  });

  test.each([
    ['an unknown tile', [['pont', 0, 0]], 'tiles[0].tile: expected one of life-support, '],
    [
      'a tile used up',
      [
        ['bridge', 0, 0],
        ['bridge', 0, 1, 2],
      ],
      'tiles[1].tile: expected bridge at most once, got it twice',
    ],
    [
      'a place taken',
      [
        ['bridge', 0, 0],
        ['reactor', 0, 0],
      ],
      'tiles[1]: expected a free place, got column 0, row 0, where tiles[0] lies',
    ],
    [
      'a tile joined to nothing',
      [
        ['bridge', 0, 0],
        ['reactor', 1, 0],
      ],
      'tiles[1]: expected a port facing a port',
    ],
    [
      'tiles apart',
      [
        ['reactor', 0, 0],
        ['bridge', 2, 0],
      ],
      'tiles[1]: expected a port facing a port',
    ],
  ] as [string, Parameters<typeof lay>, string][])('%s is refused', (_, placed, message) => {
    expect(() => lay(...placed)).toThrow(message);
  });
});

describe('a drawing in one piece', () => {
  rule('R-ES-1', 'gives zones, doors, walls and narrow gaps', () => {
    const plan = planOf(
      readDrawing('AAbb\nAAcc\ndddd\n\ndoors: A-b open, A(S)-d closed\nwalls: b-c\nnarrow: c-d'),
    );

    expect(plan.zones.map(({ label, kind }) => `${label} ${kind}`)).toEqual([
      'A room',
      'b corridor',
      'c corridor',
      'd corridor',
    ]);
    expect(plan.doors).toEqual([
      { a: 0, b: 1, side: 'E', open: true },
      { a: 0, b: 3, side: 'S', open: false },
    ]);
    expect(plan.shut).toEqual([
      { a: 1, b: 2, narrow: false },
      { a: 2, b: 3, narrow: true },
    ]);
  });
});

describe('a bad tile names line and column', () => {
  const broken = (from: string | RegExp, to: string): (() => void) => {
    const text = SMALL.replace(from, to);
    if (text === SMALL) throw new Error(`nothing to break: ${from}`);
    return () => readTile(text);
  };

  test('the good one is read', () => {
    expect(readTile(SMALL).doors).toEqual([
      { a: 'A', b: 'n', side: 'E' },
      { a: 'B', b: 's', side: 'W', closed: true },
    ]);
  });

  test.each([
    [
      'a strange cell',
      'AAnnBB\n',
      'AAn#BB\n',
      "line 6, column 4: expected A-Z for a room, a-z for a corridor zone or '.' for hull, got '#'",
    ],
    ['a short row', '..ssBB\n', '..ssB\n', 'line 9, column 6: expected 6 cells as in the first row, got 5'],
    ['a missing row', '..ss..\n\n', '\n', 'line 6: expected 6 rows of 6 cells, got 5 of 6'],
    ['a zone in two pieces', '..ssBB\n', 'A.ssBB\n..ssBB\n', 'expected'],
    [
      'a zone torn apart',
      '..ss..\n\n',
      '..ssA.\n\n',
      "line 11, column 5: expected zone 'A' in one piece, got another piece",
    ],
    ['no rule', '---\n', '', "expected a line '---' between header and drawing"],
    [
      'an unknown header',
      'motif: lungs',
      'mood: lungs',
      "line 3, column 1: expected one of tile, name, name-en, motif, copies, ports, got 'mood'",
    ],
    ['no name', 'name: Petit\n', '', "line 4: expected 'name: …' before '---', got none"],
    [
      'a header twice',
      'name: Petit\n',
      'name: Petit\nname: Petit\n',
      "line 3, column 1: expected 'name' once, got it twice",
    ],
    [
      'a bad id',
      'tile: petit',
      'tile: Petit !',
      'line 1, column 7: expected small letters, digits and hyphens',
    ],
    [
      'a port on no side',
      'ports: N S',
      'ports: N X',
      "line 4, column 8: expected sides among N, E, S, W, got 'X'",
    ],
    [
      'a port on a room',
      'ports: N S',
      'ports: N E',
      "line 4, column 8: expected one corridor zone on the two middle cells of side E, got 'BB'",
    ],
    [
      'a door between corridor zones',
      'A-n',
      'n-s',
      'line 13, column 8: expected a room on at least one side of door n-s',
    ],
    ['a door without a wall', 'A-n', 'A-s', 'line 13, column 8: expected A and s to share a wall'],
    ['a door on the wrong side', 'B(W)-s', 'B(E)-s', 'line 13, column 12: expected s on side W of B, got E'],
    ['a door to nowhere', 'A-n', 'A-z', "line 13, column 10: expected a zone of the drawing, got 'z'"],
    [
      'a door cut short',
      'A-n B(W)-s closed',
      'A-',
      'line 13, column 10: expected a zone of the drawing, got the end of the line',
    ],
    [
      'a door twice',
      'A-n B',
      'A-n n-A B',
      'line 13, column 12: expected one door on that wall between n and A, got two',
    ],
    [
      'a wall round a room',
      'doors:',
      'walls: A-n\ndoors:',
      'expected two corridor zones, got A-n: a room has walls anyway',
    ],
    [
      'a name in one language',
      'B: Deux / Two',
      'B: Deux',
      "expected a French and an English name with ' / ' between them",
    ],
    ['a room without a name', 'B: Deux / Two\n', '', 'expected a name for room B'],
    [
      'a word of no meaning',
      'doors:',
      'windows:',
      "line 13, column 1: expected 'doors', 'walls', 'narrow' or the letter of a room, got 'windows'",
    ],
  ])('%s', (_, from, to, message) => {
    expect(broken(from, to)).toThrow(message);
  });

  test('a corridor zone at two ports', () => {
    expect(() => readTile(SMALL.replaceAll('ss', 'nn').replace('B(W)-s', 'B(W)-n'))).toThrow(
      'line 4, column 8: expected a corridor zone to touch one port, got n at N and S',
    );
  });
});
