import { rule } from '@tablee/kernel/testing';
import { expect } from 'vitest';
import { expectOffered, expectRefused, hand, offered, squareOf, t0 } from './table.ts';

rule('SDP-MOVE-1', 'a move costs one black card', () => {
  const table = t0({ heroes: { 'blue-mage': 'c4' }, hands: { blue: ['5♣', '9♥'] } });

  table.choose('move blue-mage c5', 'pay 5♣');

  expect(squareOf(table, 'blue-mage')).toBe('c5');
  expect(hand(table, 'blue')).toBe('9♥');
});

rule('SDP-MOVE-1', 'a red card moves nobody', () => {
  const table = t0({ heroes: { 'blue-mage': 'c4' }, hands: { blue: ['9♥'] } });

  expect(offered(table, 'move')).toBe('');
  expectRefused(table, 'SDP-MOVE-1', 'move blue-mage c5', 'move blue-mage b4');
  expectOffered(table, 'summon d3');
});
