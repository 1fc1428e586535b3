import { describe, expect } from 'vitest';
import { rule } from '../../../testing/index.ts';
import { at } from './at.ts';

const bothHold = {
  sides: [
    { well: 9, hand: ['salve', 'rage', 'contresort'], line: ['louve'] },
    { well: 9, hand: ['braise', 'contresort'] },
  ],
};

describe('the stack', () => {
  rule('DU-STACK-1', 'a card that has been paid is shown and lies on top', () => {
    const table = at(bothHold);

    table.choose('play salve', 'spend', 'spend', 'spend', 'play rage', 'target louve', 'spend');

    expect(table.stack).toEqual(['salve', 'rage']);
    expect(table.told()).toEqual(['cardPlayed']);
  });

  rule(
    'DU-STACK-2',
    'the active mage is asked first, then the other; each answer begins anew with the active mage',
    () => {
      const table = at(bothHold);
      table.choose('play salve', 'spend', 'spend', 'spend');
      expect(table.asked).toBe(0);

      table.choose('pass');
      expect(table.asked).toBe(1);
      table.choose('play contresort', 'target salve', 'spend', 'spend');

      expect(table.asked).toBe(0);
      expect(table.stack).toEqual(['salve', 'contresort']);
    },
  );

  rule('DU-STACK-3', 'what was put last is carried out first', () => {
    const table = at(bothHold);

    table.choose('play salve', 'spend', 'spend', 'spend', 'pass');
    table.choose('play contresort', 'target salve', 'spend', 'spend');
    table.choose('play contresort', 'target contresort', 'spend', 'spend');
    expect(table.stack).toEqual(['salve', 'contresort', 'contresort']);
    table.choose('pass', 'pass');

    expect(table.stack).toEqual(['salve']);
    expect(table.grave(1)).toEqual(['contresort']);
    table.choose('pass', 'pass');
    expect(table.life(1)).toBe(10);
  });

  rule('DU-STACK-3', 'a pass counts only when the other passes next', () => {
    const table = at(bothHold);

    table.choose('play salve', 'spend', 'spend', 'spend', 'pass');
    table.choose('play braise', 'target louve', 'spend', 'pass');

    expect(table.asked).toBe(1);
    expect(table.stack).toEqual(['salve', 'braise']);
    expect(table.line(0)).toEqual(['louve']);
  });

  rule('DU-STACK-3', 'after the last entry the day goes on', () => {
    const table = at({ sides: [{ well: 2, hand: ['louve'] }, {}] });

    table.choose('play louve', 'spend', 'spend', 'pass', 'pass');

    expect(table.kind).toBe('act');
    expect(table.asked).toBe(0);
  });

  rule(['DU-STACK-4', 'DU-STACK-5'], 'a card whose target is gone does nothing and goes to the grave', () => {
    const table = at({
      sides: [
        { well: 2, hand: ['rage'], line: ['louve'] },
        { well: 1, hand: ['braise'] },
      ],
    });

    table.choose('play rage', 'target louve', 'spend', 'pass', 'play braise', 'target louve', 'spend');
    table.choose('pass', 'pass', 'pass', 'pass');

    expect(table.line(0)).toEqual([]);
    expect(table.told()).toEqual(['passed', 'failed', 'resolved']);
    expect(table.grave(0)).toEqual(['louve', 'rage']);
    expect(table.state.effects.lasting).toEqual([]);
  });

  rule('DU-STACK-4', 'a creature that is gone does not strike', () => {
    const table = at({ sides: [{ line: ['louve'] }, { well: 1, hand: ['braise'] }] });

    table.choose(
      'attack louve',
      'pass',
      'play braise',
      'target louve',
      'spend',
      'pass',
      'pass',
      'pass',
      'pass',
    );

    expect(table.life(1)).toBe(12);
    expect(table.kind).toBe('act');
  });

  rule('DU-STACK-5', 'a creature card arrives; a cancelled one goes to the grave, paid for', () => {
    const table = at({
      sides: [
        { well: 4, hand: ['louve', 'louve'] },
        { well: 2, hand: ['contresort'] },
      ],
    });

    table.choose('play louve', 'spend', 'spend', 'pass', 'pass');
    expect(table.line(0)).toEqual(['louve']);
    table.choose('play louve', 'spend', 'spend', 'pass', 'play contresort', 'target louve', 'spend', 'spend');
    table.choose('pass', 'pass');

    expect(table.line(0)).toEqual(['louve']);
    expect(table.grave(0)).toEqual(['louve']);
    expect(table.state.sides[0].well).toBe(0);
  });

  rule('DU-STACK-6', 'a mage without an answer is asked like one who has some', () => {
    const table = at({ sides: [{ well: 2, hand: ['louve'] }, {}] });

    table.choose('play louve', 'spend', 'spend', 'pass');

    expect(table.asked).toBe(1);
    expect(table.options).toEqual(['pass']);
  });
});
