/** The dungeon as figures meet it: occupied squares, walls, zones, contact. */
import { rule } from '@tablee/kernel/testing';
import { describe, expect } from 'vitest';
import { dungeon } from '../ready/dungeon.ts';
import {
  carries,
  expectNotOffered,
  expectOffered,
  expectRefused,
  monsters,
  newGame,
  offered,
  secured,
  squareOf,
  t0,
  treasures,
} from './table.ts';

describe('squares, walls and zones', () => {
  rule('SDP-BOARD-1', 'the two-player dungeon has 80 squares, 8 by 10', () => {
    const { width, height, squares } = newGame().state.content.board;

    expect([width, height, squares]).toEqual([8, 10, 80]);
    expect(dungeon('sdp-2p-1').board.squares).toBe(80);
  });

  rule('SDP-BOARD-2', 'a square holds one figure at most', () => {
    const table = t0({
      heroes: { 'blue-mage': 'c4', 'blue-rogue': 'c3', 'green-rogue': 'd4' },
      monsters: ['b4', 'd3', 'f8', 'f9'],
      hands: { blue: ['5♠', '6♠', '7♠'] },
    });

    expectRefused(table, 'SDP-BOARD-2', 'move blue-mage c3', 'move blue-mage d4', 'move blue-mage b4');
    expectOffered(table, 'move blue-mage c5');
    expectRefused(table, 'SDP-MON-5', 'summon d3');
    table.choose('monsters move', 'pay 5♠', 'target monster-3');
    expectRefused(table, 'SDP-BOARD-2', 'to f9');
  });

  rule('SDP-BOARD-2', 'no position has two figures on one square', () => {
    expect(() => t0({ heroes: { 'blue-mage': 'c4' }, monsters: ['c4'] })).toThrow('without a figure');
  });

  rule('SDP-BOARD-4', 'nobody crosses a wall, hero or monster', () => {
    const table = t0({
      walls: ['c4|d4', 'f8/f9'],
      heroes: { 'blue-mage': 'c4' },
      monsters: ['f8'],
      hands: { blue: ['5♣', '6♣'] },
    });

    expectRefused(table, 'SDP-BOARD-4', 'move blue-mage d4');
    expectOffered(table, 'move blue-mage b4', 'move blue-mage c5');
    table.choose('monsters move', 'pay 5♣');
    expect(offered(table, 'to')).toBe('f7 e8 g8');
  });

  rule('SDP-BOARD-6', 'nobody attacks through a wall, hero or monster', () => {
    const position = {
      heroes: { 'blue-warrior': 'd5', 'green-rogue': 'd6' },
      monsters: ['e5', 'd4'],
      hands: { blue: ['5♦', '6♥'] },
    };
    const open = t0(position);
    const walled = t0({ ...position, walls: ['d5|e5', 'd5/d6', 'e5/e6'] });

    expect(offered(open, 'attack blue-warrior')).toBe('monster-2 monster-1 green-rogue');
    expect(offered(walled, 'attack blue-warrior')).toBe('monster-2');
    walled.choose('monsters attack', 'pay 6♥');
    expectNotOffered(walled, 'target monster-1');
  });

  rule('SDP-BOARD-8', 'a team brings treasures to the zone where its heroes come in', () => {
    const blue = t0({
      heroes: { 'blue-mage': { at: 'b2', carries: true } },
      hands: { blue: ['5♣', '6♣'] },
    });
    const green = t0({
      active: 'green',
      heroes: { 'green-mage': { at: 'b2', carries: true } },
      hands: { green: ['5♣', '6♣'] },
    });

    blue.choose('move blue-mage a2', 'keep', 'pay 5♣');
    green.choose('move green-mage a2', 'keep', 'pay 5♣');

    expect(secured(blue, 'blue')).toBe(1);
    expect(carries(blue, 'blue-mage')).toBe(false);
    expect([secured(green, 'blue'), secured(green, 'green')]).toEqual([0, 0]);
    expect(carries(green, 'green-mage')).toBe(true);
  });

  rule('SDP-BOARD-9', 'with two players a treasure lies on each of the four yellow squares', () => {
    expect(treasures(newGame())).toBe('e1 h1 a10 d10');
  });

  rule('R-SDP-63', 'any figure may stand on any square, zones and stars included', () => {
    const table = t0({
      heroes: { 'blue-mage': 'g9', 'blue-rogue': 'e7' },
      monsters: ['b2'],
      hands: { blue: ['5♠', '6♠', '7♠', '2♦'] },
    });

    table.choose('move blue-mage h10', 'pay 5♠', 'move blue-rogue e8', 'pay 6♠');
    table.choose('monsters move', 'pay 7♠', 'to a1');

    expect(squareOf(table, 'blue-mage')).toBe('h10');
    expect(squareOf(table, 'blue-rogue')).toBe('e8');
    expect(monsters(table)).toBe('a1');
  });

  rule('R-SDP-63', 'blocking an enemy zone is legal', () => {
    const table = t0({
      active: 'green',
      heroes: { 'blue-mage': 'h10', 'blue-rogue': 'g10' },
      monsters: ['h8'],
      hands: { green: ['5♠', '6♠'] },
    });

    expect(offered(table, 'enter green-mage')).toBe('h9');
    expectRefused(table, 'SDP-ENTER-4', 'enter green-mage h10', 'enter green-mage h8');
  });
});

describe('one meaning of adjacent', () => {
  /** What is offered around d5 with a wall between d5 and what stands on e5, and without it. */
  const both = (given: Parameters<typeof t0>[0], look: (table: ReturnType<typeof t0>) => unknown) => [
    look(t0(given)),
    look(t0({ ...given, walls: ['d5|e5'] })),
  ];
  const warrior = { heroes: { 'blue-warrior': 'd5' }, monsters: ['e5', 'a9'] };
  const powers = (hero: string) => (table: ReturnType<typeof t0>) => offered(table, `power ${hero}`);

  rule('R-SDP-1', 'moves, attacks, Enchaînement, Bousculade and Coup tournoyant stop at a wall', () => {
    const given = { ...warrior, hands: { blue: ['J♥', 'J♠', '6♥'] } };

    expect(both(given, powers('blue-warrior'))).toEqual(['enchainement coup-tournoyant bousculade', '']);
    expect(both(given, (table) => offered(table, 'attack blue-warrior'))).toEqual(['monster-1', '']);
    const free = { heroes: { 'blue-warrior': 'd5' }, hands: { blue: ['5♣'] } };
    expect(both(free, (table) => table.options.includes('move blue-warrior e5'))).toEqual([true, false]);
  });

  rule('R-SDP-1', 'so do handing over and Pick-pocket', () => {
    const gives = {
      heroes: { 'blue-warrior': { at: 'd5', carries: true }, 'blue-mage': 'e5' },
      hands: { blue: ['8♥'] },
    };
    expect(both(gives, (table) => offered(table, 'give blue-warrior'))).toEqual(['blue-mage', '']);

    const steals = {
      heroes: { 'blue-rogue': 'd5', 'green-mage': { at: 'e5', carries: true } },
      hands: { blue: ['K♠'], green: ['2♦'] },
    };
    expect(both(steals, powers('blue-rogue'))).toEqual(['pick-pocket', '']);
  });

  rule('R-SDP-1', 'and the blast of the Boule de feu', () => {
    const given = {
      heroes: { 'blue-mage': 'd8' },
      monsters: ['e5', 'd4', 'a9'],
      hands: { blue: ['Q♦'] },
    };

    expect(
      both(given, (table) => monsters(table.choose('power blue-mage boule-de-feu', 'to d5', 'pay Q♦'))),
    ).toEqual(['a9', 'e5 a9']);
  });
});

describe('contact', () => {
  /** Can the Blue Warrior on d5 still make an ordinary move? */
  const isHeld = (given: Parameters<typeof t0>[0]): boolean => {
    const table = t0({
      ...given,
      heroes: { 'blue-warrior': 'd5', ...given.heroes },
      hands: { blue: ['5♠', '6♠'] },
    });
    return offered(table, 'move blue-warrior') === '';
  };

  rule('R-SDP-4', 'contact is adjacency, diagonals included, with a monster or an enemy hero', () => {
    expect(isHeld({ monsters: ['d4'] })).toBe(true);
    expect(isHeld({ monsters: ['e4'] })).toBe(true);
    expect(isHeld({ heroes: { 'green-mage': 'c6' } })).toBe(true);
    expect(isHeld({ monsters: ['f5'], heroes: { 'green-mage': 'd7' } })).toBe(false);
  });

  rule('R-SDP-4', 'never with a team-mate, nor through a wall', () => {
    expect(isHeld({ heroes: { 'blue-mage': 'd4' } })).toBe(false);
    expect(isHeld({ monsters: ['d4'], walls: ['d4/d5'] })).toBe(false);
    expect(isHeld({ monsters: ['e4'], walls: ['d4/d5', 'e4/e5'] })).toBe(false);
    expect(isHeld({ monsters: ['e4'], walls: ['d4/d5'] })).toBe(true);
  });

  rule('R-SDP-4', 'a monster is in contact with any hero of any team', () => {
    const table = t0({
      heroes: { 'blue-mage': 'd4', 'green-mage': 'f7' },
      monsters: ['d5', 'g8', 'b7', 'b9'],
      hands: { blue: ['5♠', '6♠'] },
    });

    table.choose('monsters move', 'pay 5♠');

    expect(table.options).toEqual(['target monster-3', 'target monster-4']);
    expectRefused(table, 'SDP-MON-12', 'target monster-1', 'target monster-2');
  });

  rule('R-SDP-5', 'moving into contact is always allowed; afterwards it holds', () => {
    const table = t0({
      heroes: { 'blue-warrior': 'd6' },
      monsters: ['d4'],
      hands: { blue: ['5♠', '6♠', '7♠'] },
    });

    table.choose('move blue-warrior d5', 'pay 5♠');

    expect(squareOf(table, 'blue-warrior')).toBe('d5');
    expectRefused(table, 'SDP-WAR-2', 'move blue-warrior d6', 'move blue-warrior c4');
  });

  rule(
    'R-SDP-5',
    'contact is tested when the action is declared: once the monster is gone, the way is free',
    () => {
      const table = t0({
        heroes: { 'blue-warrior': 'd5' },
        monsters: ['d4'],
        hands: { blue: ['5♠', '6♥', '2♦'] },
      });

      expectRefused(table, 'SDP-WAR-2', 'move blue-warrior d6');
      table.choose('attack blue-warrior monster-1', 'pay 6♥', 'move blue-warrior d4', 'pay 5♠');
      expect(squareOf(table, 'blue-warrior')).toBe('d4');
    },
  );

  rule(
    'R-SDP-5',
    'Inoffensif, too, is tested when the action is declared: before contact and after it',
    () => {
      const table = t0({
        heroes: { 'blue-mage': 'd6', 'green-rogue': 'h5' },
        monsters: ['d4', 'a9'],
        hands: { blue: ['5♠', '6♠', 'K♥', 'Q♦'] },
      });
      const powers = ['power blue-mage malediction', 'power blue-mage boule-de-feu'];

      expectOffered(table, ...powers);
      table.choose('move blue-mage d5', 'pay 5♠');
      expect(squareOf(table, 'blue-mage')).toBe('d5');
      expectRefused(table, 'SDP-MAGE-2', ...powers);
      table.choose('move blue-mage d6', 'pay 6♠');
      expectOffered(table, ...powers);
    },
  );

  rule('R-SDP-5', 'in a group each monster is tested when its own move is resolved', () => {
    const table = t0({
      heroes: { 'green-mage': 'd4' },
      monsters: ['d6', 'e6', 'c5'],
      hands: { blue: ['5♠', '6♠', '2♦'] },
    });

    table.choose('monsters move', 'pay 5♠');
    expectRefused(table, 'SDP-MON-12', 'target monster-3');
    // Both go into contact, one after the other; the first is not held by what the second does.
    table.choose('target monster-1', 'to d5');
    expectOffered(table, 'target monster-2');
    table.choose('target monster-2', 'to e5');

    expect(monsters(table)).toBe('c5 d5 e5');
  });

  rule('R-SDP-5', 'a monster may move into contact, and then not out of it', () => {
    const table = t0({
      heroes: { 'green-mage': 'd4' },
      monsters: ['d6', 'g8', 'b8'],
      hands: { blue: ['5♠', '6♠', '2♦'] },
    });

    table.choose('monsters move', 'pay 5♠', 'target monster-1', 'to d5', 'stop');
    table.choose('monsters move', 'pay 6♠');

    expectRefused(table, 'SDP-MON-12', 'target monster-1');
    expectOffered(table, 'target monster-2', 'target monster-3');
  });
});
