import { describe, expect } from 'vitest';
import { rule } from '../../../testing/index.ts';
import { at, fromTheBox } from './at.ts';

/** Nobody does anything until the next mage's day. */
const QUIET_END = ['end', 'pass', 'pass'];

describe('the turn', () => {
  rule('DU-TURN-1', 'at dawn creatures recover and the well is filled', () => {
    const table = at({ active: 1, turn: 5, sides: [{ line: [{ card: 'louve', is: 'tired' }] }, {}] });

    table.choose(...QUIET_END);

    expect(table.state.turn).toBe(6);
    expect(table.state.sides[0].line[0]!.tired).toBe(false);
    expect(table.state.sides[0].well).toBe(4);
  });

  rule('DU-TURN-1', 'the well never holds more than 5 at dawn', () => {
    const table = at({ active: 1, turn: 9 });

    table.choose(...QUIET_END, ...QUIET_END, ...QUIET_END);

    expect(table.state.sides[0].well).toBe(5);
  });

  rule('DU-TURN-2', 'nobody draws on the very first turn, everybody after it', () => {
    const table = fromTheBox().says(0, 'keep').says(1, 'keep');
    expect(table.hand(0)).toHaveLength(4);

    table.choose(...QUIET_END);

    expect(table.hand(1)).toHaveLength(6);
  });

  rule('DU-TURN-3', 'by day the active mage acts as often as they like', () => {
    const table = at({ sides: [{ well: 2, hand: ['acolyte', 'veilleuse'] }, {}] });

    table.choose('play acolyte', 'spend', 'pass', 'pass');

    expect(table.options).toEqual(['play veilleuse', 'end']);
  });

  rule('DU-TURN-3', 'a mage who can only end the day is still asked: the hand stays a secret', () => {
    const table = at({ sides: [{ hand: ['salve'] }, {}] });

    expect(table.kind).toBe('act');
    expect(table.options).toEqual(['end']);
  });

  rule('DU-TURN-4', 'a boost until the end of the turn is there at dusk, and gone at the next dawn', () => {
    const table = at({ sides: [{ well: 1, hand: ['rage'], line: ['louve'] }, {}] });
    table.choose('play rage', 'target louve', 'spend', 'pass', 'pass', 'end');
    expect(table.state.effects.lasting).toMatchObject([{ changes: [{ what: 'power', how: 'add', n: 2 }] }]);

    table.choose('pass', 'pass');

    expect(table.state.effects.lasting).toEqual([]);
  });

  rule('DU-TURN-4', 'at dusk fast cards may still be played', () => {
    const table = at({ sides: [{ line: ['louve'] }, { well: 1, hand: ['braise'] }] });

    table.choose('end', 'pass');

    expect(table.asked).toBe(1);
    expect(table.options).toEqual(['pass', 'play braise']);
  });

  rule('DU-TURN-5', 'who holds more than 7 cards discards one at a time', () => {
    const hand = ['louve', 'rage', 'braise', 'salve', 'vague', 'oracle', 'balance', 'acolyte', 'banniere'];
    const table = at({ sides: [{ hand }, {}] });

    table.choose(...QUIET_END);
    expect(table.kind).toBe('discard');
    table.choose('discard salve', 'discard louve');

    expect(table.hand(0)).toHaveLength(7);
    expect(table.grave(0)).toEqual(['salve', 'louve']);
    expect(table.asked).toBe(1);
  });

  rule('DU-TURN-5', 'seven cards may be kept', () => {
    const hand = ['louve', 'rage', 'braise', 'salve', 'vague', 'oracle', 'balance'];
    const table = at({ sides: [{ hand }, {}] });

    table.choose(...QUIET_END);

    expect(table.kind).toBe('act');
    expect(table.hand(0)).toHaveLength(7);
  });
});
