import { rule } from '@tablee/kernel/testing';
import { describe, expect } from 'vitest';
import { COLOURS, type Colour } from '../rules/map.ts';
import {
  active,
  asked,
  carries,
  events,
  expectNotOffered,
  expectOffered,
  expectRefused,
  newGame,
  offered,
  secured,
  squareOf,
  type Table,
  t0,
  treasures,
  winner,
} from './table.ts';

/** Two yellow squares and two squares of the zone of sdp-4p-1 for each colour. */
const PLACES: Readonly<Record<Colour, readonly [string, string, string, string]>> = {
  blue: ['h2', 'b8', 'a1', 'b1'],
  orange: ['h4', 'n8', 'n1', 'o1'],
  green: ['h14', 'l8', 'n15', 'o15'],
  purple: ['h12', 'd8', 'a15', 'b15'],
};

/** One player's go: his colour, his treasures, a Warrior and a Rogue. */
function go(table: Table, colour: Colour): void {
  if (table.kind === 'chooseColour') table.choose(`colour ${colour}`);
  const [first, second, warrior, rogue] = PLACES[colour];
  table.choose(`treasure ${first}`, `treasure ${second}`);
  table.choose(`place ${colour}-warrior ${warrior}`, `place ${colour}-rogue ${rogue}`);
}

function setUp(colours: readonly Colour[], given: Parameters<typeof newGame>[0] = {}): Table {
  const table = newGame({ seats: colours.length, ...given });
  for (const colour of colours) go(table, colour);
  return table;
}

const THREE = ['purple', 'blue', 'green'] as const;
const FOUR = ['purple', 'orange', 'blue', 'green'] as const;

/** Ends the turn without doing anything. */
function passTurn(table: Table): void {
  table.choose('end', 'end');
}

describe('setting up', () => {
  rule('SDP-MULTI-1', 'each player beyond two adds 3 heroes, 4 monsters and 2 treasures', () => {
    const three = setUp(THREE);
    const four = setUp(FOUR);

    expect(three.state.monsterAt).toHaveLength(12);
    expect(three.state.treasures).toBe(6);
    expect(treasures(three).split(' ')).toHaveLength(6);
    expect(four.state.monsterAt).toHaveLength(16);
    expect(four.state.treasures).toBe(8);
    expect(treasures(four).split(' ')).toHaveLength(8);
    // Two of the three heroes of each team are in, the third may replace one.
    for (const table of [three, four]) expectOffered(table, 'replace purple-rogue by purple-mage');
  });

  rule('SDP-MULTI-2', 'three and four play in a dungeon with four arrival zones', () => {
    expect(newGame({ seats: 3 }).state.content.ring).toHaveLength(4);
    expect(newGame({ seats: 4 }).state.content.ring).toHaveLength(4);
    expect(() => newGame({ seats: 3, config: { map: 'sdp-2p-1' } })).toThrow(/need a dungeon with 4/);
    expect(() => newGame({ seats: 2, config: { map: 'sdp-4p-1' } })).toThrow(/need a dungeon with 2/);
  });

  rule('SDP-MULTI-3', 'the order of choosing is drawn at random', () => {
    const orders = new Set<string>();
    for (let n = 0; n < 60; n++) orders.add(newGame({ seats: 3, seed: `order ${n}` }).state.order.join(' '));

    expect([...orders].sort()).toEqual(['0 1 2', '0 2 1', '1 0 2', '1 2 0', '2 0 1', '2 1 0']);
  });

  rule('SDP-MULTI-3', 'and kept', () => {
    const table = newGame({ seats: 4 });
    const { order } = table.state;

    const choosers = FOUR.map((colour) => {
      const seat = table.asked;
      go(table, colour);
      return seat;
    });

    expect(choosers).toEqual(order);
  });

  rule('SDP-MULTI-4', 'each in turn takes a colour still free, and the zone that goes with it', () => {
    const table = newGame({ seats: 4 });

    expect(offered(table, 'colour').split(' ').sort()).toEqual([...COLOURS].sort());
    const seat = table.asked;
    go(table, 'purple');
    expect(table.state.teamOf[seat]).toBe(COLOURS.indexOf('purple'));
    expectNotOffered(table, 'colour purple');
    go(table, 'blue');
    expect(offered(table, 'colour').split(' ').sort()).toEqual(['green', 'orange']);
    table.choose('colour orange', 'treasure h6', 'treasure h10');

    expect(offered(table, 'place')).toContain('orange-mage o2');
    expect(offered(table, 'place')).not.toContain('orange-mage a1');
  });

  rule(['SDP-MULTI-5', 'SDP-MULTI-6'], 'in the same go he places two treasures, then two heroes', () => {
    const table = newGame({ seats: 3 });
    const seat = table.asked;

    table.choose('colour green');
    expect([table.asked, table.kind]).toEqual([seat, 'placeTreasures']);
    expect(offered(table, 'treasure').split(' ')).toHaveLength(12);
    table.choose('treasure h2');
    expect([table.asked, table.kind]).toEqual([seat, 'placeTreasures']);
    table.choose('treasure b8');
    expect([table.asked, table.kind]).toEqual([seat, 'placeHeroes']);
    table.choose('place green-mage n15');
    expect([table.asked, table.kind]).toEqual([seat, 'placeHeroes']);
    expectNotOffered(table, 'place green-mage o15', 'place green-rogue n15');
    table.choose('place green-rogue o15');

    expect(table.asked).not.toBe(seat);
    expect(table.kind).toBe('chooseColour');
    expect(treasures(table)).toBe('h2 b8');
    expect(squareOf(table, 'green-warrior')).toBe('reserve');
  });

  rule('R-SDP-58', 'one treasure a yellow square, whoever placed it', () => {
    const table = newGame({ seats: 3 });

    table.choose('colour green', 'treasure h2');
    expectRefused(table, 'R-SDP-58', 'treasure h2');
    table.choose('treasure b8', 'place green-mage n15', 'place green-rogue o15', 'colour blue');

    expectRefused(table, 'R-SDP-58', 'treasure h2', 'treasure b8');
    expect(offered(table, 'treasure').split(' ')).toHaveLength(10);
  });

  rule('SDP-MULTI-7', 'only then are the cards shuffled and 7 dealt to each', () => {
    const table = newGame({ seats: 3 });

    go(table, 'purple');
    go(table, 'blue');
    expect(table.state.hands.map((hand) => hand.length)).toEqual([0, 0, 0]);
    go(table, 'green');

    expect(table.state.hands.map((hand) => hand.length)).toEqual([7, 7, 7]);
    expect(events(table).filter((event) => event === 'dealtHidden')).toHaveLength(3);
  });

  rule('SDP-MULTI-8', 'two packs shuffled together, or one if the host prefers', () => {
    const two = setUp(THREE);
    const one = setUp(THREE, { config: { packs: 1 } });
    const cardsOf = ({ state }: Table): number =>
      state.draw.length + state.hands.reduce((sum, hand) => sum + hand.length, 0);

    expect(cardsOf(two)).toBe(108);
    expect(cardsOf(one)).toBe(54);
    expect(newGame().state.config.packs).toBe(1);
  });
});

describe('playing', () => {
  rule('SDP-MULTI-9', 'whoever chose first plays first', () => {
    const table = newGame({ seats: 4 });
    const first = table.asked;

    for (const colour of FOUR) go(table, colour);

    expect(table.kind).toBe('act');
    expect(table.asked).toBe(first);
    expect(active(table)).toBe('purple');
  });

  rule('SDP-MULTI-10', 'then play goes clockwise by the zones, whatever the order of choosing', () => {
    const table = setUp(FOUR);
    const turns: Colour[] = [];

    for (let n = 0; n < 5; n++) {
      turns.push(active(table));
      passTurn(table);
    }

    expect(turns).toEqual(['purple', 'blue', 'orange', 'green', 'purple']);
  });

  rule('R-SDP-60', 'an empty seat is skipped', () => {
    const table = setUp(THREE);
    const turns: Colour[] = [];

    for (let n = 0; n < 4; n++) {
      turns.push(active(table));
      passTurn(table);
    }

    expect(turns).toEqual(['purple', 'blue', 'green', 'purple']);
  });

  rule('SDP-MULTI-11', 'two treasures win with four players too', () => {
    const heroes = { 'purple-mage': { at: 'b9', carries: true } };
    const hands = { purple: ['5♣'] };
    const first = t0({ seats: 4, active: 'purple', heroes, hands });
    const second = t0({ seats: 4, active: 'purple', heroes, hands, secured: { purple: 1, blue: 1 } });

    first.choose('move purple-mage a9', 'keep', 'pay 5♣');
    second.choose('move purple-mage a9', 'keep', 'pay 5♣');

    expect(secured(first, 'purple')).toBe(1);
    expect(winner(first)).toBe(null);
    expect(winner(second)).toBe('purple');
  });

  rule('R-SDP-59', 'every other team is an enemy: it can be attacked, and handed nothing', () => {
    const table = t0({
      seats: 4,
      active: 'orange',
      heroes: {
        'orange-warrior': { at: 'd5', carries: true },
        'blue-mage': 'd4',
        'green-mage': 'd6',
        'purple-mage': 'c5',
      },
      hands: { orange: ['5♦'] },
    });

    expectOffered(
      table,
      'attack orange-warrior blue-mage',
      'attack orange-warrior green-mage',
      'attack orange-warrior purple-mage',
    );
    expectRefused(
      table,
      'SDP-FAQ-17',
      'give orange-warrior blue-mage',
      'give orange-warrior green-mage',
      'give orange-warrior purple-mage',
    );
  });

  rule('R-SDP-59', 'whoever is attacked defends, wherever he sits', () => {
    const table = t0({
      seats: 4,
      active: 'orange',
      heroes: { 'orange-warrior': 'd5', 'purple-mage': 'c5' },
      hands: { orange: ['5♦'], purple: ['6♦'] },
    });

    table.choose('attack orange-warrior purple-mage', 'pay 5♦');
    expect(asked(table)).toBe('purple');
    table.choose('parry', 'pay 6♦');

    expect(active(table)).toBe('orange');
    expect(asked(table)).toBe('orange');
  });

  rule('R-SDP-61', 'with three players the fourth zone is plain floor, open to all', () => {
    const table = t0({
      seats: 3,
      teams: ['blue', 'orange', 'green'],
      heroes: { 'blue-mage': { at: 'b9', carries: true }, 'green-rogue': 'c10' },
      treasures: ['a8'],
      hands: { blue: ['5♣', '6♣'], green: ['7♣'] },
    });

    table.choose('move blue-mage a9', 'keep', 'pay 5♣');

    expect(carries(table, 'blue-mage')).toBe(true);
    expect(table.state.secured).toEqual([0, 0, 0, 0]);
    expect(treasures(table)).toBe('a8');
    expectOffered(table, 'move blue-mage a10');
  });
});
