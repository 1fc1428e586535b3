import { rule } from '@tablee/kernel/testing';
import { expect } from 'vitest';
import {
  discardPile,
  expectNotOffered,
  expectOffered,
  expectRefused,
  hand,
  offered,
  squareOf,
  t0,
} from './table.ts';

rule('SDP-MOVE-1', 'a move costs one black card', () => {
  const table = t0({ heroes: { 'blue-mage': 'c4' }, hands: { blue: ['5♣', '9♥'] } });

  table.choose('move blue-mage c5', 'pay 5♣');

  expect(squareOf(table, 'blue-mage')).toBe('c5');
  expect(hand(table, 'blue')).toBe('9♥');
  expect(discardPile(table)).toBe('5♣');
});

rule('SDP-MOVE-1', 'a red card moves nobody', () => {
  const table = t0({ heroes: { 'blue-mage': 'c4' }, hands: { blue: ['9♥'] } });

  expectRefused(table, 'SDP-MOVE-1', 'move blue-mage c5', 'move blue-mage b4');
  expectOffered(table, 'summon d3');
});

rule('SDP-MOVE-2', 'a move goes to one of the eight adjacent squares, no farther', () => {
  const table = t0({ heroes: { 'blue-mage': 'c4' }, hands: { blue: ['5♠'] } });

  expect(offered(table, 'move blue-mage')).toBe('b3 c3 d3 b4 d4 b5 c5 d5');
});

rule('SDP-MOVE-2', 'the square must be free', () => {
  const table = t0({
    heroes: { 'blue-mage': 'c4', 'blue-rogue': 'c3', 'green-rogue': 'd4' },
    monsters: ['b4'],
    hands: { blue: ['5♠'] },
  });

  expect(offered(table, 'move blue-mage')).toBe('b3 d3 b5 c5 d5');
  expectRefused(table, 'SDP-BOARD-2', 'move blue-mage c3', 'move blue-mage d4', 'move blue-mage b4');
});

rule('SDP-MOVE-3', 'a diagonal move needs a ♠', () => {
  const withSpade = t0({ heroes: { 'blue-mage': 'c4' }, hands: { blue: ['5♣', '5♠'] } });
  const withClub = t0({ heroes: { 'blue-mage': 'c4' }, hands: { blue: ['5♣'] } });

  withSpade.choose('move blue-mage d5');

  expect(offered(withSpade, 'pay')).toBe('5♠');
  expectRefused(withSpade, 'SDP-CARD-11', 'pay 5♣');
  expectRefused(withClub, 'SDP-MOVE-3', 'move blue-mage d5', 'move blue-mage b3');
});

rule('SDP-MOVE-4', 'a ♣ goes only horizontally or vertically', () => {
  const table = t0({ heroes: { 'blue-warrior': 'c4' }, hands: { blue: ['5♣'] } });

  expect(offered(table, 'move blue-warrior')).toBe('c3 b4 d4 c5');
});

rule('SDP-MOVE-5', 'a ♠ may be spent on a horizontal or vertical move too', () => {
  const table = t0({ heroes: { 'blue-mage': 'c4' }, hands: { blue: ['5♣', '5♠'] } });

  table.choose('move blue-mage d4');

  expect(offered(table, 'pay')).toBe('5♣ 5♠');
  table.choose('pay 5♠');
  expect(squareOf(table, 'blue-mage')).toBe('d4');
});

rule('SDP-MOVE-6', 'stepping diagonally round the corner of a wall is allowed', () => {
  const table = t0({
    walls: ['c4|d4', 'b3/b4'],
    heroes: { 'blue-mage': 'c4' },
    hands: { blue: ['5♠', '2♥'] },
  });

  expectOffered(table, 'move blue-mage d3', 'move blue-mage d5', 'move blue-mage b3');
  expectRefused(table, 'SDP-BOARD-4', 'move blue-mage d4');
  table.choose('move blue-mage d5', 'pay 5♠');
  expect(squareOf(table, 'blue-mage')).toBe('d5');
});

rule('SDP-MOVE-6', 'where the wall goes on past the corner, it is not', () => {
  const table = t0({
    walls: ['c4|d4', 'c5|d5'],
    heroes: { 'blue-mage': 'c4' },
    hands: { blue: ['5♠'] },
  });

  expectRefused(table, 'SDP-BOARD-4', 'move blue-mage d5', 'move blue-mage d4');
  expectOffered(table, 'move blue-mage d3');
});

rule('SDP-MOVE-7', 'the value of the card does not matter', () => {
  for (const spade of ['2♠', '10♠', 'Q♠', 'A♠', 'Jk']) {
    const table = t0({ heroes: { 'blue-warrior': 'c4' }, hands: { blue: [spade, '2♥'] } });

    table.choose('move blue-warrior d5', `pay ${spade}`);

    expect(squareOf(table, 'blue-warrior'), spade).toBe('d5');
    expectNotOffered(table, 'move blue-warrior e6');
  }
});
