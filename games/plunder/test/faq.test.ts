import { rule } from '@tablee/kernel/testing';
import { expect } from 'vitest';
import {
  carries,
  expectNotOffered,
  expectOffered,
  expectRefused,
  lastTold,
  monsters,
  offered,
  pv,
  secured,
  squareOf,
  t0,
  treasures,
} from './table.ts';

rule('SDP-FAQ-1', 'walls stop movement, attacks and sight', () => {
  const position = {
    heroes: { 'blue-rogue': 'd5', 'green-mage': 'e5' },
    hands: { blue: ['Q♥', '5♣'] },
  };
  const open = t0(position);
  const walled = t0({ ...position, walls: ['d5|e5'] });

  expectOffered(open, 'attack blue-rogue green-mage', 'power blue-rogue tir');
  expectNotOffered(walled, 'attack blue-rogue green-mage', 'power blue-rogue tir');
  expectRefused(walled, 'SDP-BOARD-4', 'move blue-rogue e5');
});

rule('SDP-FAQ-2', 'one may attack diagonally between a wall and another figure', () => {
  const table = t0({
    walls: ['d5|e5'],
    heroes: { 'blue-rogue': 'd5', 'green-mage': 'e6' },
    monsters: ['d6'],
    hands: { blue: ['5♥'] },
  });

  table.choose('attack blue-rogue green-mage', 'pay 5♥', 'take');

  expect(pv(table, 'green-mage')).toBe(2);
});

rule('SDP-FAQ-3', 'one may move diagonally between a wall and another figure', () => {
  const oneWall = t0({
    walls: ['d5|e5'],
    heroes: { 'blue-mage': 'd5' },
    monsters: ['d6'],
    hands: { blue: ['5♠'] },
  });
  const twoWalls = t0({
    walls: ['d5|e5', 'd5/d6'],
    heroes: { 'blue-mage': 'd5' },
    hands: { blue: ['5♠'] },
  });

  oneWall.choose('move blue-mage e6', 'pay 5♠');

  expect(squareOf(oneWall, 'blue-mage')).toBe('e6');
  expectRefused(twoWalls, 'SDP-BOARD-4', 'move blue-mage e6');
});

rule('SDP-FAQ-4', 'a Féroce Warrior may dodge, and break off contact by it', () => {
  const table = t0({
    heroes: { 'blue-warrior': 'd5' },
    monsters: ['d4'],
    hands: { green: ['5♦'], blue: ['6♣', '7♣'] },
    active: 'green',
  });

  table.choose('monsters attack', 'pay 5♦', 'dodge d6', 'pay 6♣');

  expect(squareOf(table, 'blue-warrior')).toBe('d6');
  table.choose('end');
  // Out of contact, he walks on his own turn.
  expectOffered(table, 'move blue-warrior d7');
});

rule('SDP-FAQ-5', 'a Coup fatal played with A♦ is worth 14', () => {
  const table = t0({
    heroes: { 'blue-warrior': 'd5', 'green-mage': 'd6' },
    hands: { blue: ['A♦'], green: ['K♥', 'A♥'] },
  });

  table.choose('power blue-warrior coup-fatal', 'pay A♦', 'parry');

  expect(lastTold(table, 'attacked').value).toBe(14);
  expect(offered(table, 'pay')).toBe('A♥');
  expectRefused(table, 'SDP-DEF-1', 'pay K♥');
});

rule('SDP-FAQ-6', 'Enchaînement ends when no monster is left, or earlier if the player stops', () => {
  const position = {
    heroes: { 'blue-warrior': 'd4' },
    monsters: ['d5', 'd6', 'd7'],
    hands: { blue: ['J♦'] },
  };
  const stopping = t0(position);
  const goingOn = t0(position);

  stopping.choose('power blue-warrior enchainement', 'pay J♦', 'target monster-2', 'stop');
  goingOn.choose('power blue-warrior enchainement', 'pay J♦', 'target monster-2', 'target monster-3');

  expect(monsters(stopping)).toBe('d7');
  expect(monsters(goingOn)).toBe('');
  expect([stopping.kind, goingOn.kind]).toEqual(['act', 'act']);
});

rule('SDP-FAQ-7', 'two cards stop all the attacks of a Rogue, his Tir too, but that only by a dodge', () => {
  const heroes = { 'blue-rogue': 'd5', 'green-mage': 'd6' };
  const hands = { blue: ['Q♥'], green: ['2♥', '3♦', '2♣', '3♣'] };
  const attack = t0({ heroes, hands });
  const shot = t0({ heroes, hands });

  attack.choose('attack blue-rogue green-mage', 'pay Q♥');
  shot.choose('power blue-rogue tir', 'pay Q♥');

  expectOffered(attack, 'parry', 'dodge d7');
  expectRefused(shot, 'SDP-ROG-8', 'parry');
  shot.choose('dodge d7', 'weak 2♣', 'pay 3♣');
  expect(squareOf(shot, 'green-mage')).toBe('d7');
});

rule('SDP-FAQ-8', 'the Rogue may shoot an adjacent figure', () => {
  const table = t0({
    heroes: { 'blue-rogue': 'd5', 'green-mage': 'd6' },
    hands: { blue: ['Q♥'] },
  });

  table.choose('power blue-rogue tir', 'pay Q♥', 'take');

  expect(pv(table, 'green-mage')).toBe(2);
});

rule('SDP-FAQ-9', 'Inoffensif forbids three things, and no others', () => {
  const table = t0({
    heroes: { 'blue-mage': { at: 'd5', pv: 2, carries: true }, 'blue-rogue': 'c5', 'green-mage': 'h9' },
    monsters: ['d6', 'f1'],
    hands: { blue: ['K♥', 'Q♦', 'K♣', 'Q♣', '2♠'] },
  });

  expectRefused(
    table,
    'SDP-MAGE-2',
    'attack blue-mage monster-1',
    'power blue-mage malediction',
    'power blue-mage boule-de-feu',
  );
  expectOffered(
    table,
    'power blue-mage guerison',
    'power blue-mage teleportation',
    'move blue-mage d4',
    'give blue-mage blue-rogue',
    'replace blue-mage by blue-warrior',
    'summon d3',
  );
});

rule('SDP-FAQ-10', 'a wall between a monster and the target square shields it', () => {
  const table = t0({
    walls: ['e4/e5'],
    heroes: { 'blue-mage': 'b5' },
    monsters: ['e4', 'f5', 'e6'],
    hands: { blue: ['Q♦'] },
  });

  table.choose('power blue-mage boule-de-feu', 'to e5', 'pay Q♦');

  expect(monsters(table)).toBe('e4');
});

rule('SDP-FAQ-11', 'the Boule de feu never hurts heroes', () => {
  const table = t0({
    heroes: { 'blue-mage': 'b5', 'green-rogue': { at: 'e5', pv: 1 }, 'blue-rogue': { at: 'f4', pv: 1 } },
    monsters: ['f5'],
    hands: { blue: ['Q♦'] },
  });

  table.choose('power blue-mage boule-de-feu', 'to e5', 'pay Q♦');

  expect(monsters(table)).toBe('');
  expect([pv(table, 'green-rogue'), pv(table, 'blue-rogue')]).toEqual([1, 1]);
});

rule('SDP-FAQ-12', 'the Mage may teleport onto a treasure', () => {
  const table = t0({
    heroes: { 'blue-mage': 'd5' },
    treasures: ['d6'],
    hands: { blue: ['Q♣', '2♥'] },
  });

  table.choose('power blue-mage teleportation', 'to d6', 'pay Q♣', 'pay 2♥');

  expect(carries(table, 'blue-mage')).toBe(true);
  expect(treasures(table)).toBe('');
});

rule('SDP-FAQ-13', 'he does not land on another figure', () => {
  const table = t0({
    heroes: { 'blue-mage': 'd5', 'blue-rogue': 'c5', 'green-mage': 'e5' },
    monsters: ['d6'],
    hands: { blue: ['Q♣', '2♥'] },
  });

  table.choose('power blue-mage teleportation');

  expectRefused(table, 'SDP-FAQ-13', 'to d6', 'to c5', 'to e5');
  expectOffered(table, 'to d4');
});

rule('SDP-FAQ-14', 'without the X cards there is no teleport', () => {
  const two = t0({ heroes: { 'blue-mage': 'd5' }, hands: { blue: ['Q♣', '2♥', '3♥'] } });
  const none = t0({ heroes: { 'blue-mage': 'd5' }, hands: { blue: ['Q♣'] } });

  two.choose('power blue-mage teleportation');

  expectOffered(two, 'to d7');
  expectRefused(two, 'SDP-FAQ-14', 'to d8');
  expectRefused(none, 'SDP-FAQ-14', 'power blue-mage teleportation');
});

rule('SDP-FAQ-15', 'any attack eliminates a monster', () => {
  const attack = t0({ heroes: { 'blue-rogue': 'd5' }, monsters: ['d6'], hands: { blue: ['2♦'] } });
  const shot = t0({ heroes: { 'blue-rogue': 'd5' }, monsters: ['d9'], hands: { blue: ['Q♥'] } });

  attack.choose('attack blue-rogue monster-1', 'pay 2♦');
  shot.choose('power blue-rogue tir', 'pay Q♥');

  expect(monsters(attack)).toBe('');
  expect(monsters(shot)).toBe('');
});

rule('SDP-FAQ-16', 'monsters next to one’s own heroes need not strike', () => {
  const table = t0({
    heroes: { 'blue-mage': 'b2', 'green-mage': 'f6' },
    monsters: ['b3', 'f7'],
    hands: { blue: ['9♦'] },
  });

  table.choose('monsters attack', 'pay 9♦', 'target monster-2', 'take', 'stop');

  expect([pv(table, 'blue-mage'), pv(table, 'green-mage')]).toEqual([3, 2]);
});

rule('SDP-FAQ-17', 'a treasure is never handed to an enemy', () => {
  const table = t0({
    heroes: { 'blue-mage': { at: 'd5', carries: true }, 'green-mage': 'd6', 'blue-rogue': 'd4' },
    hands: { blue: ['5♣'] },
  });

  expectRefused(table, 'SDP-FAQ-17', 'give blue-mage green-mage');
  expectOffered(table, 'give blue-mage blue-rogue');
});

rule('SDP-FAQ-18', 'a treasure carried into an enemy zone is not secured', () => {
  const table = t0({
    heroes: { 'blue-mage': { at: 'g9', carries: true } },
    secured: { blue: 1 },
    hands: { blue: ['5♣'] },
  });

  table.choose('move blue-mage h9', 'keep', 'pay 5♣');

  expect(carries(table, 'blue-mage')).toBe(true);
  expect([secured(table, 'blue'), secured(table, 'green')]).toEqual([1, 0]);
  expect(table.kind).toBe('act');
});
