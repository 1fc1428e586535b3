import { rule } from '@tablee/kernel/testing';
import { describe, expect } from 'vitest';
import {
  asked,
  carries,
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
  t0,
  treasures,
} from './table.ts';

rule('SDP-ROG-1', 'Agile: the Rogue goes diagonally with a ♣ too', () => {
  const rogue = t0({ heroes: { 'blue-rogue': 'd5' }, hands: { blue: ['2♣'] } });
  const mage = t0({ heroes: { 'blue-mage': 'd5' }, hands: { blue: ['2♣'] } });

  rogue.choose('move blue-rogue e6', 'pay 2♣');

  expect(squareOf(rogue, 'blue-rogue')).toBe('e6');
  expectRefused(mage, 'SDP-MOVE-3', 'move blue-mage e6');
});

describe('Faiblard', () => {
  rule('SDP-ROG-2', 'two cards of the colour stop a Rogue, whatever their value', () => {
    const heroes = { 'blue-rogue': 'd5', 'green-mage': 'd6' };
    const parrying = t0({ heroes, hands: { blue: ['K♦'], green: ['2♥', '3♦'] } });
    const dodging = t0({ heroes, hands: { blue: ['K♦'], green: ['2♣', '3♠'] } });

    parrying.choose('attack blue-rogue green-mage', 'pay K♦', 'parry', 'weak 2♥', 'pay 3♦');
    dodging.choose('attack blue-rogue green-mage', 'pay K♦');
    expect(offered(dodging, 'dodge')).toBe('c6 e6 d7');
    dodging.choose('dodge d7', 'weak 2♣', 'pay 3♠');

    expect(pv(parrying, 'green-mage')).toBe(3);
    expect(squareOf(dodging, 'green-mage')).toBe('d7');
  });

  rule('SDP-ROG-2', 'they do not stop a Warrior', () => {
    const table = t0({
      heroes: { 'blue-warrior': 'd5', 'green-mage': 'd6' },
      hands: { blue: ['K♦'], green: ['2♥', '3♦', '2♣', '3♠'] },
    });

    table.choose('attack blue-warrior green-mage', 'pay K♦');

    expect(table.options).toEqual(['take']);
  });

  rule('R-SDP-70', 'it changes how heroes defend: monsters he kills like anyone else', () => {
    const table = t0({ heroes: { 'blue-rogue': 'd5' }, monsters: ['d6'], hands: { blue: ['2♦'] } });

    table.choose('attack blue-rogue monster-1', 'pay 2♦');

    expect(monsters(table)).toBe('');
  });
});

describe('Pick-pocket', () => {
  rule('SDP-ROG-3', 'he takes a treasure that lies on an adjacent square', () => {
    const table = t0({
      heroes: { 'blue-rogue': 'd5' },
      treasures: ['e6', 'd4', 'd7'],
      hands: { blue: ['K♠'] },
    });

    table.choose('power blue-rogue pick-pocket');
    expect(table.options).toEqual(['to d4', 'to e6']);
    table.choose('to e6', 'pay K♠');

    expect(carries(table, 'blue-rogue')).toBe(true);
    expect(squareOf(table, 'blue-rogue')).toBe('d5');
    expect(treasures(table)).toBe('d4 d7');
  });

  rule('SDP-ROG-4', 'also one that another hero holds', () => {
    const table = t0({
      heroes: { 'blue-rogue': 'd5', 'green-mage': { at: 'd6', carries: true } },
      hands: { blue: ['K♠'], green: ['A♥', 'A♠'] },
    });

    table.choose('power blue-rogue pick-pocket', 'pay K♠');

    expect(carries(table, 'blue-rogue')).toBe(true);
    expect(carries(table, 'green-mage')).toBe(false);
    expect(lastTold(table, 'treasureStolen').rule).toBe('SDP-ROG-4');
  });

  rule('R-SDP-50', 'he must be empty-handed', () => {
    const table = t0({
      heroes: { 'blue-rogue': { at: 'd5', carries: true } },
      treasures: ['d6'],
      hands: { blue: ['K♠'] },
    });

    expectRefused(table, 'R-SDP-50', 'power blue-rogue pick-pocket');
  });

  rule('R-SDP-50', 'from under a monster, from a team-mate, never through a wall', () => {
    const table = t0({
      walls: ['d5|e5'],
      heroes: { 'blue-rogue': 'd5', 'blue-mage': { at: 'c5', carries: true } },
      monsters: ['d6'],
      treasures: ['d6', 'e5'],
      hands: { blue: ['K♠'] },
    });

    table.choose('power blue-rogue pick-pocket');

    expect(table.options).toEqual(['to c5', 'to d6']);
    table.choose('to d6', 'pay K♠');
    expect(treasures(table)).toBe('e5');
    expect(squareOf(table, 'monster-1')).toBe('d6');
  });

  rule('R-SDP-50', 'it is no attack: no defence, and nobody moves', () => {
    const table = t0({
      heroes: { 'blue-rogue': 'd5', 'green-mage': { at: 'd6', carries: true } },
      hands: { blue: ['K♠'], green: ['A♥', 'A♠'] },
    });

    table.choose('power blue-rogue pick-pocket', 'pay K♠');

    expect(asked(table)).toBe('blue');
    expect(table.kind).toBe('act');
    expect([squareOf(table, 'blue-rogue'), squareOf(table, 'green-mage')]).toEqual(['d5', 'd6']);
    expect(pv(table, 'green-mage')).toBe(3);
  });
});

describe('Passe-murailles', () => {
  rule('SDP-ROG-5', 'one movement that ignores walls', () => {
    const table = t0({
      walls: ['d5|e5'],
      heroes: { 'blue-rogue': 'd5' },
      hands: { blue: ['Q♠'] },
    });

    expectRefused(table, 'SDP-BOARD-4', 'move blue-rogue e5');
    table.choose('power blue-rogue passe-murailles', 'to e5', 'pay Q♠');

    expect(squareOf(table, 'blue-rogue')).toBe('e5');
    expect(table.kind).toBe('act');
  });

  rule('R-SDP-52', 'one square in any of eight directions, free, and never over the border', () => {
    const table = t0({
      walls: ['a5|b5', 'a5/a6', 'a4/a5'],
      heroes: { 'blue-rogue': 'a5' },
      monsters: ['b4'],
      hands: { blue: ['Q♠'] },
    });

    table.choose('power blue-rogue passe-murailles');

    expect(offered(table, 'to')).toBe('a4 b5 a6 b6');
    expectRefused(table, 'SDP-BOARD-2', 'to b4');
  });

  rule('R-SDP-52', 'treasures are as for any movement', () => {
    const table = t0({
      walls: ['d5|e5'],
      heroes: { 'blue-rogue': { at: 'd5', carries: true } },
      treasures: ['e5'],
      hands: { blue: ['Q♠'] },
    });

    // He has to drop his own: nothing is asked.
    table.choose('power blue-rogue passe-murailles', 'to e5', 'pay Q♠');

    expect(carries(table, 'blue-rogue')).toBe(true);
    expect(treasures(table)).toBe('d5');
  });
});

describe('Déplacement rapide', () => {
  rule('SDP-ROG-6', 'three squares for one card', () => {
    const table = t0({ heroes: { 'blue-rogue': 'd5' }, hands: { blue: ['J♣', '2♥'] } });

    table.choose('power blue-rogue deplacement-rapide', 'to e6', 'pay J♣', 'to e7', 'to f8');

    expect(squareOf(table, 'blue-rogue')).toBe('f8');
    expect(hand(table, 'blue')).toBe('2♥');
    expect(table.kind).toBe('act');
  });

  rule('SDP-ROG-6', 'under the ordinary restrictions: no wall, no figure', () => {
    const table = t0({
      walls: ['d5|e5'],
      heroes: { 'blue-rogue': 'd5' },
      monsters: ['d6'],
      hands: { blue: ['J♣'] },
    });

    table.choose('power blue-rogue deplacement-rapide');

    expect(offered(table, 'to')).toBe('c4 d4 e4 c5 c6 e6');
    expectRefused(table, 'SDP-BOARD-2', 'to d6');
  });

  rule('R-SDP-51', 'he may stop after one or two, not before', () => {
    const table = t0({ heroes: { 'blue-rogue': 'd5' }, hands: { blue: ['J♣'] } });

    table.choose('power blue-rogue deplacement-rapide');
    expectNotOffered(table, 'stop');
    table.choose('to e6', 'pay J♣');
    expectOffered(table, 'stop');
    table.choose('to e7');
    expectOffered(table, 'stop');
    table.choose('stop');

    expect(squareOf(table, 'blue-rogue')).toBe('e7');
    expect(table.kind).toBe('act');
  });

  rule('R-SDP-51', 'on any step he picks up, secures, and goes on', () => {
    const table = t0({
      heroes: { 'blue-rogue': 'c3' },
      treasures: ['b3'],
      hands: { blue: ['J♣'] },
    });

    table.choose('power blue-rogue deplacement-rapide', 'to b3', 'pay J♣');
    expect(carries(table, 'blue-rogue')).toBe(true);
    table.choose('to a2', 'keep');
    expect(secured(table, 'blue')).toBe(1);
    table.choose('to b2');

    expect(squareOf(table, 'blue-rogue')).toBe('b2');
  });
});

describe('Tir', () => {
  rule('SDP-ROG-7', 'he attacks any adversary in line of sight', () => {
    const table = t0({
      walls: ['d7|e7'],
      heroes: { 'blue-rogue': 'd5', 'green-mage': 'd9', 'green-rogue': 'h9', 'blue-mage': 'd2' },
      monsters: ['a5', 'b5'],
      hands: { blue: ['Q♥'] },
    });

    table.choose('power blue-rogue tir');

    // a5 is hidden behind b5, the team-mate is no adversary.
    expect(offered(table, 'target')).toBe('green-rogue green-mage monster-2');
    table.choose('target green-mage', 'pay Q♥', 'take');
    expect(pv(table, 'green-mage')).toBe(2);
  });

  rule('SDP-ROG-7', 'a wall hides', () => {
    const table = t0({
      walls: ['d6/d7'],
      heroes: { 'blue-rogue': 'd5', 'green-mage': 'd9' },
      hands: { blue: ['Q♥'] },
    });

    expectRefused(table, 'SDP-ROG-7', 'power blue-rogue tir');
  });

  rule('SDP-ROG-8', 'it cannot be parried', () => {
    const table = t0({
      heroes: { 'blue-rogue': 'd5', 'green-mage': 'd9' },
      hands: { blue: ['Q♥'], green: ['A♥', 'A♦', 'Jk'] },
    });

    table.choose('power blue-rogue tir', 'pay Q♥');

    expectRefused(table, 'SDP-ROG-8', 'parry');
  });

  rule('SDP-ROG-9', 'it can be dodged', () => {
    const table = t0({
      heroes: { 'blue-rogue': 'd5', 'green-mage': 'd9' },
      hands: { blue: ['Q♥'], green: ['Q♣', 'J♠'] },
    });

    table.choose('power blue-rogue tir', 'pay Q♥', 'dodge d10');
    // J♠ alone is not enough; with Q♣ as two black cards it is.
    expect(offered(table, 'pay')).toBe('Q♣');
    table.choose('pay Q♣');

    expect(squareOf(table, 'green-mage')).toBe('d10');
    expect(pv(table, 'green-mage')).toBe(3);
  });

  rule('R-SDP-69', 'one hit point, any distance; a monster is killed outright', () => {
    const table = t0({
      heroes: { 'blue-rogue': 'a5' },
      monsters: ['h5'],
      hands: { blue: ['Q♥'] },
    });

    table.choose('power blue-rogue tir', 'pay Q♥');

    expect(monsters(table)).toBe('');
  });

  rule('R-SDP-69', 'contact does not hinder it', () => {
    const table = t0({
      heroes: { 'blue-rogue': 'd5', 'green-mage': 'd9' },
      monsters: ['c5'],
      hands: { blue: ['Q♥'] },
    });

    table.choose('power blue-rogue tir', 'target green-mage', 'pay Q♥', 'take');

    expect(pv(table, 'green-mage')).toBe(2);
  });

  rule('R-SDP-69', 'sight is needed next to him too: pinched, he strikes but does not shoot', () => {
    const table = t0({
      walls: ['e5/e6'],
      heroes: { 'blue-rogue': 'd5', 'green-mage': 'e6' },
      monsters: ['d6'],
      hands: { blue: ['Q♥'] },
    });

    expectOffered(table, 'attack blue-rogue green-mage');
    // The monster on d6 is the only one in sight: the shot is aimed at it by itself.
    table.choose('power blue-rogue tir', 'pay Q♥');
    expect(monsters(table)).toBe('');
    expect(pv(table, 'green-mage')).toBe(3);
  });
});
