import { rule } from '@tablee/kernel/testing';
import { expect } from 'vitest';
import {
  active,
  asked,
  events,
  expectNotOffered,
  expectOffered,
  lastTold,
  newGame,
  offered,
  squareOf,
  type Table,
  treasures,
} from './table.ts';

const CHOOSING = ['colour blue', 'place blue-warrior a1', 'place blue-rogue a2'];
const CHOOSING_SECOND = ['place green-warrior h8', 'place green-rogue h9'];

function setUp(given: Parameters<typeof newGame>[0] = {}): Table {
  return newGame(given).choose(...CHOOSING, ...CHOOSING_SECOND);
}

rule('SDP-SETUP-1', 'the first player is drawn at random', () => {
  const firsts = Array.from({ length: 20 }, (_, n) => newGame({ seed: `seed ${n}` }).asked);

  expect([...new Set(firsts)].sort()).toEqual([0, 1]);
  expect(lastTold(newGame(), 'orderDrawn').order).toEqual(newGame().state.order);
});

rule('SDP-SETUP-2', 'the first player chooses a colour, the opponent takes the other', () => {
  for (const [chosen, other] of [
    ['blue', 'green'],
    ['green', 'blue'],
  ] as const) {
    const table = newGame();
    const first = table.asked;

    expect(table.options).toEqual(['colour blue', 'colour green']);
    table.choose(`colour ${chosen}`);
    const zone = offered(table, `place ${chosen}-warrior`).split(' ');
    table.choose(`place ${chosen}-warrior ${zone[0]}`, `place ${chosen}-rogue ${zone[1]}`);

    expect(table.asked).not.toBe(first);
    expect(asked(table)).toBe(other);
    expect(table.kind).toBe('placeHeroes');
  }
});

rule('SDP-SETUP-3', 'the first player places two heroes of their choice in their arrival zone', () => {
  const table = newGame().choose('colour blue');

  for (const kind of ['warrior', 'rogue', 'mage'])
    expect(offered(table, `place blue-${kind}`)).toBe('a1 b1 a2 a3');
  table.choose('place blue-mage a2');
  expect(offered(table, 'place blue-warrior')).toBe('a1 b1 a3');
  expect(offered(table, 'place blue-mage')).toBe('');
  table.choose('place blue-warrior a3');

  expect(squareOf(table, 'blue-mage')).toBe('a2');
  expect(squareOf(table, 'blue-warrior')).toBe('a3');
  expectNotOffered(table, 'place blue-rogue a1');
});

rule('SDP-SETUP-4', 'then the opponent does likewise', () => {
  const table = newGame();
  const first = table.asked;
  table.choose(...CHOOSING);

  expect(table.asked).not.toBe(first);
  expect(offered(table, 'place green-mage')).toBe('h8 h9 g10 h10');
  table.choose('place green-mage g10');
  expectOffered(table, 'place green-warrior h8');
  expectNotOffered(table, 'place green-warrior g10', 'place green-mage h8');
  table.choose('place green-rogue h8');
  expect(table.kind).toBe('act');
});

rule('SDP-SETUP-5', 'only when all heroes are placed are the cards shuffled and seven dealt to each', () => {
  const table = newGame();
  for (const choice of [...CHOOSING, ...CHOOSING_SECOND]) {
    expect(table.state.hands.map((cards) => cards.length)).toEqual([0, 0]);
    expect(table.state.draw).toEqual([]);
    table.choose(choice);
  }

  expect(table.state.hands.map((cards) => cards.length)).toEqual([7, 7]);
  expect(table.state.draw).toHaveLength(54 - 14);
  expect(setUp({ seed: 'another' }).state.hands).not.toEqual(table.state.hands);
});

rule('SDP-SETUP-6', 'the first player plays the first turn', () => {
  for (const seed of ['one', 'two', 'three', 'four']) {
    const table = newGame({ seed });
    const first = table.asked;

    table.choose(...CHOOSING, ...CHOOSING_SECOND);

    expect(table.asked).toBe(first);
    expect(active(table)).toBe('blue');
    expect(table.state.turns).toBe(1);
  }
});

rule(
  'R-SDP-66',
  'in a balanced opening the first player is dealt six cards; off unless the host wants it',
  () => {
    const balanced = setUp({ config: { balancedOpening: true } });
    const first = balanced.state.first;

    expect(balanced.state.hands[first]).toHaveLength(6);
    expect(balanced.state.hands[1 - first]).toHaveLength(7);
    expect(setUp().state.hands[first]).toHaveLength(7);
    balanced.choose('end', 'end');
    expect(balanced.state.hands[first]).toHaveLength(7);
  },
);

rule('R-SDP-65', 'whoever resigns before choosing has nothing to take away and is not asked', () => {
  const table = newGame({ seats: 3 });
  const [first, second, third] = table.state.order;

  table.table.say(second!, 'resigns');
  expect(events(table)).toEqual(['orderDrawn', 'resigned']);
  const asked = new Set<number>();
  while (table.kind !== 'act') {
    asked.add(table.asked);
    table.choose(table.options[0]!);
  }

  expect([...asked]).toEqual([first, third]);
  // Two treasures each, of those who chose.
  expect([table.table.view(null).table.treasures, treasures(table).split(' ').length]).toEqual([4, 4]);
});

rule('R-SDP-66', 'where the one drawn first has resigned, the next to choose is the first player', () => {
  const table = newGame({ seats: 3, config: { balancedOpening: true } });
  const drawnFirst = table.asked;

  table.choose('resigns');
  const first = table.asked;
  while (table.kind !== 'act') table.choose(table.options[0]!);

  expect(table.asked).toBe(first);
  expect(first).not.toBe(drawnFirst);
  expect(table.state.hands[first]).toHaveLength(6);
  expect(table.state.hands.map((cards) => cards.length).sort()).toEqual([0, 6, 7]);
});
