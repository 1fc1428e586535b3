/** The rulebook's worked examples, line by line. */
import { rule } from '@tablee/kernel/testing';
import { describe, expect } from 'vitest';
import { SPADE } from '../rules/card.ts';
import {
  asked,
  carries,
  discardPile,
  expectNotOffered,
  expectOffered,
  expectRefused,
  hand,
  lastTold,
  monsters,
  offered,
  pv,
  secured,
  squareOf,
  type Table,
  t0,
  treasures,
} from './table.ts';

describe('EX-1: approach, attack, combined dodge', () => {
  /** The Warrior has come up to the Mage and struck. */
  const approach = (): Table => {
    const table = t0({
      walls: ['c7|d7', 'c7/c8', 'd5|e5'],
      heroes: { 'blue-warrior': 'b8', 'green-mage': 'd4' },
      monsters: ['c4', 'd3', 'e4'],
      hands: {
        blue: ['2♣', '3♠', '4♣', '5♠', '10♥', '9♦'],
        green: ['10♣', 'A♣', '9♥', '3♦', '9♠'],
      },
    });
    table.choose('move blue-warrior c8', 'pay 2♣', 'move blue-warrior d7');
    expectRefused(table, 'SDP-CARD-11', 'pay 4♣');
    table.choose('pay 3♠', 'move blue-warrior d6', 'pay 4♣', 'move blue-warrior d5', 'pay 5♠');
    return table;
  };
  const strike = (): Table => {
    const table = approach();
    table.choose('attack blue-warrior green-mage');
    expectOffered(table, 'pay 10♥', 'pay 9♦');
    return table.choose('pay 10♥');
  };

  rule(
    ['SDP-MOVE-2', 'SDP-MOVE-3', 'SDP-MOVE-6'],
    'the approach, once diagonally round a wall corner',
    () => {
      expect(squareOf(approach(), 'blue-warrior')).toBe('d5');
    },
  );

  rule(['SDP-DEF-4', 'SDP-DEF-5'], 'no single card saves the Mage', () => {
    const table = strike();

    expect(asked(table)).toBe('green');
    expectRefused(table, 'SDP-DEF-5', 'dodge c4', 'dodge d3', 'dodge e4', 'dodge d5');
    table.choose('parry');
    expect(offered(table, 'pay')).toBe('');
    expect(offered(table, 'pair')).toBe('10♣ A♣');
  });

  rule(['SDP-DEF-9', 'SDP-CARD-11', 'SDP-FAQ-3'], '10♣ and A♣ as 10♠ let him squeeze through to e5', () => {
    const table = strike();

    table.choose('dodge e5');
    expect(offered(table, 'pay')).toBe('');
    table.choose('pair 10♣', 'pay A♣');

    expect(squareOf(table, 'green-mage')).toBe('e5');
    expect(pv(table, 'green-mage')).toBe(3);
    expect(lastTold(table, 'cardsPlayed')).toMatchObject({ suit: SPADE, value: 10 });
    // The wall d5|e5 is between them now.
    expect(hand(table, 'blue')).toBe('9♦');
    expectNotOffered(table, 'attack blue-warrior green-mage');
  });

  rule(['SDP-DEF-9', 'SDP-DEF-10'], 'the same two cards would have been a parry', () => {
    const table = strike();

    table.choose('parry', 'pair 10♣', 'pay A♣');

    expect(squareOf(table, 'green-mage')).toBe('d4');
    expect(pv(table, 'green-mage')).toBe(3);
  });
});

describe('EX-2: a pair as a power', () => {
  const position = {
    heroes: { 'blue-warrior': 'd5', 'blue-mage': 'b2', 'green-mage': 'd6' },
    hands: { blue: ['J♥', 'A♣'] },
  };

  rule(['SDP-CARD-13', 'SDP-WAR-7'], 'J♥ and A♣ are a J♠: Bousculade', () => {
    const table = t0(position);

    table.choose('power blue-warrior bousculade', 'to d7', 'pair J♥', 'pay A♣');

    expect(squareOf(table, 'green-mage')).toBe('d7');
    expect(lastTold(table, 'cardsPlayed')).toMatchObject({ suit: SPADE, value: 11 });
  });

  rule(['SDP-CARD-11', 'SDP-CARD-12'], 'or a plain ♠', () => {
    const table = t0(position);

    table.choose('move blue-mage c3', 'pair A♣', 'pay J♥');

    expect(squareOf(table, 'blue-mage')).toBe('c3');
    expect(lastTold(table, 'cardsPlayed')).toMatchObject({ suit: SPADE, value: 11 });
  });
});

describe('EX-3: who may come next', () => {
  rule(
    ['SDP-HERO-4', 'SDP-HERO-5', 'SDP-ENTER-2'],
    'the Mage or a Warrior again, never a second Rogue',
    () => {
      const table = t0({
        heroes: { 'blue-rogue': 'd5', 'blue-warrior': { at: 'e5', pv: 1 }, 'green-warrior': 'e6' },
        hands: { green: ['5♦'], blue: ['2♥', '3♥'] },
        active: 'green',
      });

      table.choose('attack green-warrior blue-warrior', 'pay 5♦', 'take', 'end');

      expect(squareOf(table, 'blue-warrior')).toBe('reserve');
      expectOffered(table, 'enter blue-mage a1', 'enter blue-warrior a1');
      expect(offered(table, 'enter')).not.toContain('rogue');
      table.choose('enter blue-warrior a1', 'pay 2♥', 'pay 3♥');
      expect(squareOf(table, 'blue-warrior')).toBe('a1');
      expect(pv(table, 'blue-warrior')).toBe(3);
    },
  );
});

describe('EX-4: an ace', () => {
  rule('SDP-POWER-3', 'A♦ is a Coup fatal, an Enchaînement or a plain ♦ of 14, and nothing else', () => {
    const table = t0({ heroes: { 'blue-warrior': 'd5' }, monsters: ['d6'], hands: { blue: ['A♦'] } });

    expectOffered(
      table,
      'power blue-warrior coup-fatal',
      'power blue-warrior enchainement',
      'attack blue-warrior monster-1',
    );
    expectRefused(
      table,
      'SDP-POWER-1',
      'power blue-warrior coup-tournoyant',
      'power blue-warrior bousculade',
    );
    table.choose('attack blue-warrior monster-1', 'pay A♦');
    expect(lastTold(table, 'attacked').value).toBe(14);
  });
});

describe('EX-5: relay', () => {
  rule(['SDP-ENTER-3', 'SDP-TRES-9', 'SDP-TRES-13'], 'seven cards bring a treasure home', () => {
    const table = t0({
      heroes: { 'blue-rogue': 'f5' },
      treasures: ['d4'],
      hands: { blue: ['2♦', '3♦', '4♠', '5♣', '6♠', '7♠', '8♥'] },
    });

    table.choose('enter blue-warrior a2', 'pay 2♦', 'pay 3♦');
    expect(squareOf(table, 'blue-warrior')).toBe('a2');
    table.choose('move blue-rogue e4', 'pay 4♠', 'move blue-rogue d4', 'pay 5♣');
    expect(carries(table, 'blue-rogue')).toBe(true);
    table.choose('move blue-rogue c3', 'keep', 'pay 6♠', 'move blue-rogue b2', 'keep', 'pay 7♠');
    table.choose('give blue-rogue blue-warrior', 'pay 8♥');

    expect(secured(table, 'blue')).toBe(1);
    expect(hand(table, 'blue')).toBe('');
    expect(table.kind).toBe('act');
  });
});

describe('EX-6: a dodge onto another treasure', () => {
  rule(['SDP-TRES-2', 'SDP-TRES-6', 'SDP-TRES-8'], 'he leaves his own and takes the other', () => {
    const table = t0({
      heroes: { 'blue-warrior': 'd5', 'green-mage': { at: 'e5', carries: true } },
      monsters: ['d4', 'e4', 'f5', 'd6', 'e6', 'f6'],
      treasures: ['f4'],
      hands: { blue: ['J♦'], green: ['Q♠'] },
    });

    table.choose('attack blue-warrior green-mage', 'pay J♦');
    expect(offered(table, 'dodge')).toBe('f4');
    table.choose('dodge f4', 'pay Q♠');

    expect(squareOf(table, 'green-mage')).toBe('f4');
    expect(carries(table, 'green-mage')).toBe(true);
    // Next to the Warrior on d5.
    expect(treasures(table)).toBe('e5');
  });
});

describe('EX-7: monsters hunt a carrier', () => {
  const opening = (): Table =>
    t0({
      walls: ['e4/e5', 'f4/f5', 'e5/e6', 'f5/f6'],
      stars: ['h5'],
      heroes: { 'blue-warrior': { at: 'e5', pv: 2, carries: true } },
      secured: { blue: 1 },
      monsters: ['d4', 'd5'],
      hands: { green: ['10♥', '2♦', '3♣', '8♥', '4♣'], blue: ['J♦', '4♠', '9♠', '9♥', '2♣'] },
      active: 'green',
    });
  const struck = (): Table =>
    opening().choose(
      ...['monsters attack', 'pay 10♥', 'target monster-1', 'parry', 'pay J♦'],
      ...['target monster-2', 'dodge f5', 'keep', 'weak 4♠', 'pay 9♠'],
    );
  const closedIn = (): Table =>
    struck().choose(
      ...['summon h5', 'pay 2♦', 'monsters move', 'pay 3♣'],
      ...['target monster-2', 'to e5', 'target monster-3', 'to g5', 'target monster-1', 'to d5'],
    );

  rule(
    ['SDP-MON-16', 'SDP-MON-17', 'SDP-MON-21'],
    'a ♥ lets the first strike diagonally; J♦ parries 10',
    () => {
      const table = opening();

      table.choose('monsters attack', 'pay 10♥', 'target monster-1');
      expect(asked(table)).toBe('blue');
      table.choose('parry');
      expect(offered(table, 'pay')).toBe('J♦');
    },
  );

  rule(
    ['SDP-MON-18', 'SDP-MON-22', 'SDP-MON-24'],
    'the second strikes with the same 10; two ♠ dodge it',
    () => {
      const table = struck();

      expect(lastTold(table, 'attacked').value).toBe(10);
      expect(squareOf(table, 'blue-warrior')).toBe('f5');
      expect(carries(table, 'blue-warrior')).toBe(true);
      expect(pv(table, 'blue-warrior')).toBe(2);
      expect(asked(table)).toBe('green');
      expect(table.kind).toBe('act');
    },
  );

  rule(
    ['SDP-MON-3', 'SDP-MON-13', 'SDP-MON-14'],
    'a third comes in, and one ♣ moves all three in that order',
    () => {
      expect(monsters(closedIn())).toBe('d5 e5 g5');
    },
  );

  rule('SDP-MON-12', 'the second and the third touch him and can no longer move', () => {
    const table = closedIn();

    table.choose('monsters move', 'pay 4♣');

    // Only the first is left to move: it is asked where at once.
    expect(table.kind).toBe('monsterSquare');
    expect(offered(table, 'to')).toBe('d4 c5 d6');
  });

  rule(['SDP-MON-17', 'R-SDP-68'], 'two strike in turn with 8 each, and each is answered on its own', () => {
    const table = closedIn();

    table.choose('monsters attack', 'pay 8♥');
    expectRefused(table, 'SDP-MON-16', 'target monster-1');
    table.choose('target monster-2', 'parry', 'pay 9♥');
    expect(table.options).toEqual(['target monster-3', 'stop']);
    table.choose('target monster-3');
    expect(lastTold(table, 'attacked').value).toBe(8);
    table.choose('take');

    expect(pv(table, 'blue-warrior')).toBe(1);
    expect(table.kind).toBe('act');
  });
});

describe('EX-8: cases of the FAQ', () => {
  rule('SDP-FAQ-5', 'a Coup fatal with A♦: K♥ does not parry; A♥, A♠ as a dodge and a joker do', () => {
    const attacked = (...green: string[]): Table =>
      t0({ heroes: { 'blue-warrior': 'd5', 'green-mage': 'd6' }, hands: { blue: ['A♦'], green } }).choose(
        'power blue-warrior coup-fatal',
        'pay A♦',
      );

    expect(attacked('K♥').options).toEqual(['take']);
    expectOffered(attacked('A♥'), 'parry');
    expectNotOffered(attacked('A♠'), 'parry');
    expectOffered(attacked('A♠'), 'dodge e7');
    expectOffered(attacked('Jk'), 'parry', 'dodge e7');
  });

  rule('SDP-FAQ-4', 'a Warrior struck by the monster that holds him dodges and leaves contact', () => {
    const position = {
      heroes: { 'blue-warrior': 'd5' },
      monsters: ['d4'],
      hands: { blue: ['9♣'], green: ['9♦'] },
    };
    const moving = t0(position);
    const dodging = t0({ ...position, active: 'green' });

    expectRefused(moving, 'SDP-WAR-2', 'move blue-warrior d6');
    dodging.choose('monsters attack', 'pay 9♦', 'dodge d6', 'pay 9♣');
    expect(squareOf(dodging, 'blue-warrior')).toBe('d6');
  });

  rule('SDP-FAQ-6', 'three monsters in a row: he may stop after the first or second, then it ends', () => {
    const table = t0({
      heroes: { 'blue-warrior': 'd4' },
      monsters: ['d5', 'd6', 'd7'],
      hands: { blue: ['J♦'] },
    });

    table.choose('power blue-warrior enchainement', 'pay J♦');
    expectOffered(table, 'stop');
    table.choose('target monster-2');
    expectOffered(table, 'stop');
    table.choose('target monster-3');

    expect(table.kind).toBe('act');
    expect(squareOf(table, 'blue-warrior')).toBe('d7');
  });

  rule(
    ['SDP-FAQ-7', 'SDP-ROG-8'],
    'two red cards parry a Rogue’s 9♦; two black dodge his Tir, two red do not',
    () => {
      const heroes = { 'blue-rogue': 'd5', 'green-mage': 'd6' };
      const plain = t0({ heroes, hands: { blue: ['9♦'], green: ['2♥', '3♦'] } });
      const black = t0({ heroes, hands: { blue: ['Q♥'], green: ['2♣', '3♠'] } });
      const red = t0({ heroes, hands: { blue: ['Q♥'], green: ['2♥', '3♦'] } });

      plain.choose('attack blue-rogue green-mage', 'pay 9♦', 'parry', 'weak 2♥', 'pay 3♦');
      black.choose('power blue-rogue tir', 'pay Q♥', 'dodge d7', 'weak 2♣', 'pay 3♠');
      red.choose('power blue-rogue tir', 'pay Q♥');

      expect(pv(plain, 'green-mage')).toBe(3);
      expect(squareOf(black, 'green-mage')).toBe('d7');
      expect(red.options).toEqual(['take']);
    },
  );

  rule('SDP-FAQ-8', 'a Tir at an adjacent figure', () => {
    const table = t0({ heroes: { 'blue-rogue': 'd5' }, monsters: ['e6'], hands: { blue: ['Q♥'] } });

    table.choose('power blue-rogue tir', 'pay Q♥');

    expect(monsters(table)).toBe('');
  });

  rule('SDP-FAQ-9', 'a Mage next to a monster', () => {
    const table = t0({
      heroes: { 'blue-mage': { at: 'd5', pv: 2 }, 'green-mage': 'h9' },
      monsters: ['d6'],
      hands: { blue: ['K♥', 'Q♦', 'K♣', 'Q♣', '2♠'] },
    });

    expectRefused(
      table,
      'SDP-MAGE-2',
      'attack blue-mage monster-1',
      'power blue-mage malediction',
      'power blue-mage boule-de-feu',
    );
    expectOffered(table, 'power blue-mage guerison', 'power blue-mage teleportation', 'move blue-mage c4');
  });

  rule(['SDP-FAQ-10', 'SDP-FAQ-11'], 'Boule de feu on e5, with a wall between e4 and e5', () => {
    const table = t0({
      walls: ['e4/e5'],
      heroes: { 'blue-mage': 'b5', 'green-rogue': 'e5' },
      monsters: ['e4', 'f5'],
      hands: { blue: ['Q♦'] },
    });

    table.choose('power blue-mage boule-de-feu', 'to e5', 'pay Q♦');

    expect(monsters(table)).toBe('e4');
    expect(pv(table, 'green-rogue')).toBe(3);
  });

  rule(['SDP-FAQ-12', 'SDP-FAQ-13', 'SDP-FAQ-14'], 'Téléportation with two other cards in hand', () => {
    const table = t0({
      heroes: { 'blue-mage': 'd5' },
      monsters: ['f5'],
      treasures: ['d7'],
      hands: { blue: ['Q♣', '2♥', '3♥'] },
    });

    table.choose('power blue-mage teleportation');
    expectRefused(table, 'SDP-FAQ-14', 'to d8');
    expectRefused(table, 'SDP-FAQ-13', 'to f5');
    table.choose('to d7', 'pay Q♣', 'pay 2♥', 'pay 3♥');

    expect(carries(table, 'blue-mage')).toBe(true);
    expect(discardPile(table)).toBe('Q♣ 2♥ 3♥');
  });

  rule('SDP-FAQ-16', 'a monster next to one’s own hero may be left out', () => {
    const table = t0({
      heroes: { 'blue-mage': 'b2', 'green-mage': 'f6' },
      monsters: ['b3', 'f7'],
      hands: { blue: ['9♦'] },
    });

    table.choose('monsters attack', 'pay 9♦', 'target monster-2', 'take', 'stop');

    expect(pv(table, 'blue-mage')).toBe(3);
  });

  rule(['SDP-FAQ-17', 'SDP-FAQ-18'], 'nothing is handed to an enemy, nothing secured in his zone', () => {
    const table = t0({
      heroes: { 'blue-mage': { at: 'g9', carries: true }, 'green-mage': 'h8' },
      hands: { blue: ['5♣'] },
    });

    expectRefused(table, 'SDP-FAQ-17', 'give blue-mage green-mage');
    table.choose('move blue-mage h9', 'keep', 'pay 5♣');

    expect(carries(table, 'blue-mage')).toBe(true);
    expect([secured(table, 'blue'), secured(table, 'green')]).toEqual([0, 0]);
  });
});
