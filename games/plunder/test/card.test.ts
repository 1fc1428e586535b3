import { rule } from '@tablee/kernel/testing';
import { describe, expect } from 'vitest';
import {
  cards,
  discardPile,
  expectNotOffered,
  expectOffered,
  expectRefused,
  hand,
  lastTold,
  newGame,
  offered,
  pv,
  RESERVE,
  squareOf,
  type Table,
  t0,
} from './table.ts';

/** A two-player game with everybody placed and the cards dealt. */
function dealt(config: Readonly<Record<string, unknown>> = {}): Table {
  return newGame({ config }).choose(
    'colour blue',
    'place blue-warrior a1',
    'place blue-rogue a2',
    'place green-warrior h8',
    'place green-rogue h9',
  );
}

function everyCard(table: Table): string[] {
  return cards([...table.state.draw, ...table.state.discard, ...table.state.hands.flat()]).split(' ');
}

/** What an attack with these cards is worth. */
function worthOf(...played: readonly string[]): unknown {
  const table = t0({ heroes: { 'blue-rogue': 'd5' }, monsters: ['d4'], hands: { blue: [...played] } });
  const [first, second] = played;
  table.choose('attack blue-rogue monster-1');
  if (second) table.choose(`pair ${first}`, `pay ${second}`);
  else table.choose(`pay ${first}`);
  return lastTold(table, 'attacked').value;
}

/** The powers of a Warrior between a monster and an enemy hero, with this hand. */
function warriorPowers(...blue: readonly string[]): string {
  const heroes = { 'blue-warrior': 'd5', 'green-mage': 'e4' };
  return offered(t0({ heroes, monsters: ['d4'], hands: { blue: [...blue] } }), 'power blue-warrior');
}

describe('the pack', () => {
  rule('SDP-CARD-1', 'a pack is 13 ranks in 4 suits and 2 jokers', () => {
    const all = everyCard(dealt());

    expect(all).toHaveLength(54);
    for (const suit of ['♣', '♠', '♦', '♥']) {
      for (const rank of ['2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A'])
        expect(all).toContain(rank + suit);
    }
    expect(all.filter((name) => name === 'Jk')).toHaveLength(2);
  });

  rule(['SDP-CARD-2', 'R-SDP-13'], 'with 52 cards the jokers are missing, with 32 also 2 to 6', () => {
    const without = everyCard(dealt({ cards: 52 }));
    const short = everyCard(dealt({ cards: 32 }));

    expect(without).toHaveLength(52);
    expect(without).not.toContain('Jk');
    expect(short).toHaveLength(32);
    expect(short.filter((name) => /^([2-6][♣♠♦♥]|Jk)$/.test(name))).toEqual([]);
    expect(short).toContain('7♣');
  });

  rule('SDP-CARD-2', 'missing cards are simply ignored: seven are dealt all the same', () => {
    const table = dealt({ cards: 32 });

    expect(table.state.hands.map((of) => of.length)).toEqual([7, 7]);
    expect(table.kind).toBe('act');
  });

  rule('R-SDP-13', '32 cards are for two players only', () => {
    expect(() => newGame({ seats: 3, config: { cards: 32 } })).toThrow('R-SDP-13');
    expect(() => newGame({ seats: 3, config: { cards: 52 } })).not.toThrow();
    expect(() => newGame({ config: { cards: 40 } })).toThrow('cards');
  });

  rule('R-SDP-14', 'one pack for two players, two for more unless the host wants one', () => {
    const packs = (seats: number, config = {}): number => newGame({ seats, config }).state.config.packs;

    expect([packs(2), packs(3), packs(4)]).toEqual([1, 2, 2]);
    expect([packs(3, { packs: 1 }), packs(4, { packs: 1 })]).toEqual([1, 1]);
    expect(everyCard(dealt({ packs: 2 }))).toHaveLength(108);
  });
});

describe('values', () => {
  rule('SDP-CARD-3', 'cards from 2 to 10 are worth their number', () => {
    for (let number = 2; number <= 10; number++) {
      expect(worthOf(`${number}♦`)).toBe(number);
      expect(worthOf(`${number}♥`)).toBe(number);
    }
  });

  rule('SDP-CARD-4', 'J is worth 11, Q 12 and K 13', () => {
    expect([worthOf('J♥'), worthOf('Q♦'), worthOf('K♥')]).toEqual([11, 12, 13]);
  });

  rule('SDP-CARD-5', 'A is worth 14, above the faces', () => {
    expect([worthOf('A♦'), worthOf('A♥')]).toEqual([14, 14]);
  });

  rule('SDP-CARD-6', 'the joker is worth 15, above everything', () => {
    expect(worthOf('Jk')).toBe(15);
  });
});

describe('jokers', () => {
  rule(
    'SDP-CARD-8',
    'whoever plays a joker names its suit: it moves diagonally and attacks diagonally',
    () => {
      const position = {
        heroes: { 'blue-rogue': 'd5', 'blue-mage': 'f8' },
        monsters: ['e4'],
        hands: { blue: ['Jk', '2♣'] },
      };
      const moves = t0(position);
      const attacks = t0(position);

      moves.choose('move blue-mage g9', 'pay Jk');
      attacks.choose('attack blue-rogue monster-1', 'pay Jk');

      expect(squareOf(moves, 'blue-mage')).toBe('g9');
      expect(squareOf(attacks, 'monster-1')).toBe(RESERVE);
    },
  );

  rule('SDP-CARD-8', 'a single joker is enough for all of a black or red card’s actions', () => {
    const table = t0({
      heroes: { 'blue-rogue': 'd5', 'blue-mage': 'f8', 'green-mage': 'c2' },
      monsters: ['e4', 'c1', 'h5'],
      hands: { blue: ['Jk'] },
    });

    expectOffered(table, 'attack blue-rogue monster-1', 'monsters move', 'monsters attack');
    expect(offered(table, 'move blue-mage')).toBe('e7 f7 g7 e8 g8 e9 f9 g9');
  });

  rule('SDP-CARD-9', 'a joker never obtains a power', () => {
    const table = t0({
      heroes: { 'blue-warrior': 'd5' },
      monsters: ['d4'],
      hands: { blue: ['J♥', 'A♥', 'Jk'] },
    });

    expect(warriorPowers('Jk')).toBe('');
    table.choose('power blue-warrior coup-tournoyant');
    expect(offered(table, 'pay')).toBe('J♥ A♥');
    expectRefused(table, 'SDP-CARD-9', 'pay Jk');
    expectNotOffered(table, 'pair Jk');
  });
});

describe('two cards for one', () => {
  rule('SDP-CARD-10', 'whenever one card has to be played, two may be played instead', () => {
    const position = {
      heroes: { 'blue-rogue': 'd5', 'green-mage': 'd6' },
      monsters: ['d4', 'a8'],
      hands: { blue: ['3♦', '5♣', 'J♥', 'Q♣'], green: ['10♣', 'A♦'] },
    };
    for (const action of [
      ['move blue-rogue c5'],
      ['attack blue-rogue monster-1'],
      ['monsters move'],
      ['monsters attack'],
      ['power blue-rogue deplacement-rapide', 'to c5'],
    ]) {
      const table = t0(position).choose(...action);

      expectOffered(table, 'pair J♥', 'pair Q♣');
    }
    const defence = t0(position).choose('attack blue-rogue green-mage', 'pay 3♦', 'parry');
    expectOffered(defence, 'pair 10♣', 'pair A♦');
  });

  rule('SDP-CARD-10', 'two cards still pay for one action only', () => {
    const table = t0({ heroes: { 'blue-mage': 'd5' }, hands: { blue: ['3♦', '5♥', '2♥'] } });

    table.choose('move blue-mage e6', 'pair 3♦', 'pay 5♥');

    expect(squareOf(table, 'blue-mage')).toBe('e6');
    expect(hand(table, 'blue')).toBe('2♥');
    expect(discardPile(table)).toBe('3♦ 5♥');
    expect(offered(table, 'move blue-mage')).toBe('');
  });

  rule('SDP-CARD-11', 'a pair counts as one card of any suit, whatever its two suits', () => {
    const moves = t0({ heroes: { 'blue-mage': 'd5' }, hands: { blue: ['3♦', '5♥'] } });
    const attacks = t0({ heroes: { 'blue-rogue': 'd5' }, monsters: ['e4'], hands: { blue: ['3♣', '5♣'] } });

    moves.choose('move blue-mage e6', 'pair 3♦', 'pay 5♥');
    attacks.choose('attack blue-rogue monster-1', 'pair 3♣', 'pay 5♣');

    expect(squareOf(moves, 'blue-mage')).toBe('e6');
    expect(squareOf(attacks, 'monster-1')).toBe(RESERVE);
  });

  rule('SDP-CARD-12', 'its value is the lower of the two', () => {
    expect(worthOf('10♣', 'A♣')).toBe(10);
    expect(worthOf('A♣', '10♣')).toBe(10);
    expect(worthOf('7♦', '7♣')).toBe(7);
    expect(worthOf('K♥', 'A♠')).toBe(13);
  });

  rule('SDP-CARD-13', 'J♥ + A♣ may be a J♠', () => {
    const table = t0({
      heroes: { 'blue-warrior': 'd5' },
      monsters: ['d4'],
      hands: { blue: ['A♣', 'J♥', '2♦'] },
    });

    table.choose('power blue-warrior bousculade', 'to c3', 'pair A♣', 'pay J♥');

    expect(squareOf(table, 'monster-1')).toBe('c3');
    expect(lastTold(table, 'cardsPlayed')).toMatchObject({ value: 11, suit: 1 });
  });

  rule('SDP-CARD-13', 'a pair worth 11, 12 or 13 is the J, Q or K of the suit named', () => {
    expect(warriorPowers('J♣', 'K♣')).toBe('enchainement coup-tournoyant bousculade');
    expect(warriorPowers('Q♣', 'K♣')).toBe('');
    expect(warriorPowers('K♣', 'A♣')).toBe('coup-fatal');
  });

  rule('SDP-CARD-7', 'faces and aces can trigger powers', () => {
    expect(warriorPowers('J♠')).toBe('bousculade');
    expect(warriorPowers('K♦')).toBe('coup-fatal');
    expect(warriorPowers('A♦')).toBe('coup-fatal enchainement');
  });

  rule('SDP-CARD-7', 'cards from 2 to 10 never can', () => {
    for (let number = 2; number <= 10; number++) {
      expect(warriorPowers(`${number}♦`, `${number}♥`)).toBe('');
      expect(warriorPowers(`${number}♠`, 'A♣')).toBe('');
    }
  });
});

describe('rulings on cards', () => {
  rule('R-SDP-8', 'two aces make an ace of the suit named: any power', () => {
    expect(warriorPowers('A♣', 'A♠')).toBe('coup-fatal enchainement coup-tournoyant bousculade');
    expect(worthOf('A♣', 'A♠')).toBe(14);
  });

  rule('R-SDP-8', 'a Coup fatal paid with two aces is worth 14', () => {
    const table = t0({
      heroes: { 'blue-warrior': 'd5', 'green-mage': 'd4' },
      hands: { blue: ['A♣', 'A♠', '2♦'], green: ['K♥', 'A♥'] },
    });

    table.choose('power blue-warrior coup-fatal', 'pair A♣', 'pay A♠', 'parry');

    expect(lastTold(table, 'attacked')).toMatchObject({ value: 14 });
    expect(offered(table, 'pay')).toBe('A♥');
  });

  rule('R-SDP-8', 'an ace and a face make that face, two faces the lower one', () => {
    expect(warriorPowers('J♣', 'A♣')).toBe('enchainement coup-tournoyant bousculade');
    expect(warriorPowers('K♣', 'A♣')).toBe('coup-fatal');
    expect(warriorPowers('K♣', 'Q♣')).toBe('');
    expect(warriorPowers('K♣', 'J♣')).toBe('enchainement coup-tournoyant bousculade');
    expect(warriorPowers('K♣', 'K♠')).toBe('coup-fatal');
  });

  rule('R-SDP-8', 'with a 2 to 10 in it a pair is a number card', () => {
    expect(warriorPowers('10♣', 'K♣')).toBe('');
    expect(warriorPowers('10♣', 'A♣')).toBe('');
    expect(worthOf('10♣', 'K♣')).toBe(10);
  });

  rule('R-SDP-9', 'a pair with a joker takes the other card’s value, and any suit', () => {
    expect(worthOf('9♣', 'Jk')).toBe(9);
    expect(worthOf('Jk', '9♣')).toBe(9);
    expect(worthOf('Jk', 'Jk')).toBe(15);
  });

  rule('R-SDP-9', 'a pair with a joker never triggers a power', () => {
    expect(warriorPowers('J♣', 'Jk')).toBe('');
    expect(warriorPowers('A♣', 'Jk')).toBe('');
    expect(warriorPowers('Jk', 'Jk')).toBe('');
  });

  rule('R-SDP-10', 'where the price is any card, each card counts for one and pairs are not offered', () => {
    const position = {
      heroes: { 'blue-rogue': { at: 'd5', carries: true }, 'blue-mage': 'd4' },
      hands: { blue: ['3♦', '5♣', 'Q♣'] },
    };
    const gives = t0(position).choose('give blue-rogue blue-mage');
    const summons = t0(position).choose('summon d3');
    const replaces = t0(position).choose('replace blue-mage by blue-warrior', 'to a1');
    const enters = t0({ hands: position.hands }).choose('enter blue-mage a1');
    const teleports = t0(position).choose('power blue-mage teleportation', 'to f4', 'pay Q♣');

    for (const table of [gives, summons, replaces, enters])
      expect(table.options).toEqual(['pay 5♣', 'pay Q♣', 'pay 3♦']);
    expect(teleports.options).toEqual(['pay 5♣', 'pay 3♦']);
  });

  rule('R-SDP-10', 'a pair is two physical cards: pairs do not nest', () => {
    const table = t0({ heroes: { 'blue-mage': 'd5' }, hands: { blue: ['3♦', '5♥', '2♥'] } });

    table.choose('move blue-mage e6', 'pair 3♦');

    expect(table.options).toEqual(['pay 2♥', 'pay 5♥']);
  });

  rule('R-SDP-11', 'in a weak defence a joker or a pair stands for one of the two cards', () => {
    const joker = weakly('K♥', '2♣', 'Jk').choose('dodge d3', 'weak 2♣', 'pay Jk');
    const pair = weakly('K♥', '2♣', '3♦', '4♥').choose('dodge d3', 'weak 2♣', 'pay 3♦', 'pay 4♥');
    const pairs = weakly('K♥', '2♦', '3♦', '4♥', '5♥').choose(
      'dodge d3',
      'weak 2♦',
      'pay 3♦',
      'pay 4♥',
      'pay 5♥',
    );

    for (const table of [joker, pair, pairs]) {
      expect(squareOf(table, 'green-mage')).toBe('d3');
      expect(pv(table, 'green-mage')).toBe(3);
      expect(hand(table, 'green')).toBe('');
    }
  });

  rule('R-SDP-11', 'three cards of the wrong colour are not enough', () => {
    expectNotOffered(weakly('K♥', '2♦', '3♦', '4♥'), 'dodge d3');
    expectNotOffered(weakly('K♥', '2♣', '3♦'), 'dodge d3');
  });

  rule('R-SDP-11', 'the longer forms are offered only where no shorter one comes to the same', () => {
    const table = weakly('K♥', '2♣', '3♦', '4♥', '5♠').choose('dodge d3');

    expect(table.options).toEqual(['weak 2♣', 'weak 5♠']);
    table.choose('weak 2♣');
    expect(table.options).toEqual(['pay 5♠']);
    expect(weakly('9♥', '10♠', '3♦', '4♥').choose('dodge d3').options).toEqual(['pay 10♠']);
  });

  rule('R-SDP-12', 'the same cards are legal under two readings: the square chosen fixes which', () => {
    const straight = weakly('9♥', '10♣', 'A♣').choose('dodge d3');
    const diagonal = weakly('9♥', '10♣', 'A♣').choose('dodge c3');

    // As a pair they are a 10♠; as a weak defence two ♣, which go straight only.
    expect(straight.options).toEqual(['pay 10♣', 'pay A♣', 'pair 10♣', 'pair A♣', 'weak 10♣', 'weak A♣']);
    expect(diagonal.options).toEqual(['pair 10♣', 'pair A♣']);
    expectNotOffered(weakly('K♥', '10♣', 'A♣'), 'dodge c3');
  });

  rule('R-SDP-15', 'cards played lie face up on one discard pile before any consequence', () => {
    const table = t0({
      heroes: { 'blue-warrior': 'd5', 'green-mage': 'd4' },
      hands: { blue: ['10♥', '2♦'], green: ['J♥', '2♣'] },
    });

    table.choose('attack blue-warrior green-mage', 'pay 10♥');

    expect(table.kind).toBe('defend');
    expect(discardPile(table)).toBe('10♥');
    table.choose('parry', 'pay J♥');
    expect(discardPile(table)).toBe('10♥ J♥');
    for (const seat of [0, 1, null] as never[])
      expect(cards(table.table.view(seat).table.discard)).toBe('10♥ J♥');
  });
});

/** A monster on d5 attacks the Green Mage on d4 with this card; Green, with this hand, is to answer. */
function weakly(by: string, ...green: readonly string[]): Table {
  return t0({
    heroes: { 'green-mage': 'd4' },
    monsters: ['d5'],
    hands: { blue: [by, '2♠'], green: [...green] },
  }).choose('monsters attack', `pay ${by}`);
}
