import { rule } from '@tablee/kernel/testing';
import { describe, expect } from 'vitest';
import { POWERS } from '../rules/power.ts';
import { CLASSES } from '../types.ts';
import { TEAM_NAMES } from '../words/names.ts';
import {
  active,
  cards,
  events,
  expectNotOffered,
  expectOffered,
  hand,
  heroNamed,
  monsters,
  newGame,
  RESERVE,
  seatOf,
  secured,
  squareOf,
  type T0,
  type Table,
  t0,
  treasures,
  winner,
} from './table.ts';

describe('aim and material', () => {
  rule('SDP-GOAL-1', 'the game is for 2, 3 or 4 players', () => {
    for (const seats of [2, 3, 4]) expect(newGame({ seats }).state.seats).toBe(seats);
    for (const seats of [1, 5]) expect(() => newGame({ seats })).toThrow('2 to 4');
  });

  rule('SDP-GOAL-1', 'each player leads one team and one only', () => {
    const table = t0({ seats: 4, hands: { blue: ['2♣'] } });

    const teams = ['blue', 'orange', 'green', 'purple'] as const;
    expect(teams.map((colour) => seatOf(table, colour)).sort()).toEqual([0, 1, 2, 3]);
    expectNotOffered(table, 'enter green-mage h8');
  });

  rule('SDP-GOAL-2', 'the first team that has brought two treasures out wins', () => {
    const position = { heroes: { 'blue-mage': { at: 'b2', carries: true } }, hands: { blue: ['2♣', '3♣'] } };
    const first = t0(position);
    const second = t0({ ...position, secured: { blue: 1, green: 1 } });

    first.choose('move blue-mage a2', 'keep', 'pay 2♣');
    second.choose('move blue-mage a2', 'keep', 'pay 2♣');

    expect(secured(first, 'blue')).toBe(1);
    expect(first.state.result).toBeNull();
    expect(winner(second)).toBe('blue');
    expect(second.state.result).toMatchObject({ how: 'treasures', rule: 'SDP-TRES-14' });
  });

  rule(
    'SDP-GOAL-3',
    'two players need one pack, six heroes, eight monsters, four treasures and a dungeon',
    () => {
      const table = newGame().choose(
        'colour blue',
        'place blue-warrior a1',
        'place blue-mage a2',
        'place green-rogue h8',
        'place green-mage h9',
      );

      expect(table.state.draw.length + table.state.hands.flat().length).toBe(54);
      expect(table.state.monsterAt).toHaveLength(8);
      expect(treasures(table).split(' ')).toHaveLength(4);
      expect(table.state.content.board.squares).toBe(80);
      expect(table.state.teamOf).toHaveLength(2);
    },
  );

  rule('SDP-GOAL-3', 'the six heroes are two of each class', () => {
    const blue = newGame().choose('colour blue').options;
    const green = newGame().choose('colour green').options;
    const classes = (options: readonly string[]): unknown =>
      new Set(options.map((option) => option.split(/[ -]/)[2]));

    expect(classes(blue)).toEqual(new Set(CLASSES));
    expect(classes(green)).toEqual(new Set(CLASSES));
  });

  rule('SDP-GOAL-4', 'two play Blue and Green, with more there are Purple and Orange too', () => {
    expect(newGame().options).toEqual(['colour blue', 'colour green']);
    expect(newGame({ seats: 4 }).options.sort()).toEqual([
      'colour blue',
      'colour green',
      'colour orange',
      'colour purple',
    ]);
    expect(Object.values(TEAM_NAMES).map(({ en }) => en)).toEqual([
      'The Order of the Blue',
      'The Fellowship of the Green',
      'The Purple Riders',
      'The Magnificent Orange',
    ]);
  });

  rule(
    'SDP-GOAL-5',
    'no team has an advantage of its own: half a turn of the board swaps the colours',
    () => {
      const given: T0 = {
        active: 'blue',
        walls: ['c4|d4'],
        heroes: { 'blue-warrior': 'd5', 'blue-mage': 'c3', 'green-rogue': 'e5' },
        monsters: ['d4', 'b6'],
        treasures: ['c5'],
        hands: { blue: ['5♣', '6♠', '8♦', '9♥', 'J♦', 'Q♣', 'K♦'] },
      };
      const turned: T0 = {
        active: 'green',
        walls: ['e7|f7'],
        heroes: { 'green-warrior': 'e6', 'green-mage': 'f8', 'blue-rogue': 'd6' },
        monsters: ['e7', 'g5'],
        treasures: ['f6'],
        hands: { green: ['5♣', '6♠', '8♦', '9♥', 'J♦', 'Q♣', 'K♦'] },
      };

      expect(t0(turned).options.map(halfTurn).sort()).toEqual(t0(given).options.sort());
    },
  );

  rule('SDP-GOAL-6', 'all monsters are alike: which one stands where changes nothing', () => {
    const play = (given: string[], attacked: string): Table =>
      t0({ heroes: { 'blue-warrior': 'd5' }, monsters: given, hands: { blue: ['5♣', '8♥', '2♦'] } })
        .choose('monsters move', 'pay 5♣', 'to f7')
        .choose(`attack blue-warrior ${attacked}`, 'pay 8♥');

    const oneWay = play(['d4', 'f8'], 'monster-1');
    const otherWay = play(['f8', 'd4'], 'monster-2');

    expect(monsters(oneWay)).toBe('f7');
    expect(monsters(otherWay)).toBe('f7');
    expect(events(oneWay, 0)).toEqual(events(otherWay, 0));
  });

  rule('SDP-GOAL-7', 'PV, treasures carried and treasures secured are open for all to see', () => {
    const table = t0({
      heroes: { 'blue-mage': { at: 'c4', pv: 2, carries: true }, 'green-rogue': { at: 'f6', pv: 1 } },
      secured: { green: 1 },
      hands: { blue: ['2♣'], green: ['3♣'] },
    });

    for (const seat of [0, 1, null] as never[]) {
      const sheet = table.table.view(seat).table;
      expect(sheet.pv[heroNamed('blue-mage')]).toBe(2);
      expect(sheet.pv[heroNamed('green-rogue')]).toBe(1);
      expect(sheet.carries[heroNamed('blue-mage')]).toBe(1);
      expect(sheet.carries[heroNamed('green-rogue')]).toBe(0);
      expect(sheet.secured.slice(0, 2)).toEqual([0, 1]);
      expect(sheet.handSizes).toEqual([1, 1]);
    }
  });

  rule('SDP-GOAL-7', 'the sheet shows four powers for each class', () => {
    expect(CLASSES.map((_, kind) => POWERS.filter((power) => power.class === kind).length)).toEqual([
      4, 4, 4,
    ]);
  });
});

describe('other ways to end', () => {
  const hands = { blue: ['2♣'], green: ['3♣'] };

  rule('R-SDP-65', 'a player may resign: with two, the other wins', () => {
    const table = t0({ hands });

    table.table.say(seatOf(table, 'green'), 'resigns');

    expect(winner(table)).toBe('blue');
    expect(table.state.result).toMatchObject({ how: 'resignation' });
  });

  rule('R-SDP-65', 'with more players the others play on; the heroes leave and drop what they carry', () => {
    const table = t0({
      seats: 3,
      heroes: { 'blue-mage': { at: 'c4', carries: true } },
      hands: { blue: ['2♣'], orange: ['3♣'], green: ['4♣'] },
    });

    table.choose('resigns');

    expect(table.state.result).toBeNull();
    expect(squareOf(table, 'blue-mage')).toBe(RESERVE);
    expect(treasures(table)).toBe('c4');
    expect(active(table)).toBe('orange');
    table.choose('end', 'end');
    expect(active(table)).toBe('green');
    table.choose('end', 'end');
    expect(active(table)).toBe('orange');
  });

  rule('R-SDP-65', 'the players may agree on a draw', () => {
    const table = t0({ hands });

    table.choose('draw agreed');

    expect(table.state.result).toMatchObject({ how: 'agreed', winners: [] });
  });

  rule('R-SDP-65', 'there is no turn limit unless the host wants one', () => {
    const free = t0({ hands, turn: 9999 }).choose('end', 'end');
    const limited = t0({ hands, turn: 3, config: { turnLimit: 4 } });

    expect(free.state.result).toBeNull();
    limited.choose('end', 'end');
    expect(limited.state.result).toBeNull();
    limited.choose('end', 'end');
    expect(limited.state.result).toMatchObject({ how: 'turn-limit' });
  });

  rule('R-SDP-65', 'at the turn limit most secured wins, then most carried, else it is a draw', () => {
    const carrier = { at: 'd5', carries: true };
    const atTheLimit = (given: T0): Table =>
      t0({ ...given, hands, turn: 40, config: { turnLimit: 40 } }).choose('end', 'end');

    const securedMore = atTheLimit({
      secured: { green: 1 },
      heroes: { 'blue-mage': carrier, 'blue-rogue': { at: 'd6', carries: true } },
    });
    const carriedMore = atTheLimit({
      secured: { blue: 1, green: 1 },
      heroes: { 'blue-mage': carrier, 'green-mage': 'f5' },
    });
    const level = atTheLimit({ secured: { blue: 1, green: 1 } });

    expect(winner(securedMore)).toBe('green');
    expect(winner(carriedMore)).toBe('blue');
    expect(level.state.result).toMatchObject({ how: 'turn-limit', winners: [] });
  });

  rule('R-SDP-65', 'at the turn limit nobody wins who has resigned', () => {
    const table = t0({
      seats: 3,
      secured: { blue: 1 },
      hands: { blue: ['2♣'], orange: ['3♣'], green: ['4♣'] },
      heroes: { 'green-mage': { at: 'd5', carries: true } },
      config: { turnLimit: 2 },
    });

    table.choose('resigns', 'end', 'end');

    expect(winner(table)).toBe('green');
  });
});

describe('what players may not do', () => {
  const position = {
    heroes: { 'blue-warrior': 'd5', 'green-mage': 'd4' },
    hands: { blue: ['10♥', '2♦'], green: ['J♥', '2♣'] },
  };

  rule('R-SDP-64', 'out of turn a player does nothing but defend', () => {
    const table = t0(position);
    const green = seatOf(table, 'green');

    expect(table.table.view(green).decisions).toEqual([]);
    expect(() => table.table.say(green, 'move green-mage d3')).toThrow('not asked');
    table.choose('attack blue-warrior green-mage', 'pay 10♥');
    expect(table.asked).toBe(green);
    expectOffered(table, 'take', 'parry');
    expectNotOffered(table, 'move green-mage d3', 'end', 'summon d3');
  });

  rule('R-SDP-64', 'cards are never shown', () => {
    const table = t0(position);

    expect(cards(table.table.view(seatOf(table, 'green')).table.hand)).toBe(hand(table, 'green'));
    expect(table.table.view(null).table.hand).toEqual([]);
    expect(Object.keys(table.table.view(null).table)).not.toContain('hands');
  });
});

/** The same choice seen from the other side of the board, with the colours swapped. */
function halfTurn(choice: string): string {
  return choice
    .replace(/\b([a-h])(10|[1-9])\b/g, (_, column: string, row: string) => {
      return `${'hgfedcba'['abcdefgh'.indexOf(column)]}${11 - Number(row)}`;
    })
    .replace(/blue|green/g, (colour) => (colour === 'blue' ? 'green' : 'blue'));
}
