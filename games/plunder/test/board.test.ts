import { rule } from '@tablee/kernel/testing';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MAPS } from '../content/maps.ts';
import { type Board, distance, isDiagonal, isWall, makeBoard, walkingDistances } from '../rules/board.ts';
import { lineOfSight } from '../rules/los.ts';
import { COLOURS, readMap, type Square, squareAt } from '../rules/map.ts';
import { allEdges, bareMap, names } from './drawing.ts';

describe('adjacent squares', () => {
  rule('R-SDP-1', 'in the open: the eight neighbours, in reading order', () => {
    const board = makeBoard(bareMap(8, 10));

    expect(near(board, 'c4')).toBe('b3 c3 d3 b4 d4 b5 c5 d5');
    expect(near(board, 'a1')).toBe('b1 a2 b2');
    expect(near(board, 'h10')).toBe('g9 h9 g10');
  });

  rule(['R-SDP-1', 'SDP-BOARD-3'], 'a wall parts the two squares it lies between, and no others', () => {
    const board = makeBoard(bareMap(8, 10, ['c4|d4']));

    expect(near(board, 'c4')).toBe('b3 c3 d3 b4 b5 c5 d5');
    expect(near(board, 'd4')).toBe('c3 d3 e3 e4 c5 d5 e5');
    expect(near(board, 'c3')).toBe('b2 c2 d2 b3 d3 b4 c4 d4');
  });

  rule('R-SDP-2', 'a diagonal step passes the end of a wall and the outside of a corner', () => {
    for (const walls of [
      ['a1|b1'],
      ['a1/a2'],
      ['b1/b2'],
      ['a2|b2'],
      ['a1|b1', 'b1/b2'],
      ['a1/a2', 'a2|b2'],
    ]) {
      expect(isOpen(walls, 'a1', 'b2'), walls.join(' ')).toBe(true);
    }
  });

  rule('R-SDP-2', 'a diagonal step is stopped by wall on both sides of the corner crossed', () => {
    const straight = [
      ['a1|b1', 'a2|b2'],
      ['a1/a2', 'b1/b2'],
    ];
    const enclosing = [
      ['a1|b1', 'a1/a2'],
      ['a2|b2', 'b1/b2'],
    ];
    const tee = [['a1|b1', 'a1/a2', 'b1/b2']];
    for (const walls of [...straight, ...enclosing, ...tee]) {
      expect(isOpen(walls, 'a1', 'b2'), walls.join(' ')).toBe(false);
    }
  });

  rule('R-SDP-1', 'nothing passes a wall either way: adjacency is mutual', () => {
    fc.assert(
      fc.property(fc.subarray(allEdges(5, 4)), (walls) => {
        const board = makeBoard({ ...bareMap(5, 4), walls });
        const oneWay = board.near.flatMap((squares, a) => squares.filter((b) => !board.near[b]!.includes(a)));

        expect(oneWay).toEqual([]);
      }),
    );
  });

  test('the dungeon is closed all round: its outer sides are walls', () => {
    const board = makeBoard(bareMap(4, 3));
    const shut = (squares: readonly string[], beyond: number) =>
      squares.every((name) => isWall(board, at(board, name), at(board, name) + beyond));

    expect(shut(['a1', 'b1', 'c1', 'd1'], -4)).toBe(true);
    expect(shut(['a3', 'b3', 'c3', 'd3'], 4)).toBe(true);
    expect(shut(['a1', 'a2', 'a3'], -1)).toBe(true);
    expect(shut(['d1', 'd2', 'd3'], 1)).toBe(true);
    expect(isWall(board, at(board, 'b2'), at(board, 'b3'))).toBe(false);
  });

  rule('SDP-MOVE-4', 'horizontal and vertical neighbours are told from diagonal ones', () => {
    const board = makeBoard(bareMap(3, 3, ['b1/b2']));

    expect(names(board, board.nearStraight[at(board, 'b2')]!)).toBe('a2 c2 b3');
    expect(isDiagonal(board, at(board, 'b2'), at(board, 'a1'))).toBe(true);
    expect(isDiagonal(board, at(board, 'b2'), at(board, 'c1'))).toBe(true);
    expect(isDiagonal(board, at(board, 'b2'), at(board, 'b3'))).toBe(false);
    expect(isDiagonal(board, at(board, 'b2'), at(board, 'a2'))).toBe(false);
  });

  rule('R-SDP-52', 'through walls there are still only the squares that exist', () => {
    const board = makeBoard(bareMap(8, 10, ['a1|b1', 'a1/a2']));

    expect(near(board, 'a1')).toBe('');
    expect(names(board, board.around[at(board, 'a1')]!)).toBe('b1 a2 b2');
    expect(names(board, board.around[at(board, 'h5')]!)).toBe('g4 h4 g5 g6 h6');
  });
});

describe('distances', () => {
  rule('R-SDP-54', 'a teleport counts columns or rows, whichever is more, through walls', () => {
    const board = makeBoard(bareMap(8, 10, ['a1|b1', 'a1/a2']));

    expect(distance(board, at(board, 'a1'), at(board, 'd3'))).toBe(3);
    expect(distance(board, at(board, 'd3'), at(board, 'b10'))).toBe(7);
    expect(distance(board, at(board, 'a1'), at(board, 'a1'))).toBe(0);
  });

  test('walking goes round walls, with or without diagonal steps', () => {
    const board = makeBoard(bareMap(3, 3, ['a1|b1', 'a2|b2']));
    const from = [at(board, 'a1')];

    expect([...walkingDistances(board, from, { diagonal: true })]).toEqual([0, 4, 4, 1, 3, 3, 2, 2, 3]);
    expect([...walkingDistances(board, from, { diagonal: false })]).toEqual([0, 5, 6, 1, 4, 5, 2, 3, 4]);
  });

  test('walking starts from the nearest of several squares, and says where it cannot lead', () => {
    const board = makeBoard(bareMap(3, 3, ['a1|b1', 'a1/a2']));
    const steps = walkingDistances(board, [at(board, 'c1'), at(board, 'a3')], { diagonal: false });

    expect([...steps]).toEqual([-1, 1, 0, 1, 2, 1, 0, 1, 2]);
  });
});

describe('marked squares', () => {
  rule('SDP-BOARD-7', 'a zone belongs to the colour it is drawn in', () => {
    const board = makeBoard(readMap(MAPS[0]!.text));
    const zone = (name: string): string | undefined => COLOURS[board.zoneOf[at(board, name)]!];

    expect(['a1', 'b1', 'a2', 'a3'].map(zone)).toEqual(['blue', 'blue', 'blue', 'blue']);
    expect(['h8', 'h9', 'g10', 'h10'].map(zone)).toEqual(['green', 'green', 'green', 'green']);
    expect(zone('b2')).toBeUndefined();
  });

  rule(['SDP-BOARD-9', 'SDP-BOARD-10'], 'yellow squares and stars are marked where they are drawn', () => {
    const board = makeBoard(readMap(MAPS[0]!.text));

    expect(names(board, marked(board.isYellow))).toBe('e1 h1 a10 d10');
    expect(names(board, marked(board.isStar))).toBe('g2 d3 e8 b9');
  });

  rule('SDP-BOARD-11', 'a monster arrival square hinders neither steps nor sight', () => {
    for (const { text } of MAPS) {
      const drawn = makeBoard(readMap(text));
      const plain = makeBoard(readMap(text.replaceAll('*', '.')));

      expect(drawn.near).toEqual(plain.near);
      expect(sightsFrom(drawn, drawn.map.stars[0]!)).toEqual(sightsFrom(plain, drawn.map.stars[0]!));
    }
  });

  rule('R-SDP-61', 'a zone whose team is absent is floor like any other', () => {
    const four = MAPS.filter(({ text }) => readMap(text).seats.length === 4);
    for (const { text } of four) {
      const drawn = makeBoard(readMap(text));
      const withoutOrange = makeBoard(readMap(text.replace('B O G P', 'B G P').replaceAll(/O(?= )/g, '.')));

      expect(withoutOrange.map.zones.orange).toEqual([]);
      expect(withoutOrange.near).toEqual(drawn.near);
      for (const square of drawn.map.zones.orange) expect(withoutOrange.zoneOf[square]).toBe(-1);
    }
  });
});

function at(board: Board, name: string): Square {
  return squareAt(board, name)!;
}

function near(board: Board, name: string): string {
  return names(board, board.near[at(board, name)]!);
}

function isOpen(walls: readonly string[], from: string, to: string): boolean {
  const board = makeBoard(bareMap(3, 3, walls));
  return board.near[at(board, from)]!.includes(at(board, to));
}

function marked(flags: Uint8Array): Square[] {
  return [...flags.keys()].filter((square) => flags[square] === 1);
}

function sightsFrom(board: Board, square: Square): boolean[] {
  const empty = new Uint8Array(board.squares);
  return [...empty.keys()].map((other) => lineOfSight(board, square, other, empty));
}
