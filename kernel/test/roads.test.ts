import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Neighbours, Roads, UNREACHED } from '../index.ts';

/** A drawing of squares, `#` closed; steps in the order up, down, left, right. */
function ground(drawing: string): {
  at(mark: string): number;
  around: Neighbours;
  roads: Roads;
  width: number;
} {
  const rows = drawing
    .trim()
    .split('\n')
    .map((row) => row.trim());
  const width = rows[0]!.length;
  const cells = rows.join('');
  const around: Neighbours = (at, step) => {
    const column = at % width;
    if (at >= width && cells[at - width] !== '#') step(at - width);
    if (at + width < cells.length && cells[at + width] !== '#') step(at + width);
    if (column > 0 && cells[at - 1] !== '#') step(at - 1);
    if (column < width - 1 && cells[at + 1] !== '#') step(at + 1);
  };
  return { at: (mark) => cells.indexOf(mark), around, roads: new Roads(cells.length), width };
}

describe('roads', () => {
  test('go round what is closed, and say where none leads', () => {
    const { at, around, roads } = ground(`
      a.#b
      .##.
      ...#
      c#d.
    `);

    roads.spread(at('a'), around);

    expect([at('a'), at('c'), at('d'), at('b')].map((place) => roads.stepsTo(place))).toEqual([
      0,
      3,
      5,
      UNREACHED,
    ]);
    expect(roads.waysOn(at('b'))).toBe(0);
    expect(roads.road(at('b'), [])).toEqual([]);
  });

  test('of equal length the first in the order of the neighbours is taken: rows before columns', () => {
    const { at, around, roads } = ground(`
      ....
      .g..
      ....
      ...s
    `);

    roads.spread(at('g'), around);

    expect(roads.road(at('s'), [])).toEqual([11, 7, 6, 5]);
    expect(roads.road(at('s'), [], 2)).toEqual([11, 7]);
    expect(roads.waysOn(at('s'))).toBe(2);
    expect([roads.way(0), roads.way(1)]).toEqual([11, 14]);
  });

  test('lead to the nearest of several goals; of equally near ones by the same order', () => {
    const { at, around, roads } = ground(`
      x....
      ..s.y
      z....
    `);

    roads.spread([at('x'), at('y'), at('z')], around);

    expect(roads.stepsTo(at('s'))).toBe(2);
    expect(roads.road(at('s'), [])).toEqual([at('s') + 1, at('y')]);
  });

  test('no further than asked: the reach, nearest first', () => {
    const { at, around, roads } = ground(`
      .....
      ..s..
      .....
    `);

    roads.spread(at('s'), around, 1);

    const reached = Array.from({ length: roads.reach }, (_, n) => roads.reached(n));
    expect(reached).toEqual([7, 2, 12, 6, 8]);
    expect(roads.stepsTo(0)).toBe(UNREACHED);
  });

  test('no further than it takes to follow the road from one place', () => {
    const { at, around, roads } = ground('..sg....');

    roads.spread(at('g'), around, undefined, at('s'));

    expect(roads.road(at('s'), [])).toEqual([at('g')]);
    expect(roads.stepsTo(7)).toBe(UNREACHED);
  });

  test('steps that lead one way are turned round for a road to a goal', () => {
    const down: Neighbours = (at, step) => at < 3 && step(at + 1);
    const up: Neighbours = (at, step) => at > 0 && step(at - 1);
    const roads = new Roads(4);

    roads.spread(3, up);

    expect(roads.road(0, [], undefined, down)).toEqual([1, 2, 3]);
    expect(roads.spread(0, up).stepsTo(3)).toBe(UNREACHED);
  });

  test('a place named twice is one way', () => {
    const twice: Neighbours = (at, step) => {
      step(1 - at);
      step(1 - at);
    };
    const roads = new Roads(2).spread(0, twice);

    expect([roads.waysOn(1), roads.reach]).toEqual([1, 2]);
  });

  test('used again, nothing is left of before; unused, they lead nowhere', () => {
    const { at, around, roads } = ground(`
      a.b.c
    `);
    expect([roads.reach, roads.stepsTo(0), roads.waysOn(0)]).toEqual([0, UNREACHED, 0]);

    roads.spread(at('a'), around);
    roads.spread(at('c'), around, 2);

    expect(Array.from({ length: roads.reach }, (_, n) => roads.reached(n))).toEqual([4, 3, 2]);
    expect([roads.stepsTo(at('a')), roads.stepsTo(at('b')), roads.waysOn(at('a'))]).toEqual([
      UNREACHED,
      2,
      0,
    ]);
  });

  test('agree with trying every road, on random ground', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 2, max: 9 }),
        fc.array(fc.tuple(fc.nat(8), fc.nat(8)), { maxLength: 24 }),
        fc.nat(8),
        (places, pairs, goal) => {
          const links = pairs.map(([a, b]) => [a % places, b % places] as const);
          const around: Neighbours = (at, step) => {
            for (const [a, b] of links) {
              if (a === at) step(b);
              else if (b === at) step(a);
            }
          };
          const roads = new Roads(places).spread(goal % places, around);

          for (let at = 0; at < places; at++) {
            const best = everyRoad(at, goal % places, around)[0] ?? null;
            expect(roads.stepsTo(at)).toBe(best === null ? UNREACHED : best.length);
            expect(roads.road(at, [])).toEqual(best ?? []);
            const shorter = new Roads(places).spread(goal % places, around, undefined, at);
            expect(shorter.road(at, [])).toEqual(best ?? []);
          }
        },
      ),
      { numRuns: 200 },
    );
  });
});

/** All roads without a circle, shortest first, then in the order of their steps. */
function everyRoad(from: number, goal: number, around: Neighbours): number[][] {
  const roads: number[][] = [];
  const walk = (at: number, road: number[], seen: readonly number[]): void => {
    if (at === goal) {
      roads.push(road);
      return;
    }
    const next: number[] = [];
    around(at, (to) => next.push(to));
    for (const to of next) if (!seen.includes(to)) walk(to, [...road, to], [...seen, to]);
  };
  walk(from, [], [from]);
  // A stable sort: roads of one length stay in the order they were found in, which is that of their steps.
  return roads.sort((a, b) => a.length - b.length);
}
