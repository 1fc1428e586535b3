import { rule } from '@tablee/kernel/testing';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Board, makeBoard } from '../rules/board.ts';
import { lineOfSight, sight } from '../rules/los.ts';
import { type DungeonMap, type Square, squareAt, type Wall } from '../rules/map.ts';
import { allEdges, bareMap, names, type Scene, scene } from './drawing.ts';

describe('six reference diagrams', () => {
  rule('SDP-LOS-4', 'a treasure does not hide what is behind it', () => {
    const open = scene(`
+---+---+---+
| A   $   B |
+---+---+---+`);

    expect(open.board.isYellow[1]).toBe(1);
    expect(sees(open)).toBe(true);
  });

  rule('SDP-LOS-3', 'a figure on a square crossed blocks', () => {
    const blocked = scene(`
+---+---+---+
| A   m   B |
+---+---+---+`);

    expect(sees(blocked)).toBe(false);
    expect(why(blocked)).toEqual({ kind: 'figure', square: at(blocked, 'b1') });
  });

  rule('SDP-LOS-5', 'the outside of a wall corner is only grazed', () => {
    const grazed = scene(`
+---+---+
| A | . |
+   +---+
| .   B |
+---+---+`);

    expect(sees(grazed)).toBe(true);
  });

  rule(['SDP-LOS-6', 'R-SDP-7'], 'a wall on one side and a figure on the other pinch', () => {
    const pinched = scene(`
+---+---+
| A   . |
+   +---+
| m   B |
+---+---+`);

    expect(sees(pinched)).toBe(false);
    expect(why(pinched)).toEqual({
      kind: 'pinch',
      from: at(pinched, 'a1'),
      to: at(pinched, 'b2'),
      sides: [
        [{ kind: 'wall', wall: edge(pinched, 'b1', 'b2') }],
        [{ kind: 'figure', square: at(pinched, 'a2') }],
      ],
    });
  });

  rule(['SDP-LOS-2', 'SDP-BOARD-5'], 'a wall crossed blocks; figures not touched do not', () => {
    const walled = scene(`
+---+---+---+
| A   .   m |
+   +---+   +
| m   .   B |
+---+---+---+`);
    const open = scene(`
+---+---+---+
| A   .   m |
+   +   +   +
| m   .   B |
+---+---+---+`);

    expect(sees(walled)).toBe(false);
    expect(why(walled)).toEqual({ kind: 'wall', wall: edge(walled, 'b1', 'b2') });
    expect(sees(open)).toBe(true);
    expect(passed(open)).toBe('a1 b1 b2 c2');
  });

  rule('R-SDP-6', 'two grazes at different corners never add up', () => {
    const twice = scene(`
+---+---+---+
| A   m   . |
+   +   +   +
| .   .   . |
+   +   +   +
| .   m   B |
+---+---+---+`);
    const sameCorner = scene(`
+---+---+---+
| A   m   . |
+   +   +   +
| m   .   . |
+   +   +   +
| .   m   B |
+---+---+---+`);
    const between = scene(`
+---+---+---+
| A   m   . |
+   +   +   +
| .   m   . |
+   +   +   +
| .   m   B |
+---+---+---+`);

    expect(sees(twice)).toBe(true);
    expect(sees(sameCorner)).toBe(false);
    expect(sees(between)).toBe(false);
  });
});

describe('corners of walls', () => {
  rule('SDP-LOS-6', 'a straight wall met at a corner has one half on each side', () => {
    const straight = scene(`
+---+---+
| A | . |
+   +   +
| . | B |
+---+---+`);

    expect(sees(straight)).toBe(false);
    expect(why(straight)).toMatchObject({ kind: 'pinch' });
  });

  rule('SDP-LOS-6', 'a corner enclosing the looker blocks', () => {
    const enclosed = scene(`
+---+---+
| A | . |
+---+   +
| .   B |
+---+---+`);

    expect(sees(enclosed)).toBe(false);
  });

  rule('SDP-LOS-5', 'the end of a single wall is only grazed', () => {
    const end = scene(`
+---+---+
| A | . |
+   +   +
| .   B |
+---+---+`);

    expect(sees(end)).toBe(true);
  });

  rule(['R-SDP-7', 'R-SDP-3'], 'where sight is pinched the diagonal step stays open', () => {
    const wallAndFigure = scene(`
+---+---+
| A   . |
+   +---+
| m   B |
+---+---+`);
    const figures = scene(`
+---+---+
| A   m |
+   +   +
| m   B |
+---+---+`);

    for (const pinched of [wallAndFigure, figures]) {
      expect(sees(pinched)).toBe(false);
      expect(pinched.board.near[pinched.a]).toContain(pinched.b);
    }
  });
});

describe('the segment', () => {
  rule('SDP-LOS-1', 'it runs straight from centre to centre', () => {
    const board = makeBoard(bareMap(8, 10));
    const crossed = (a: string, b: string): string => {
      const seen = sight(board, squareAt(board, a)!, squareAt(board, b)!, new Uint8Array(80));
      return names(board, seen.squares);
    };

    expect(crossed('a1', 'd1')).toBe('a1 b1 c1 d1');
    expect(crossed('a1', 'd4')).toBe('a1 b2 c3 d4');
    expect(crossed('a1', 'd2')).toBe('a1 b1 c2 d2');
    expect(crossed('a1', 'c5')).toBe('a1 a2 b2 b3 b4 c4 c5');
    expect(crossed('h10', 'g8')).toBe('h10 h9 g9 g8');
  });

  rule('SDP-LOS-3', 'the two ends never block', () => {
    const board = makeBoard(bareMap(3, 3));
    const everywhere = new Uint8Array(9).fill(1);

    expect(lineOfSight(board, 0, 1, everywhere)).toBe(true);
    expect(lineOfSight(board, 4, 4, everywhere)).toBe(true);
  });
});

describe('on any position', () => {
  test('sight is mutual, and a square sees itself', () => {
    fc.assert(
      fc.property(position, ({ board, occupied }) => {
        const oneWay = pairs(board).filter(
          ([a, b]) => lineOfSight(board, a, b, occupied) !== lineOfSight(board, b, a, occupied),
        );
        const blind = [...occupied.keys()].filter((square) => !lineOfSight(board, square, square, occupied));

        expect({ oneWay, blind }).toEqual({ oneWay: [], blind: [] });
      }),
    );
  });

  test('the fast answer is the explained one', () => {
    fc.assert(
      fc.property(position, ({ board, occupied }) => {
        const differing = pairs(board).filter(
          ([a, b]) => lineOfSight(board, a, b, occupied) !== sight(board, a, b, occupied).seen,
        );

        expect(differing).toEqual([]);
      }),
    );
  });

  test('the walk from square to square agrees with plain geometry', () => {
    fc.assert(
      fc.property(position, ({ board, occupied }) => {
        const differing = pairs(board).filter(
          ([a, b]) => lineOfSight(board, a, b, occupied) !== isClear(board.map, a, b, occupied),
        );

        expect(differing).toEqual([]);
      }),
    );
  });
});

// ─── arranging and looking ───────────────────────────────────────────────────

function sees({ board, a, b, occupied }: Scene): boolean {
  expect(sight(board, a, b, occupied).seen).toBe(lineOfSight(board, a, b, occupied));
  return lineOfSight(board, a, b, occupied);
}

function why({ board, a, b, occupied }: Scene): unknown {
  const seen = sight(board, a, b, occupied);
  return seen.seen ? 'seen' : seen.blockedBy;
}

function passed({ board, a, b, occupied }: Scene): string {
  return names(board, sight(board, a, b, occupied).squares);
}

function at({ board }: Scene, name: string): Square {
  return squareAt(board, name)!;
}

function edge(of: Scene, a: string, b: string): Wall {
  return [at(of, a), at(of, b)];
}

/** Boards up to 7×7, walls and figures from none to many. */
const position: fc.Arbitrary<Pick<Scene, 'board' | 'occupied'>> = fc
  .record({ width: fc.integer({ min: 3, max: 7 }), height: fc.integer({ min: 3, max: 7 }) })
  .chain(({ width, height }) => {
    const squares = Array.from({ length: width * height }, (_, square) => square);
    const edges = allEdges(width, height);
    const walls = fc.subarray(edges, { maxLength: Math.ceil(edges.length / 2) });
    const figures = fc.subarray(squares, { maxLength: Math.ceil(squares.length / 3) });
    return fc.record({
      board: walls.map((drawn) => makeBoard({ ...bareMap(width, height), walls: drawn })),
      occupied: figures.map((standing) =>
        Uint8Array.from(squares, (square) => Number(standing.includes(square))),
      ),
    });
  });

/** Every two squares, once. */
function pairs(board: Board): [Square, Square][] {
  const found: [Square, Square][] = [];
  for (let a = 0; a < board.squares; a++) for (let b = 0; b < a; b++) found.push([a, b]);
  return found;
}

// ─── the same question by geometry ───────────────────────────────────────────
//
// Lengths are doubled, so that centres (odd) and corners (even) are whole; places on the segment are compared as
// fractions multiplied out. Nothing is walked: every wall, every figure and every corner is held against the segment.

type Point = { readonly x: number; readonly y: number };

function isClear(map: DungeonMap, a: Square, b: Square, occupied: ArrayLike<number>): boolean {
  const centre = (square: Square): Point => ({
    x: 2 * (square % map.width) + 1,
    y: 2 * Math.floor(square / map.width) + 1,
  });
  const from = centre(a);
  const to = centre(b);
  /** Positive on one side of the line, negative on the other, 0 on it. */
  const side = (p: Point): number =>
    Math.sign((to.x - from.x) * (p.y - from.y) - (to.y - from.y) * (p.x - from.x));

  const walls = map.walls.map(([p, q]) => wallEnds(centre(p), centre(q)));
  for (const [p, q] of walls) {
    if (properlyCross(from, to, p, q)) return false;
  }

  const figures = Array.from(occupied, (_, square) => square)
    .filter((square) => occupied[square] !== 0 && square !== a && square !== b)
    .map(centre);
  for (const figure of figures) {
    const sides = corners(figure).map(side);
    const isCut = sides.some((s) => s > 0) && sides.some((s) => s < 0);
    if (isCut && isWithin(figure, from, to)) return false;
  }

  for (let x = 2; x < 2 * map.width; x += 2) {
    for (let y = 2; y < 2 * map.height; y += 2) {
      const corner = { x, y };
      if (side(corner) !== 0 || !isWithin(corner, from, to)) continue;
      const touching = [
        ...walls.filter((ends) => ends.some((end) => isSame(end, corner))).map(middle),
        ...figures.filter((figure) => corners(figure).some((p) => isSame(p, corner))),
      ].map(side);
      if (touching.some((s) => s > 0) && touching.some((s) => s < 0)) return false;
    }
  }
  return true;
}

/** The two ends of the edge between the squares with these centres. */
function wallEnds(p: Point, q: Point): [Point, Point] {
  const x = (p.x + q.x) / 2;
  const y = (p.y + q.y) / 2;
  const isUpright = p.y === q.y;
  return isUpright
    ? [
        { x, y: y - 1 },
        { x, y: y + 1 },
      ]
    : [
        { x: x - 1, y },
        { x: x + 1, y },
      ];
}

function corners({ x, y }: Point): Point[] {
  return [-1, 1].flatMap((dx) => [-1, 1].map((dy) => ({ x: x + dx, y: y + dy })));
}

function middle([p, q]: readonly [Point, Point]): Point {
  return { x: (p.x + q.x) / 2, y: (p.y + q.y) / 2 };
}

function isSame(p: Point, q: Point): boolean {
  return p.x === q.x && p.y === q.y;
}

/** Inside the rectangle that has the segment for a diagonal. */
function isWithin(p: Point, from: Point, to: Point): boolean {
  return (p.x - from.x) * (p.x - to.x) <= 0 && (p.y - from.y) * (p.y - to.y) <= 0;
}

/** Do two segments meet at a point that ends neither? */
function properlyCross(p: Point, q: Point, r: Point, s: Point): boolean {
  const turn = (u: Point, v: Point, w: Point): number =>
    Math.sign((v.x - u.x) * (w.y - u.y) - (v.y - u.y) * (w.x - u.x));
  return turn(p, q, r) * turn(p, q, s) < 0 && turn(r, s, p) * turn(r, s, q) < 0;
}
