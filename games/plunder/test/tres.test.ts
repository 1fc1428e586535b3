import { rule } from '@tablee/kernel/testing';
import { describe, expect } from 'vitest';
import {
  active,
  asked,
  carries,
  events,
  expectNotOffered,
  expectOffered,
  expectRefused,
  hand,
  lastTold,
  offered,
  pv,
  secured,
  squareOf,
  t0,
  treasures,
  winner,
} from './table.ts';

describe('picking up', () => {
  rule('SDP-TRES-1', 'a square that holds a treasure is free', () => {
    const table = t0({
      heroes: { 'blue-mage': 'c4', 'blue-rogue': 'c5' },
      treasures: ['d4'],
      hands: { blue: ['5♣', '6♣'] },
    });

    expectOffered(table, 'move blue-mage d4', 'move blue-rogue d4');
    expectRefused(table, 'SDP-BOARD-2', 'move blue-mage c5');
  });

  rule('SDP-TRES-3', 'whoever enters its square picks it up, without being asked', () => {
    const table = t0({ heroes: { 'blue-mage': 'c4' }, treasures: ['d4', 'f4'], hands: { blue: ['5♣'] } });

    table.choose('move blue-mage d4', 'pay 5♣');

    expect(carries(table, 'blue-mage')).toBe(true);
    expect(treasures(table)).toBe('f4');
    expect(lastTold(table, 'treasureTaken').rule).toBe('SDP-TRES-3');
    expect(table.kind).toBe('act');
  });

  rule('SDP-TRES-4', 'a carrier goes wherever an empty-handed hero goes', () => {
    const hands = { blue: ['5♣', '6♠', '7♠'] };
    const empty = t0({ heroes: { 'blue-mage': 'c4' }, monsters: ['d4'], hands });
    const laden = t0({ heroes: { 'blue-mage': { at: 'c4', carries: true } }, monsters: ['d4'], hands });

    expect(offered(laden, 'move')).toBe(offered(empty, 'move'));

    laden.choose('move blue-mage c5', 'keep', 'pay 5♣');
    laden.choose('move blue-mage d6', 'keep', 'pay 6♠');
    laden.choose('move blue-mage e7', 'keep', 'pay 7♠');

    expect(squareOf(laden, 'blue-mage')).toBe('e7');
    expect(carries(laden, 'blue-mage')).toBe(true);
  });

  rule('R-SDP-43', 'a hero who is pushed onto a treasure picks it up', () => {
    const table = t0({
      heroes: { 'blue-warrior': 'c4', 'green-mage': 'd4' },
      treasures: ['e4'],
      hands: { blue: ['J♠'] },
    });

    table.choose('power blue-warrior bousculade', 'to e4', 'pay J♠');

    expect(carries(table, 'green-mage')).toBe(true);
    expect(treasures(table)).toBe('');
  });

  rule('R-SDP-43', 'a hero who dodges onto a treasure picks it up', () => {
    const table = t0({
      heroes: { 'blue-warrior': 'c4', 'green-mage': 'd4' },
      treasures: ['e4'],
      hands: { blue: ['5♦'], green: ['6♣'] },
    });

    table.choose('attack blue-warrior green-mage', 'pay 5♦', 'dodge e4', 'pay 6♣');

    expect(carries(table, 'green-mage')).toBe(true);
  });

  rule('R-SDP-43', 'a Mage who teleports onto a treasure picks it up', () => {
    const table = t0({
      heroes: { 'blue-mage': 'c4' },
      treasures: ['e4'],
      hands: { blue: ['Q♣', '2♥', '3♥'] },
    });

    table.choose('power blue-mage teleportation', 'to e4', 'pay Q♣', 'pay 2♥', 'pay 3♥');

    expect(carries(table, 'blue-mage')).toBe(true);
  });
});

describe('dropping', () => {
  rule('SDP-TRES-2', 'a carrier does not enter the square of another treasure and keep his own', () => {
    const table = t0({
      heroes: { 'blue-mage': { at: 'c4', carries: true } },
      treasures: ['d4'],
      hands: { blue: ['5♣', '6♣'] },
    });

    table.choose('move blue-mage d4');

    // Nothing to choose: the only way in is to drop.
    expect(table.kind).toBe('pay');
    table.choose('pay 5♣');
    expect(treasures(table)).toBe('c4');
  });

  rule('SDP-TRES-5', 'just before a move a carrier may drop his treasure, or keep it', () => {
    const position = {
      heroes: { 'blue-mage': { at: 'c4', carries: true } },
      hands: { blue: ['5♣', '6♣'] },
    };
    const keeping = t0(position);
    const dropping = t0(position);

    keeping.choose('move blue-mage d4');
    expect(keeping.options).toEqual(['keep', 'drop']);
    keeping.choose('keep', 'pay 5♣');
    dropping.choose('move blue-mage d4', 'drop', 'pay 5♣');

    expect(carries(keeping, 'blue-mage')).toBe(true);
    expect(treasures(keeping)).toBe('');
    expect(carries(dropping, 'blue-mage')).toBe(false);
    expect(treasures(dropping)).toBe('c4');
  });

  rule(
    'SDP-TRES-6',
    'a carrier may drop his treasure to enter the square of another, and takes that one',
    () => {
      const table = t0({
        heroes: { 'blue-mage': { at: 'c4', carries: true } },
        treasures: ['d4'],
        hands: { blue: ['5♣', '6♣'] },
      });

      table.choose('move blue-mage d4', 'pay 5♣');

      expect(squareOf(table, 'blue-mage')).toBe('d4');
      expect(carries(table, 'blue-mage')).toBe(true);
      expect(events(table)).toContain('treasureDropped');
      expect(events(table)).toContain('treasureTaken');
    },
  );

  rule('SDP-TRES-7', 'a carrier who dies drops his treasure', () => {
    const table = t0({
      heroes: { 'blue-warrior': 'c4', 'green-mage': { at: 'd4', pv: 1, carries: true } },
      hands: { blue: ['5♦'] },
    });

    table.choose('attack blue-warrior green-mage', 'pay 5♦', 'take');

    expect(squareOf(table, 'green-mage')).toBe('reserve');
    expect(carries(table, 'green-mage')).toBe(false);
    expect(treasures(table)).toBe('d4');
  });

  rule('SDP-TRES-7', 'a carrier who only loses a hit point keeps it', () => {
    const table = t0({
      heroes: { 'blue-warrior': 'c4', 'green-mage': { at: 'd4', pv: 2, carries: true } },
      hands: { blue: ['5♦'] },
    });

    table.choose('attack blue-warrior green-mage', 'pay 5♦', 'take');

    expect(pv(table, 'green-mage')).toBe(1);
    expect(carries(table, 'green-mage')).toBe(true);
    expect(treasures(table)).toBe('');
  });

  rule('SDP-TRES-8', 'a dropped treasure stays where its carrier stood before he moved', () => {
    const table = t0({
      heroes: { 'blue-rogue': { at: 'c4', carries: true } },
      hands: { blue: ['J♣'] },
    });

    table.choose('power blue-rogue deplacement-rapide', 'to d4', 'keep', 'pay J♣', 'to e5', 'drop', 'to f5');

    expect(squareOf(table, 'blue-rogue')).toBe('f5');
    expect(treasures(table)).toBe('d4');
    expect(lastTold(table, 'treasureDropped').rule).toBe('SDP-TRES-8');
  });

  rule('R-SDP-37', 'nobody drops a treasure and stays', () => {
    const table = t0({
      heroes: { 'blue-mage': { at: 'c4', carries: true } },
      hands: { blue: ['5♣', '6♥'] },
    });

    expectNotOffered(table, 'drop');
    expect(offered(table, 'give')).toBe('');
  });

  rule('R-SDP-37', 'he may drop before a dodge', () => {
    const table = t0({
      heroes: { 'blue-warrior': 'c4', 'green-mage': { at: 'd4', carries: true } },
      hands: { blue: ['5♦'], green: ['6♣'] },
    });

    table.choose('attack blue-warrior green-mage', 'pay 5♦', 'dodge e4');
    expect(table.options).toEqual(['keep', 'drop']);
    table.choose('drop', 'pay 6♣');

    expect(squareOf(table, 'green-mage')).toBe('e4');
    expect(treasures(table)).toBe('d4');
  });

  rule('R-SDP-37', 'he may drop before a Passe-murailles', () => {
    const table = t0({
      walls: ['c4|d4'],
      heroes: { 'blue-rogue': { at: 'c4', carries: true } },
      hands: { blue: ['Q♠'] },
    });

    table.choose('power blue-rogue passe-murailles', 'to d4');
    expect(table.options).toEqual(['keep', 'drop']);
    table.choose('drop', 'pay Q♠');

    expect(treasures(table)).toBe('c4');
  });

  rule('R-SDP-37', 'he may drop before each step of a Déplacement rapide', () => {
    const table = t0({
      heroes: { 'blue-rogue': { at: 'c4', carries: true } },
      treasures: ['d4'],
      hands: { blue: ['J♣'] },
    });

    // Onto d4 he has to drop; there he takes the other one, and is asked again.
    table.choose('power blue-rogue deplacement-rapide', 'to d4', 'pay J♣');
    expect(treasures(table)).toBe('c4');
    table.choose('to e4');
    expect(table.options).toEqual(['keep', 'drop']);
    table.choose('drop', 'to f4');

    expect(treasures(table)).toBe('c4 d4');
    expect(carries(table, 'blue-rogue')).toBe(false);
  });

  rule('R-SDP-37', 'he may drop before each advance of an Enchaînement', () => {
    const table = t0({
      heroes: { 'blue-warrior': { at: 'c4', carries: true } },
      monsters: ['d4', 'e5'],
      hands: { blue: ['J♦'] },
    });

    table.choose('power blue-warrior enchainement');
    expect(table.options).toEqual(['keep', 'drop']);
    table.choose('keep', 'pay J♦', 'target monster-2');
    expect(table.options).toEqual(['keep', 'drop']);
    table.choose('drop');

    expect(squareOf(table, 'blue-warrior')).toBe('e5');
    expect(treasures(table)).toBe('d4');
  });

  rule('R-SDP-37', 'being pushed is not a movement of his own: nobody is asked, nothing is dropped', () => {
    const table = t0({
      heroes: { 'blue-warrior': 'c4', 'green-mage': { at: 'd4', carries: true } },
      hands: { blue: ['J♠'] },
    });

    table.choose('power blue-warrior bousculade', 'to e4', 'pay J♠');

    expect(asked(table)).toBe('blue');
    expect(table.kind).toBe('act');
    expect(carries(table, 'green-mage')).toBe(true);
    expect(treasures(table)).toBe('');
  });

  rule(
    'R-SDP-41',
    'a treasure under a monster stays there, and is free again when the monster has gone',
    () => {
      const table = t0({
        heroes: { 'blue-rogue': 'b5' },
        monsters: ['d4'],
        treasures: ['d4'],
        hands: { blue: ['5♣', '6♣', '7♣', '8♣'] },
      });

      expect(treasures(table)).toBe('d4');
      table.choose('monsters move', 'pay 5♣', 'to d3');
      expect(treasures(table)).toBe('d4');
      table.choose('move blue-rogue c5', 'pay 6♣', 'move blue-rogue d4', 'pay 7♣');

      expect(carries(table, 'blue-rogue')).toBe(true);
    },
  );

  rule('R-SDP-41', 'it is free again when the monster dies', () => {
    const table = t0({
      heroes: { 'blue-rogue': 'c4' },
      monsters: ['d4'],
      treasures: ['d4'],
      hands: { blue: ['5♦', '6♣'] },
    });

    expectRefused(table, 'SDP-BOARD-2', 'move blue-rogue d4');
    table.choose('attack blue-rogue monster-1', 'pay 5♦');
    expect(treasures(table)).toBe('d4');
    table.choose('move blue-rogue d4', 'pay 6♣');

    expect(carries(table, 'blue-rogue')).toBe(true);
    expect(treasures(table)).toBe('');
  });
});

describe('handing over', () => {
  rule('SDP-TRES-9', 'a carrier may pass his treasure to a team-mate on an adjacent square', () => {
    const table = t0({
      heroes: { 'blue-mage': { at: 'c4', carries: true }, 'blue-warrior': 'd4' },
      hands: { blue: ['5♣'] },
    });

    table.choose('give blue-mage blue-warrior', 'pay 5♣');

    expect(carries(table, 'blue-mage')).toBe(false);
    expect(carries(table, 'blue-warrior')).toBe(true);
    expect(lastTold(table, 'treasureGiven').rule).toBe('SDP-TRES-9');
  });

  rule('SDP-TRES-9', 'not two squares away, and not what he does not have', () => {
    const far = t0({
      heroes: { 'blue-mage': { at: 'c4', carries: true }, 'blue-warrior': 'e4' },
      hands: { blue: ['5♣'] },
    });
    const empty = t0({ heroes: { 'blue-mage': 'c4', 'blue-warrior': 'd4' }, hands: { blue: ['5♣'] } });

    expect(offered(far, 'give')).toBe('');
    expect(offered(empty, 'give')).toBe('');
  });

  rule('SDP-TRES-10', 'the receiver must be empty-handed', () => {
    const table = t0({
      heroes: {
        'blue-mage': { at: 'c4', carries: true },
        'blue-warrior': { at: 'd4', carries: true },
      },
      hands: { blue: ['5♣'] },
    });

    expectRefused(table, 'SDP-TRES-10', 'give blue-mage blue-warrior', 'give blue-warrior blue-mage');
  });

  rule('SDP-TRES-11', 'it costs one card, any', () => {
    for (const name of ['2♣', 'K♠', '7♦', 'A♥', 'Jk']) {
      const table = t0({
        heroes: { 'blue-mage': { at: 'c4', carries: true }, 'blue-warrior': 'd4' },
        hands: { blue: [name, '3♥'] },
      });

      table.choose('give blue-mage blue-warrior');
      expect(offered(table, 'pay')).toContain(name);
      table.choose(`pay ${name}`);

      expect(hand(table, 'blue')).toBe('3♥');
      expect(carries(table, 'blue-warrior')).toBe(true);
    }
  });

  rule('SDP-TRES-11', 'without a card nothing is handed over', () => {
    const table = t0({
      heroes: { 'blue-mage': { at: 'c4', carries: true }, 'blue-warrior': 'd4' },
      hands: { blue: [] },
    });

    expectRefused(table, 'SDP-TRES-11', 'give blue-mage blue-warrior');
  });

  rule('R-SDP-42', 'diagonally yes, through a wall no', () => {
    const heroes = { 'blue-mage': { at: 'c4', carries: true }, 'blue-warrior': 'd5' };
    const open = t0({ heroes, hands: { blue: ['5♣'] } });
    const corner = t0({ heroes, walls: ['c4|d4', 'c4/c5'], hands: { blue: ['5♣'] } });
    const oneWall = t0({ heroes, walls: ['c4|d4'], hands: { blue: ['5♣'] } });

    expectOffered(open, 'give blue-mage blue-warrior');
    expectNotOffered(corner, 'give blue-mage blue-warrior');
    expectOffered(oneWall, 'give blue-mage blue-warrior');
  });

  rule('R-SDP-42', 'contact does not hinder it, a Féroce Warrior neither', () => {
    const table = t0({
      heroes: { 'blue-warrior': { at: 'c4', carries: true }, 'blue-mage': 'd4' },
      monsters: ['c5', 'd5'],
      hands: { blue: ['5♣'] },
    });

    expectRefused(table, 'SDP-WAR-2', 'move blue-warrior b4');
    table.choose('give blue-warrior blue-mage', 'pay 5♣');

    expect(carries(table, 'blue-mage')).toBe(true);
  });

  rule('R-SDP-42', 'on the owner’s turn only', () => {
    const table = t0({
      heroes: { 'blue-warrior': { at: 'c4', carries: true }, 'blue-mage': 'd4' },
      hands: { green: ['5♣'], blue: ['6♣'] },
      active: 'green',
    });

    expect(offered(table, 'give')).toBe('');
  });
});

describe('bringing home', () => {
  rule('SDP-TRES-12', 'a hero who enters his own zone with a treasure secures it', () => {
    const table = t0({
      heroes: { 'blue-mage': { at: 'b2', carries: true } },
      hands: { blue: ['5♣', '6♣'] },
    });

    table.choose('move blue-mage a2', 'keep', 'pay 5♣');

    expect(secured(table, 'blue')).toBe(1);
    expect(carries(table, 'blue-mage')).toBe(false);
    expect(treasures(table)).toBe('');
    expect(lastTold(table, 'treasureSecured').rule).toBe('SDP-TRES-12');
  });

  rule('SDP-TRES-12', 'the square beside the zone is not the zone', () => {
    const table = t0({
      heroes: { 'blue-mage': { at: 'c2', carries: true } },
      hands: { blue: ['5♣'] },
    });

    table.choose('move blue-mage b2', 'keep', 'pay 5♣');

    expect(secured(table, 'blue')).toBe(0);
    expect(carries(table, 'blue-mage')).toBe(true);
  });

  rule('SDP-TRES-13', 'a treasure handed to a hero in his own zone is secured at once', () => {
    const table = t0({
      heroes: { 'blue-mage': { at: 'b2', carries: true }, 'blue-warrior': 'a2' },
      hands: { blue: ['5♥'] },
    });

    table.choose('give blue-mage blue-warrior', 'pay 5♥');

    expect(secured(table, 'blue')).toBe(1);
    expect(carries(table, 'blue-warrior')).toBe(false);
  });

  rule('SDP-TRES-14', 'the second treasure brought home wins, the first does not', () => {
    const heroes = { 'blue-mage': { at: 'b2', carries: true } };
    const first = t0({ heroes, hands: { blue: ['5♣'] } });
    const second = t0({ heroes, secured: { blue: 1 }, hands: { blue: ['5♣'] } });

    first.choose('move blue-mage a2', 'keep', 'pay 5♣');
    second.choose('move blue-mage a2', 'keep', 'pay 5♣');

    expect(winner(first)).toBe(null);
    expect(winner(second)).toBe('blue');
    expect(second.state.result).toMatchObject({ rule: 'SDP-TRES-14', how: 'treasures' });
  });

  rule('R-SDP-38', 'pushed into his own zone he secures', () => {
    const table = t0({
      heroes: { 'blue-warrior': 'f8', 'green-rogue': { at: 'g9', carries: true } },
      hands: { blue: ['J♠'] },
    });

    table.choose('power blue-warrior bousculade', 'to h9', 'pay J♠');

    expect(secured(table, 'green')).toBe(1);
  });

  rule('R-SDP-38', 'a Rogue who stands in his zone and picks a pocket secures', () => {
    const table = t0({
      heroes: { 'blue-rogue': 'a2', 'green-mage': { at: 'b2', carries: true } },
      hands: { blue: ['K♠'] },
    });

    table.choose('power blue-rogue pick-pocket', 'pay K♠');

    expect(secured(table, 'blue')).toBe(1);
    expect(carries(table, 'blue-rogue')).toBe(false);
  });

  rule('R-SDP-38', 'arriving from the reserve on a treasure secures it', () => {
    const table = t0({ treasures: ['a2'], hands: { blue: ['5♥', '6♥'] } });

    table.choose('enter blue-mage a2', 'pay 5♥', 'pay 6♥');

    expect(secured(table, 'blue')).toBe(1);
    expect(treasures(table)).toBe('');
  });

  rule('R-SDP-38', 'a step inside the zone onto a treasure secures it', () => {
    const table = t0({ heroes: { 'blue-mage': 'a1' }, treasures: ['a2'], hands: { blue: ['5♣'] } });

    table.choose('move blue-mage a2', 'pay 5♣');

    expect(secured(table, 'blue')).toBe(1);
  });

  rule('R-SDP-39', 'a treasure that an enemy drops in a zone lies there unsecured', () => {
    const table = t0({
      heroes: { 'green-mage': { at: 'a2', carries: true } },
      hands: { green: ['5♣'], blue: ['6♥', '7♥'] },
      active: 'green',
    });

    table.choose('move green-mage a3', 'drop', 'pay 5♣');

    expect(secured(table, 'blue')).toBe(0);
    expect(treasures(table)).toBe('a2');
  });

  rule('R-SDP-39', 'a treasure of an enemy who dies in a zone lies there too', () => {
    const table = t0({
      heroes: { 'blue-warrior': 'a1', 'green-mage': { at: 'a2', pv: 1, carries: true } },
      hands: { blue: ['5♦', '5♣'] },
    });

    table.choose('attack blue-warrior green-mage', 'pay 5♦', 'take');
    expect(secured(table, 'blue')).toBe(0);
    expect(treasures(table)).toBe('a2');

    table.choose('move blue-warrior a2', 'pay 5♣');
    expect(secured(table, 'blue')).toBe(1);
  });

  rule('R-SDP-39', 'anyone else may carry it off', () => {
    const table = t0({
      heroes: { 'green-mage': 'b2' },
      treasures: ['a2'],
      hands: { green: ['5♣', '6♣'] },
      active: 'green',
    });

    table.choose('move green-mage a2', 'pay 5♣', 'move green-mage b2', 'keep', 'pay 6♣');

    expect(carries(table, 'green-mage')).toBe(true);
    expect(secured(table, 'blue') + secured(table, 'green')).toBe(0);
  });

  rule('R-SDP-39', 'a hero never drops a treasure in his own zone, for he no longer has it there', () => {
    const table = t0({
      heroes: { 'blue-rogue': { at: 'b2', carries: true } },
      hands: { blue: ['5♣', '6♣', 'J♣'] },
    });

    table.choose('power blue-rogue deplacement-rapide', 'to a2', 'keep', 'pay J♣', 'to a3');

    expect(table.kind).toBe('dashNext');
    expect(secured(table, 'blue')).toBe(1);
    expect(treasures(table)).toBe('');
  });

  rule('R-SDP-40', 'victory comes at once, in the middle of an action', () => {
    const table = t0({
      heroes: { 'blue-rogue': { at: 'b2', carries: true } },
      secured: { blue: 1 },
      hands: { blue: ['J♣', '6♣'] },
    });

    // Two steps of the Déplacement rapide are left.
    table.choose('power blue-rogue deplacement-rapide', 'to a2', 'keep', 'pay J♣');

    expect(winner(table)).toBe('blue');
    expect(table.kind).toBe(null);
  });

  rule('R-SDP-40', 'a dodge wins on an opponent’s turn, and the other monsters strike no more', () => {
    const table = t0({
      heroes: { 'blue-mage': { at: 'b2', carries: true } },
      secured: { blue: 1 },
      monsters: ['c2', 'b3'],
      hands: { green: ['5♦'], blue: ['6♣'] },
      active: 'green',
    });

    table.choose('monsters attack', 'pay 5♦', 'target monster-1', 'dodge a2', 'keep', 'pay 6♣');

    expect(active(table)).toBe('green');
    expect(winner(table)).toBe('blue');
    expect(table.kind).toBe(null);
  });

  rule('R-SDP-40', 'a clumsy push wins for the one who is pushed', () => {
    const table = t0({
      heroes: { 'blue-warrior': 'f8', 'green-rogue': { at: 'g9', carries: true } },
      secured: { green: 1 },
      hands: { blue: ['J♠'] },
    });

    table.choose('power blue-warrior bousculade', 'to h9', 'pay J♠');

    expect(winner(table)).toBe('green');
  });
});
