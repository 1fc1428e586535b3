import { describe, expect, test } from 'vitest';
import type { Seat } from '../../../index.ts';
import { duel } from '../duel.ts';
import { at } from './at.ts';

describe('a position set up by hand', () => {
  test('names only what matters: the rest lies in the decks', () => {
    const table = at({ sides: [{ hand: ['braise'], deck: ['louve', 'rage'] }, { line: ['acolyte'] }] });

    expect(() => duel.check(table.state)).not.toThrow();
    expect(table.state.sides[0].deck).toHaveLength(27);
    expect(table.kind).toBe('act');
  });

  test.each([
    [{ sides: [{ hand: ['braise', 'braise', 'braise'] }, {}] }, 'seat 0 has more than 2 braise'],
    [{ sides: [{}, { grave: ['licorne'] }] }, 'there is no card called "licorne"'],
    [{ sides: [{ line: ['braise'] }, {}] }, 'braise is no creature'],
    [{ sides: [{ life: 0 }, {}] }, 'position › sides[0].life: expected a whole number from 1, got 0'],
    [{ sides: [{}, {}, {}] }, 'position › sides: expected a list of a length up to 2, got'],
    [{ moon: 'full' }, 'position › (whole): expected no field called "moon"'],
  ])('%j is refused in words', (position, message) => {
    expect(() => at(position)).toThrow(message);
  });

  test('the advice is the same seen from the other side, with the sign changed', () => {
    const { state } = at({ sides: [{ life: 3, line: ['louve'] }, { hand: ['rage'] }] });
    const values = [0, 1].map((seat) => duel.advice.evaluate(state, seat as Seat));

    expect(values[0]).toBe(-values[1]!);
    expect(values[0]).toBe(3 + 3 - 12 - 1.5);
  });
});
