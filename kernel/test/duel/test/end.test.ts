import { describe, expect, test } from 'vitest';
import { DRAW_AGREED, RESIGNS, type Seat } from '../../../index.ts';
import { rule } from '../../../testing/index.ts';
import { at, fromTheBox } from './at.ts';

describe('the end', () => {
  rule('DU-END-1', 'a mage with no life left has lost', () => {
    const table = at({ sides: [{ line: ['louve'] }, { life: 2 }] });

    table.choose('attack louve', 'pass', 'pass');

    expect(table.state.result).toEqual({ winners: [0], how: 'fell', rule: 'DU-END-1' });
    expect(table.state.open).toEqual([]);
  });

  rule('DU-END-1', 'with one life left the game goes on', () => {
    const table = at({ sides: [{ line: ['louve'] }, { life: 3 }] });

    table.choose('attack louve', 'pass', 'pass');

    expect(table.state.result).toBeNull();
  });

  rule('DU-END-2', 'who must draw from an empty deck has lost at once, whatever the card says next', () => {
    const table = at({
      active: 1,
      sides: [{ life: 5, line: ['charognard'], deck: ['rage'], nothingBeneath: true }, {}],
    });
    table.choose('end', 'pass', 'pass', 'pass', 'pass');

    table.choose(table.options[0]!);

    expect(table.state.result).toEqual({ winners: [1], how: 'empty-deck', rule: 'DU-END-2' });
  });

  rule('DU-END-3', 'a mage may give up at any moment, asked or not', () => {
    const table = fromTheBox();

    table.table.say(1 as Seat, RESIGNS);

    expect(table.state.result).toEqual({ winners: [0], how: 'resigned', rule: 'DU-END-3' });
    expect(table.state.open).toEqual([]);
  });

  rule('DU-END-4', 'both may agree on a draw', () => {
    const table = at({});

    table.table.say(0 as Seat, DRAW_AGREED);

    expect(table.state.result).toEqual({ winners: [], how: 'agreed', rule: 'DU-END-4' });
  });

  test('nobody gives up twice', () => {
    const table = fromTheBox();
    table.table.say(1 as Seat, RESIGNS);

    expect(() => table.table.say(0 as Seat, RESIGNS)).toThrow('The game is over.');
    expect(() => table.table.say(0 as Seat, DRAW_AGREED)).toThrow('The game is over.');
  });
});
