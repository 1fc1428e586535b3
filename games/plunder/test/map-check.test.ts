import { rule } from '@tablee/kernel/testing';
import { describe, expect, test } from 'vitest';
import { MAPS } from '../content/maps.ts';
import { makeBoard, walkingDistances } from '../rules/board.ts';
import { type DungeonMap, readMap, type Square, squareAt, squareName } from '../rules/map.ts';
import { findings } from '../rules/map-check.ts';
import { withGlyphs, withoutWalls, withWalls } from './drawing.ts';

const SHIPPED = MAPS.map(({ text }) => readMap(text));
const FOR_TWO = SHIPPED.filter(({ seats }) => seats.length === 2);
const FOR_FOUR = SHIPPED.filter(({ seats }) => seats.length === 4);

describe('the dungeons we ship', () => {
  test.each(MAPS)('$id: nothing to say against it', ({ id, text }) => {
    const map = readMap(text);

    expect(map.id).toBe(id);
    expect(findings(map)).toEqual([]);
  });

  test('each has its own id and a name in French and in English', () => {
    expect(new Set(SHIPPED.map(({ id }) => id)).size).toBe(MAPS.length);
    for (const { name } of SHIPPED) expect(name.en).not.toBe(name.fr);
  });

  rule('SDP-BOARD-1', 'a dungeon for two has 80 squares, 8 by 10', () => {
    for (const { width, height } of FOR_TWO) expect([width, height]).toEqual([8, 10]);
  });

  rule('SDP-MULTI-2', 'the other dungeons have four arrival zones', () => {
    expect(FOR_FOUR.map(({ id }) => id)).toEqual(['sdp-4p-1', 'sdp-4p-2', 'sdp-4p-3']);
    for (const { zones } of FOR_FOUR) {
      expect(Object.values(zones).map((squares) => squares.length)).toEqual([4, 4, 4, 4]);
    }
  });

  rule('SDP-BOARD-7', 'every team has a zone of its own', () => {
    for (const { seats, zones } of SHIPPED) {
      const all = seats.flatMap((colour) => zones[colour]);

      expect(new Set(all).size).toBe(4 * seats.length);
    }
  });

  rule('SDP-BOARD-9', 'four yellow squares for two players', () => {
    for (const { yellow } of FOR_TWO) expect(yellow).toHaveLength(4);
  });

  rule('R-SDP-58', 'twelve yellow squares for four, so that placing treasures is a choice', () => {
    for (const { yellow } of FOR_FOUR) expect(yellow).toHaveLength(12);
  });

  rule(['R-SDP-30', 'SDP-BOARD-10'], 'four monster arrival squares for two players, eight for four', () => {
    for (const { stars } of FOR_TWO) expect(stars).toHaveLength(4);
    for (const { stars } of FOR_FOUR) expect(stars).toHaveLength(8);
  });

  rule('R-SDP-60', 'seats are named clockwise round the map', () => {
    for (const map of FOR_FOUR) {
      const bearings = map.seats.map((colour) => bearing(map, map.zones[colour]));
      const turns = bearings.map((from, i) => (bearings[(i + 1) % 4]! - from + 360) % 360);

      for (const turn of turns) expect(turn).toBeGreaterThan(0);
      expect(Math.round(turns.reduce((sum, turn) => sum + turn))).toBe(360);
    }
  });
});

describe('what each dungeon is about', () => {
  test('Les Deux Caveaux: all treasures equally near to the eye', () => {
    expect(steps('sdp-2p-1')).toBe('e1 7 10, h1 7 11, a10 7 11, d10 7 10');
    expect(shipped('sdp-2p-1').walls).toHaveLength(24);
  });

  test('Le Carré des Ombres: two treasures in far corners, two in the middle of the square', () => {
    expect(steps('sdp-2p-2')).toBe('h1 8 11, e5 7 10, d6 7 10, a10 8 11');
    expect(between(shipped('sdp-2p-2').walls.length, 24, 30)).toBe(true);
  });

  test('La Galerie Brisée: two treasures by the gallery, two on the long sides', () => {
    expect(steps('sdp-2p-3')).toBe('f4 6 8, a5 7 8, h6 7 8, c7 6 8');
    expect(between(shipped('sdp-2p-3').walls.length, 26, 30)).toBe(true);
  });

  test('La Galerie Brisée: three routes from zone to zone that share no square', () => {
    const map = shipped('sdp-2p-3');
    const board = makeBoard(map);
    const routes = [
      'c1 c2 d3 e4 d5 c6 b7 a8 b8 c8 d9 d10',
      'b1 b2 c3 d4 e5 d6 e7 d8 e9 e10',
      'd1 e2 f3 g3 h4 g5 f6 e6 d7 e8 f8 f9 f10',
    ].map((route) => route.split(' ').map((name) => squareAt(map, name)!));

    for (const route of routes) {
      for (const [i, square] of route.slice(1).entries()) expect(board.near[route[i]!]).toContain(square);
      expect(map.zones.blue).toContain(route[0]);
      expect(map.zones.green).toContain(route.at(-1));
    }
    expect(new Set(routes.flat()).size).toBe(routes.flat().length);
  });

  test('Le Moulin: the square in the middle is open on all sides', () => {
    const map = shipped('sdp-4p-2');

    expect(makeBoard(map).near[squareAt(map, 'h8')!]).toHaveLength(8);
    expect(between(map.walls.length, 56, 72)).toBe(true);
  });

  test('La Nef: six yellow squares on each axis, and a nave three squares wide without a wall', () => {
    const map = shipped('sdp-4p-3');
    const nave = [7, 8, 9].flatMap((row) =>
      [...'abcdefghijklmnopq'].map((column) => squareAt(map, `${column}${row}`)!),
    );

    expect(map.yellow.filter((square) => squareName(map, square).endsWith('8'))).toHaveLength(6);
    expect(map.yellow.filter((square) => squareName(map, square).startsWith('i'))).toHaveLength(6);
    expect(map.walls.filter(([a, b]) => nave.includes(a) && nave.includes(b))).toEqual([]);
    expect(between(map.walls.length, 50, 70)).toBe(true);
  });
});

describe('a spoiled dungeon is told what is wrong with it', () => {
  const two = MAPS[0]!.text;
  const four = MAPS.find(({ id }) => id === 'sdp-4p-1')!.text;
  const turned = MAPS.find(({ id }) => id === 'sdp-4p-2')!.text;

  test('a zone square, a treasure, a star missing', () => {
    const map = withGlyphs(two, { b1: '.', e1: '.', g2: '.' });

    expect(errors(map)).toEqual([
      'Squares of the blue zone: expected 4, got 3.',
      'Yellow squares: expected 4, got 3.',
      'Monster arrival squares: expected 4, got 3.',
    ]);
  });

  rule('SDP-BOARD-1', 'a dungeon of another size is not for two players', () => {
    const text = four.replace('B O G P', 'B G').replaceAll(/[OP](?= )/g, '.');

    expect(errors(text)).toContain('Size: expected 8x10, got 15x15.');
  });

  rule('SDP-MULTI-2', 'three zones are not enough for three players', () => {
    const map = four.replace('B O G P', 'B O G').replaceAll(/P(?= )/g, '.');

    expect(errors(map)).toContain('Seats: expected 2 or 4, got 3.');
  });

  test.each([
    ['a wall', withoutWalls(two, ['d5|e5']), 'The half-turn does not keep the walls: d6|e6 has no d5|e5.'],
    [
      'a star',
      withGlyphs(two, { g2: '.', f2: '*' }),
      'The half-turn does not keep the monster arrival squares: f2 would come to c9.',
    ],
    [
      'a treasure',
      withGlyphs(two, { e1: '.', f1: '$' }),
      'The half-turn does not keep the yellow squares: f1 would come to c10.',
    ],
    [
      'a zone',
      withGlyphs(two, { b1: '.', b2: 'B' }),
      'The half-turn does not carry the blue zone onto a zone.',
    ],
    ['a mirror', withWalls(four, ['a1|b1']), 'The quarter-turn does not keep the walls: a1|b1 has no o1/o2.'],
    ['the shape', two.replace('C2', 'C4'), 'C4 needs a square map, this one is 8x10.'],
    ['the group', four.replace('D4', 'C2'), "C2 does not carry every team's zone onto every other's."],
    ['the claim', two.replace('C2', 'none'), 'The map claims no symmetry: nothing makes the seats equal.'],
  ])('%s out of symmetry', (_, text, sentence) => {
    expect(worries(text)).toContain(sentence);
    expect(errors(text)).toEqual([]);
  });

  test('a square that cannot be reached without diagonal steps', () => {
    const map = withWalls(two, ['e3|f3', 'c8|d8']);

    expect(errors(map)).toEqual([
      'Without diagonal steps the blue zone has no way to 6 of 80 squares, c3 first.',
      'Without diagonal steps the green zone has no way to 6 of 80 squares, c3 first.',
    ]);
  });

  test('a treasure nearer to one team, or too near to both', () => {
    const map = withGlyphs(two, { e1: '.', d10: '.', d4: '$', e7: '$' });

    expect(worries(map)).toContain(
      'd4 is not as far from blue as from green: 3 and 4 steps, 4 and 8 without diagonals.',
    );
    expect(worries(map)).toContain('d4 should be 6 to 8 steps from the zones, got 3 and 4.');
  });

  test('a treasure nearer to one team by diagonal steps only', () => {
    const map = withGlyphs(two, { e1: '*', d10: '*', d3: '$', e8: '$' });

    expect(worries(map)).toContain(
      'd3 is not as far from blue as from green: 7 and 6 steps, 9 and 9 without diagonals.',
    );
  });

  test('four players: a treasure too near to one team, or tied with no other', () => {
    const map = withGlyphs(four, {
      h4: '.',
      h12: '.',
      d8: '.',
      l8: '.',
      d4: '$',
      l4: '$',
      d12: '$',
      l12: '$',
    });

    expect(worries(map)).toContain('d4 should be 6 steps from blue, got 2.');
    expect(worries(map).find((text) => text.startsWith('d4 is not as far'))).toMatch(
      /^d4 is not as far from blue as from/,
    );
  });

  test('a quarter-turn may leave a step of difference, two without diagonals', () => {
    const map = readMap(turned);
    const ways = map.seats.map(
      (colour) =>
        walkingDistances(makeBoard(map), map.zones[colour], { diagonal: true })[squareAt(map, 'e5')!]!,
    );

    expect(ways.sort((p, q) => p - q).slice(0, 2)).toEqual([6, 7]);
    expect(findings(map)).toEqual([]);
    expect(findings({ ...map, symmetry: 'D4' }).map(({ check }) => check)).toContain('distances');
  });

  test('a treasure one jump through walls from home', () => {
    const map = withGlyphs(two, { e1: '.', d10: '.', d2: '$', e9: '$' });

    expect(worries(map)).toContain('d2 should be 3 squares from blue through walls, got 2.');
  });

  test('monsters at the door, zones too close', () => {
    const map = withGlyphs(two, { d3: '.', e8: '.', b5: '*', g6: '*', a3: '.', h8: '.', b7: 'B', g4: 'G' });

    expect(worries(map)).toContain('Monster arrival square b5 should be 3 steps from blue, got 2.');
    expect(worries(map)).toContain('The blue and green zones should be 7 steps apart, got 5.');
  });

  test('too many dead ends', () => {
    const map = withWalls(two, ['g1|h1', 'g2|h2', 'a9|b9', 'a10|b10', 'a5|b5', 'a5/a6', 'g6|h6', 'h5/h6']);

    expect(worries(map)).toContain('At most 4 dead ends expected, got 6: h1, c3, a5, h6, f8, a10.');
  });

  test('a room of two by two that nothing leads into', () => {
    const map = withWalls(two, ['c4|d4', 'c5|d5', 'd5/d6', 'e5/e6', 'e4|f4', 'e5|f5', 'd3/d4', 'e3/e4']);

    expect(errors(map)).toContain('The room d4 to e5 is walled in.');
  });

  test('such a room at either edge; squares of two edges are no room', () => {
    const left = withWalls(two, ['a3/a4', 'b3/b4', 'b4|c4', 'b5|c5', 'a5/a6', 'b5/b6']);
    const right = withWalls(two, ['g3/g4', 'h3/h4', 'f4|g4', 'f5|g5', 'g5/g6', 'h5/h6']);
    const ends = withWalls(two, ['h3/h4', 'g4|h4', 'g5|h5', 'h5/h6', 'a4/a5', 'a5|b5', 'a6|b6', 'a6/a7']);
    const rooms = (map: string) => errors(map).filter((text) => text.includes('walled in'));

    expect(rooms(left)).toEqual(['The room a4 to b5 is walled in.']);
    expect(rooms(right)).toEqual(['The room g4 to h5 is walled in.']);
    expect(rooms(ends)).toEqual([]);
  });
});

function shipped(id: string): DungeonMap {
  return SHIPPED.find((map) => map.id === id)!;
}

/** Every yellow square with its steps from the zones, diagonals allowed and not; they are the same for both teams. */
function steps(id: string): string {
  const map = shipped(id);
  const board = makeBoard(map);
  const diagonal = walkingDistances(board, map.zones.blue, { diagonal: true });
  const straight = walkingDistances(board, map.zones.blue, { diagonal: false });
  return map.yellow
    .map((square) => `${squareName(map, square)} ${diagonal[square]} ${straight[square]}`)
    .join(', ');
}

function between(n: number, least: number, most: number): boolean {
  return n >= least && n <= most;
}

/** The direction of a zone from the middle of the map, in degrees clockwise. */
function bearing(map: DungeonMap, zone: readonly Square[]): number {
  const mean = (values: readonly number[]): number =>
    values.reduce((sum, value) => sum + value) / values.length;
  const x = mean(zone.map((square) => square % map.width)) - (map.width - 1) / 2;
  const y = mean(zone.map((square) => Math.floor(square / map.width))) - (map.height - 1) / 2;
  return (Math.atan2(y, x) * 180) / Math.PI;
}

function errors(text: string): string[] {
  return said(text, 'error');
}

function worries(text: string): string[] {
  return said(text, 'balance');
}

function said(text: string, severity: 'error' | 'balance'): string[] {
  return findings(readMap(text))
    .filter((finding) => finding.severity === severity)
    .map((finding) => finding.text);
}
