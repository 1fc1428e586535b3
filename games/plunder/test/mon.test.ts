import { rule } from '@tablee/kernel/testing';
import { describe, expect } from 'vitest';
import {
  asked,
  discardPile,
  expectNotOffered,
  expectOffered,
  expectRefused,
  hand,
  lastTold,
  monsters,
  newGame,
  offered,
  pv,
  squareOf,
  t0,
  treasures,
} from './table.ts';

describe('coming in', () => {
  rule('SDP-MON-1', 'on his turn a player acts with monsters as well as with his heroes', () => {
    const table = t0({
      heroes: { 'blue-mage': 'c4', 'green-mage': 'f5' },
      monsters: ['f6', 'b9'],
      hands: { blue: ['5♠', '5♥', '5♣'] },
    });

    expectOffered(table, 'move blue-mage c5', 'summon d3', 'monsters move', 'monsters attack');
  });

  rule('SDP-MON-1', 'without a card nobody acts with them', () => {
    const table = t0({ heroes: { 'green-mage': 'f5' }, monsters: ['f6', 'b9'], hands: { blue: [] } });

    expect(table.options).toEqual(['end']);
    expectRefused(table, 'SDP-MON-13', 'monsters move');
    expectRefused(table, 'SDP-MON-17', 'monsters attack');
  });

  rule('SDP-MON-2', 'all monsters begin in reserve', () => {
    const table = newGame();

    table.choose('colour blue', 'place blue-warrior a1', 'place blue-mage a2');
    table.choose('place green-warrior h8', 'place green-mage h9');

    expect(table.kind).toBe('act');
    expect(table.state.monsterAt).toHaveLength(8);
    expect(monsters(table)).toBe('');
  });

  rule('SDP-MON-3', 'one card, any, brings one monster in', () => {
    for (const name of ['2♣', 'K♠', '7♦', 'A♥', 'Jk']) {
      const table = t0({ hands: { blue: [name, '3♥'] } });

      table.choose('summon d3', `pay ${name}`);

      expect(monsters(table)).toBe('d3');
      expect(hand(table, 'blue')).toBe('3♥');
    }
  });

  rule('SDP-MON-3', 'without a card none comes', () => {
    const table = t0({ hands: { blue: [] } });

    expectRefused(table, 'SDP-MON-3', 'summon d3');
  });

  rule('SDP-MON-4', 'it appears on a free monster arrival square of the player’s choice', () => {
    const table = t0({ hands: { blue: ['5♥'] } });

    expect(offered(table, 'summon').split(' ').sort()).toEqual(['b9', 'd3', 'e8', 'g2']);

    table.choose('summon g2', 'pay 5♥');

    expect(squareOf(table, 'monster-1')).toBe('g2');
  });

  rule('SDP-MON-5', 'not on one that is taken; when all are, none comes', () => {
    const some = t0({ monsters: ['d3'], heroes: { 'green-mage': 'e8' }, hands: { blue: ['5♥'] } });
    const all = t0({ monsters: ['d3', 'e8', 'g2', 'b9'], hands: { blue: ['5♥'] } });

    expectRefused(some, 'SDP-MON-5', 'summon d3', 'summon e8');
    expect(offered(some, 'summon')).toBe('g2 b9');
    expect(offered(all, 'summon')).toBe('');
  });

  rule('SDP-MON-6', 'several may come in on one turn, one card each', () => {
    const table = t0({ hands: { blue: ['5♥', '6♥', '7♥'] } });

    table.choose('summon d3', 'pay 5♥', 'summon g2', 'pay 6♥', 'summon b9', 'pay 7♥');

    expect(monsters(table)).toBe('g2 d3 b9');
    expect(hand(table, 'blue')).toBe('');
  });

  rule('SDP-MON-7', 'never more than 8 of them for two players', () => {
    const row = ['c6', 'd6', 'e6', 'f6', 'c7', 'd7', 'e7'];
    const table = t0({ monsters: row, hands: { blue: ['5♥', '6♥'] } });

    table.choose('summon d3', 'pay 5♥');

    expectRefused(table, 'SDP-MON-7', 'summon g2');
  });

  rule('SDP-MON-7', '12 for three, 16 for four', () => {
    const crowd = ['c4', 'd4', 'e4', 'f4', 'c5', 'd5', 'e5', 'f5', 'c6', 'd6', 'e6', 'f6', 'c7', 'd7', 'e7'];
    const three = t0({ seats: 3, monsters: crowd.slice(0, 11), hands: { blue: ['5♥', '6♥'] } });
    const four = t0({ seats: 4, monsters: crowd, hands: { blue: ['5♥', '6♥'] } });

    for (const table of [three, four]) {
      table.choose('summon d3', 'pay 5♥');
      expectRefused(table, 'SDP-MON-7', 'summon g2');
    }
    expect(three.state.monsterAt).toHaveLength(12);
    expect(four.state.monsterAt).toHaveLength(16);
  });

  rule('R-SDP-29', 'an eliminated monster returns to the reserve and may come in again the same turn', () => {
    const table = t0({
      heroes: { 'blue-warrior': 'c4' },
      monsters: ['c5', 'c6', 'd6', 'e6', 'f6', 'c7', 'd7', 'e7'],
      hands: { blue: ['5♦', '6♥'] },
    });

    expectRefused(table, 'SDP-MON-7', 'summon d3');
    table.choose('attack blue-warrior monster-1', 'pay 5♦');
    expect(squareOf(table, 'monster-1')).toBe('reserve');
    table.choose('summon d3', 'pay 6♥');

    expect(squareOf(table, 'monster-1')).toBe('d3');
  });

  rule('R-SDP-29', 'a new monster takes part in the next activation at once', () => {
    const table = t0({ heroes: { 'green-mage': 'd4' }, hands: { blue: ['5♦', '6♥'] } });

    table.choose('summon d3', 'pay 6♥', 'monsters attack', 'pay 5♦');

    expect(asked(table)).toBe('green');
    expect(table.kind).toBe('defend');
  });

  rule('R-SDP-30', 'every player uses every arrival square, also one with a treasure on it', () => {
    const position = { treasures: ['d3'], hands: { blue: ['5♥'], green: ['6♥'] } };
    const blue = t0(position);
    const green = t0({ ...position, active: 'green' });

    expect(offered(green, 'summon')).toBe(offered(blue, 'summon'));
    blue.choose('summon d3', 'pay 5♥');

    expect(monsters(blue)).toBe('d3');
    expect(treasures(blue)).toBe('d3');
  });
});

describe('moving', () => {
  rule('SDP-MON-8', 'any player activates a monster, not only the one who brought it in', () => {
    const table = t0({
      hands: { blue: ['5♥'], green: ['5♣', '6♣', '7♣', '8♣', '9♣', '10♣', 'J♣'] },
    });

    table.choose('summon d3', 'pay 5♥', 'end');
    expect(asked(table)).toBe('green');
    table.choose('monsters move', 'pay 5♣', 'to d4');

    expect(squareOf(table, 'monster-1')).toBe('d4');
  });

  rule('SDP-MON-9', 'a ♣ moves a monster straight, a ♠ diagonally too', () => {
    const position = { monsters: ['d4'], hands: { blue: ['5♣', '5♠', '5♥'] } };
    const club = t0(position);
    const spade = t0(position);

    club.choose('monsters move');
    expectRefused(club, 'SDP-CARD-11', 'pay 5♥');
    club.choose('pay 5♣');
    spade.choose('monsters move', 'pay 5♠');

    expect(offered(club, 'to')).toBe('d3 c4 e4 d5');
    expect(offered(spade, 'to')).toBe('c3 d3 e3 c4 e4 c5 d5 e5');
  });

  rule('SDP-MON-9', 'one adjacent free square: no wall, no figure', () => {
    const table = t0({
      walls: ['d4|e4'],
      monsters: ['d4', 'd5'],
      hands: { blue: ['5♣'] },
    });

    table.choose('monsters move', 'pay 5♣', 'target monster-1');

    expect(offered(table, 'to')).toBe('d3 c4');
    expectRefused(table, 'SDP-BOARD-2', 'to d5');
  });

  rule('SDP-MON-9', 'walled in on three sides it has one way out, on four none', () => {
    const three = ['d4|e4', 'd3/d4', 'd4/d5'];
    const oneWay = t0({ walls: three, monsters: ['d4'], hands: { blue: ['5♣'] } });
    const noWay = t0({ walls: [...three, 'c4|d4'], monsters: ['d4'], hands: { blue: ['5♠', '6♠'] } });

    oneWay.choose('monsters move', 'pay 5♣');

    expect(squareOf(oneWay, 'monster-1')).toBe('c4');
    expectRefused(noWay, 'R-SDP-27', 'monsters move');
  });

  rule('SDP-MON-10', 'a monster never carries nor shifts a treasure', () => {
    const table = t0({ monsters: ['d4'], treasures: ['d5'], hands: { blue: ['5♣', '6♣'] } });

    table.choose('monsters move', 'pay 5♣', 'to d5', 'monsters move', 'pay 6♣', 'to d6');

    expect(squareOf(table, 'monster-1')).toBe('d6');
    expect(treasures(table)).toBe('d5');
  });

  rule('SDP-MON-11', 'a monster may enter a treasure’s square, and so bar it', () => {
    const table = t0({
      heroes: { 'blue-mage': 'd7' },
      monsters: ['d4'],
      treasures: ['d5'],
      hands: { blue: ['5♣', '6♣', '7♣'] },
    });

    table.choose('monsters move', 'pay 5♣', 'to d5', 'move blue-mage d6', 'pay 6♣');

    expectRefused(table, 'SDP-BOARD-2', 'move blue-mage d5');
  });

  rule('SDP-MON-12', 'a monster in contact with a hero does not move', () => {
    const table = t0({
      heroes: { 'blue-mage': 'c3' },
      monsters: ['d4', 'f6'],
      hands: { blue: ['5♠'] },
    });
    const walled = t0({
      walls: ['c3|d3', 'c4|d4'],
      heroes: { 'blue-mage': 'c3' },
      monsters: ['d4', 'f6'],
      hands: { blue: ['5♠'] },
    });

    table.choose('monsters move', 'pay 5♠');
    walled.choose('monsters move', 'pay 5♠');

    // monster-2 is the only one that can go: it is asked for at once.
    expect(table.kind).toBe('monsterSquare');
    expect(offered(table, 'to')).toContain('f5');
    // A wall between them: no contact.
    expect(walled.options).toEqual(['target monster-1', 'target monster-2']);
  });

  rule('SDP-MON-12', 'contact with a hero of any team, at the moment its own move comes up', () => {
    const table = t0({
      heroes: { 'green-mage': 'f5' },
      monsters: ['d4', 'd6', 'g6'],
      hands: { blue: ['5♣'] },
    });

    table.choose('monsters move', 'pay 5♣');
    expectRefused(table, 'SDP-MON-12', 'target monster-3');
    table.choose('target monster-1', 'to e4');

    // monster-1 went into contact; monster-2 goes on as if nothing had happened.
    expectRefused(table, 'R-SDP-27', 'target monster-1');
    expectOffered(table, 'target monster-2');
  });

  rule('SDP-MON-13', 'one black card moves all the monsters, one square each', () => {
    const table = t0({ monsters: ['d4', 'f6', 'b8'], hands: { blue: ['5♣', '9♥'] } });

    table.choose('monsters move', 'pay 5♣');
    table.choose('target monster-1', 'to d5', 'target monster-2', 'to f7', 'target monster-3', 'to b9');

    expect(monsters(table)).toBe('d5 f7 b9');
    expect(hand(table, 'blue')).toBe('9♥');
    expect(table.kind).toBe('act');
  });

  rule('SDP-MON-13', 'a red card moves none', () => {
    const table = t0({ monsters: ['d4'], hands: { blue: ['9♥'] } });

    expectRefused(table, 'SDP-MON-13', 'monsters move');
  });

  rule('SDP-MON-14', 'they move one after the other: a square just left may be entered', () => {
    const table = t0({ monsters: ['d4', 'd5', 'f8'], hands: { blue: ['5♣'] } });

    table.choose('monsters move', 'pay 5♣', 'target monster-1', 'to d3', 'target monster-2');
    expectOffered(table, 'to d4');
    table.choose('to d4', 'stop');

    expect(squareOf(table, 'monster-1')).toBe('d3');
    expect(squareOf(table, 'monster-2')).toBe('d4');
  });

  rule('SDP-MON-15', 'any of them may be left where it is', () => {
    const table = t0({ monsters: ['d4', 'f6', 'b8'], hands: { blue: ['5♣'] } });

    table.choose('monsters move', 'pay 5♣', 'target monster-2', 'to f7', 'stop');

    expect(monsters(table)).toBe('d4 f7 b8');
    expect(table.kind).toBe('act');
  });

  rule('R-SDP-27', 'in any order, each at most once, and at least one', () => {
    const table = t0({ monsters: ['d4', 'f6', 'b8'], hands: { blue: ['5♣'] } });

    table.choose('monsters move', 'pay 5♣');
    expectNotOffered(table, 'stop');
    table.choose('target monster-3', 'to b7');
    expectOffered(table, 'target monster-1', 'target monster-2', 'stop');

    expectRefused(table, 'R-SDP-27', 'target monster-3');
  });

  rule('R-SDP-27', 'where none can move the card is not asked for', () => {
    const none = t0({ hands: { blue: ['5♣'] } });
    const held = t0({ heroes: { 'blue-mage': 'c4' }, monsters: ['d4'], hands: { blue: ['5♣'] } });

    expectRefused(none, 'R-SDP-27', 'monsters move');
    expectRefused(held, 'R-SDP-27', 'monsters move');
  });
});

describe('striking', () => {
  rule('SDP-MON-16', 'a ♦ strikes straight, a ♥ diagonally too', () => {
    const position = {
      heroes: { 'green-mage': 'c4', 'green-warrior': 'c3' },
      monsters: ['d4'],
      hands: { blue: ['5♦', '5♥'] },
    };
    const diamond = t0(position);
    const heart = t0(position);

    diamond.choose('monsters attack', 'pay 5♦');
    heart.choose('monsters attack', 'pay 5♥');

    // The ♦ has one target only.
    expect(diamond.kind).toBe('defend');
    expect(lastTold(diamond, 'attacked').rule).toBe('SDP-MON-16');
    expect(heart.options).toEqual(['target green-warrior', 'target green-mage']);
  });

  rule(
    'SDP-MON-16',
    'diagonally only, a ♦ will not do; two squares away or through a wall, nothing will',
    () => {
      const diagonal = t0({ heroes: { 'green-mage': 'c3' }, monsters: ['d4'], hands: { blue: ['5♦'] } });
      const far = t0({ heroes: { 'green-mage': 'b4' }, monsters: ['d4'], hands: { blue: ['5♥'] } });
      const walled = t0({
        walls: ['c4|d4'],
        heroes: { 'green-mage': 'c4' },
        monsters: ['d4'],
        hands: { blue: ['5♥'] },
      });

      expectRefused(diagonal, 'SDP-MON-16', 'monsters attack');
      expectRefused(far, 'R-SDP-28', 'monsters attack');
      expectRefused(walled, 'R-SDP-28', 'monsters attack');
    },
  );

  rule('SDP-MON-17', 'one red card lets all of them strike, once each, with its value', () => {
    const table = t0({
      heroes: { 'green-mage': 'd5' },
      monsters: ['d4', 'd6', 'e5'],
      hands: { blue: ['9♦', '2♣'] },
    });

    table.choose('monsters attack', 'pay 9♦', 'target monster-1', 'take');
    expect(lastTold(table, 'attacked').value).toBe(9);
    expectRefused(table, 'SDP-MON-17', 'target monster-1');
    table.choose('target monster-2', 'take');
    expect(lastTold(table, 'attacked').value).toBe(9);

    expect(pv(table, 'green-mage')).toBe(1);
    expect(hand(table, 'blue')).toBe('2♣');
  });

  rule('SDP-MON-18', 'one strikes after the other: the first blow may make the second pointless', () => {
    const table = t0({
      heroes: { 'green-mage': { at: 'd5', pv: 1 } },
      monsters: ['d4', 'd6'],
      hands: { blue: ['9♦'] },
    });

    table.choose('monsters attack', 'pay 9♦', 'target monster-1', 'take');

    expect(squareOf(table, 'green-mage')).toBe('reserve');
    expect(table.kind).toBe('act');
  });

  rule('SDP-MON-19', 'any of them may be told not to strike', () => {
    const table = t0({
      heroes: { 'green-mage': 'd5' },
      monsters: ['d4', 'd6', 'e5'],
      hands: { blue: ['9♦'] },
    });

    table.choose('monsters attack', 'pay 9♦', 'target monster-2', 'take', 'stop');

    expect(pv(table, 'green-mage')).toBe(2);
    expect(asked(table)).toBe('blue');
    expect(table.kind).toBe('act');
  });

  rule('SDP-MON-20', 'a monster never strikes a monster', () => {
    const alone = t0({ monsters: ['d4', 'd5'], hands: { blue: ['9♥'] } });
    const beside = t0({
      heroes: { 'green-mage': 'c4', 'green-rogue': 'e4' },
      monsters: ['d4', 'd5'],
      hands: { blue: ['9♥'] },
    });

    expectRefused(alone, 'R-SDP-28', 'monsters attack');
    beside.choose('monsters attack', 'pay 9♥', 'target monster-1');
    expect(beside.options).toEqual(['target green-mage', 'target green-rogue']);
  });

  rule('R-SDP-28', 'a hero who dodged out of reach is safe from the later ones', () => {
    const table = t0({
      heroes: { 'green-mage': 'd5' },
      monsters: ['d4', 'd6'],
      hands: { blue: ['9♦'], green: ['10♣'] },
    });

    table.choose('monsters attack', 'pay 9♦', 'target monster-1', 'dodge c5', 'pay 10♣');

    // monster-2 on d6 now touches c5 at a corner only, and a ♦ does not strike there.
    expect(table.kind).toBe('act');
    expect(pv(table, 'green-mage')).toBe(3);
  });

  rule('R-SDP-28', 'one who dodged into reach of a monster that has not struck may be struck', () => {
    const table = t0({
      heroes: { 'green-mage': 'd5' },
      monsters: ['d4', 'b5'],
      hands: { blue: ['9♦'], green: ['10♣'] },
    });

    // Before the dodge monster-2 has nobody to strike: monster-1 comes up by itself.
    table.choose('monsters attack', 'pay 9♦', 'dodge c5', 'pay 10♣');
    expect(table.options).toEqual(['target monster-2', 'stop']);
    table.choose('target monster-2', 'take');

    expect(pv(table, 'green-mage')).toBe(2);
  });

  rule('R-SDP-28', 'at least one must strike', () => {
    const table = t0({
      heroes: { 'green-mage': 'd5' },
      monsters: ['d4', 'd6'],
      hands: { blue: ['9♦'] },
    });

    table.choose('monsters attack', 'pay 9♦');

    expect(table.options).toEqual(['target monster-1', 'target monster-2']);
  });

  rule('SDP-MON-21', 'whoever is struck by a monster parries or dodges as usual', () => {
    const position = {
      heroes: { 'green-mage': 'd5' },
      monsters: ['d4'],
      hands: { blue: ['9♦'], green: ['9♥', '9♠', '8♦'] },
    };
    const parrying = t0(position);
    const dodging = t0(position);

    parrying.choose('monsters attack', 'pay 9♦', 'parry', 'pay 9♥');
    dodging.choose('monsters attack', 'pay 9♦', 'dodge e6', 'pay 9♠');

    expect(pv(parrying, 'green-mage')).toBe(3);
    expect(pv(dodging, 'green-mage')).toBe(3);
    expect(squareOf(dodging, 'green-mage')).toBe('e6');
  });

  rule('SDP-MON-21', 'one card of less value parries nothing', () => {
    const table = t0({
      heroes: { 'green-mage': 'd5' },
      monsters: ['d4'],
      hands: { blue: ['9♦'], green: ['8♦', '8♣'] },
    });

    table.choose('monsters attack', 'pay 9♦');

    expect(table.options).toEqual(['take']);
    expectRefused(table, 'SDP-DEF-1', 'parry');
    expectRefused(table, 'SDP-DEF-2', 'dodge e5');
  });

  rule('SDP-MON-22', 'two red cards parry a monster, whatever their value', () => {
    const table = t0({
      heroes: { 'green-mage': 'd5' },
      monsters: ['d4'],
      hands: { blue: ['K♦'], green: ['2♦', '3♦'] },
    });

    table.choose('monsters attack', 'pay K♦', 'parry', 'weak 2♦', 'pay 3♦');

    expect(pv(table, 'green-mage')).toBe(3);
    expect(hand(table, 'green')).toBe('');
    expect(discardPile(table)).toBe('K♦ 2♦ 3♦');
  });

  rule('SDP-MON-22', 'two black cards dodge it', () => {
    const table = t0({
      heroes: { 'green-mage': 'd5' },
      monsters: ['d4'],
      hands: { blue: ['K♦'], green: ['2♣', '3♣'] },
    });

    table.choose('monsters attack', 'pay K♦', 'dodge d6', 'weak 2♣', 'pay 3♣');

    expect(squareOf(table, 'green-mage')).toBe('d6');
  });

  rule('SDP-MON-22', 'a red and a black one do neither', () => {
    const table = t0({
      heroes: { 'green-mage': 'd5' },
      monsters: ['d4'],
      hands: { blue: ['K♦'], green: ['2♦', '3♣'] },
    });

    table.choose('monsters attack', 'pay K♦');

    expect(table.options).toEqual(['take']);
  });

  rule('SDP-MON-23', 'the two suits of the colour may be mixed', () => {
    const position = {
      heroes: { 'green-mage': 'd5' },
      monsters: ['d4'],
      hands: { blue: ['K♦'], green: ['2♥', '3♦', '2♠', '3♣'] },
    };
    const parrying = t0(position);
    const dodging = t0(position);

    parrying.choose('monsters attack', 'pay K♦', 'parry', 'weak 2♥', 'pay 3♦');
    dodging.choose('monsters attack', 'pay K♦', 'dodge e5', 'weak 2♠', 'pay 3♣');

    expect(hand(parrying, 'green')).toBe('3♣ 2♠');
    expect(squareOf(dodging, 'green-mage')).toBe('e5');
  });

  rule('SDP-MON-24', 'a weak dodge goes diagonally only with two ♠', () => {
    const attacked = (...green: string[]) => {
      const table = t0({
        heroes: { 'green-mage': 'd5' },
        monsters: ['d4'],
        hands: { blue: ['K♦'], green },
      });
      return table.choose('monsters attack', 'pay K♦');
    };

    expect(offered(attacked('2♠', '3♠'), 'dodge')).toBe('c4 e4 c5 e5 c6 d6 e6');
    expect(offered(attacked('2♠', '3♣'), 'dodge')).toBe('c5 e5 d6');
    expect(offered(attacked('2♣', '3♣'), 'dodge')).toBe('c5 e5 d6');
  });

  rule('SDP-MON-25', 'a face or an ace spent on monsters is an ordinary card of its suit and value', () => {
    const table = t0({
      heroes: { 'green-mage': 'd5', 'blue-mage': 'b1' },
      monsters: ['d4', 'f6'],
      hands: { blue: ['K♦', 'Q♠'], green: ['A♥'] },
    });

    // K♦ would be a Coup fatal, Q♠ a Passe-murailles: for monsters they are a ♦ of 13 and a ♠.
    table.choose('monsters attack', 'pay K♦');
    expect(lastTold(table, 'attacked').value).toBe(13);
    table.choose('take');

    expect(pv(table, 'green-mage')).toBe(2);
    expect(table.options.filter((option) => option.startsWith('power'))).toEqual([]);
    table.choose('monsters move', 'pay Q♠');
    expect(table.kind).toBe('monsterSquare');
  });

  rule('SDP-MON-26', 'a monster can be the victim of a power', () => {
    const table = t0({
      heroes: { 'blue-warrior': 'd5' },
      monsters: ['d4', 'c6'],
      hands: { blue: ['J♥'] },
    });

    table.choose('power blue-warrior coup-tournoyant', 'pay J♥');

    expect(monsters(table)).toBe('');
  });

  rule('SDP-MON-27', 'a monster neither parries nor dodges: nobody is asked', () => {
    const table = t0({
      heroes: { 'blue-warrior': 'd5' },
      monsters: ['d4'],
      hands: { blue: ['2♦'], green: ['A♥', 'A♠', 'Jk'] },
    });

    table.choose('attack blue-warrior monster-1', 'pay 2♦');

    expect(monsters(table)).toBe('');
    expect(table.kind).toBe('act');
    expect(asked(table)).toBe('blue');
  });
});
