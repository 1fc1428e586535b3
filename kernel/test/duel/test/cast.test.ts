import { describe, expect } from 'vitest';
import type { Seat } from '../../../index.ts';
import { rule } from '../../../testing/index.ts';
import { at } from './at.ts';

describe('playing a card', () => {
  rule('DU-CAST-1', 'a slow card can be played by day', () => {
    const table = at({ sides: [{ well: 3, hand: ['vague', 'louve'] }, {}] });

    expect(table.options).toEqual(['play vague', 'play louve', 'end']);
  });

  rule('DU-CAST-1', 'a slow card can’t answer, and the refusal says why; a fast one can', () => {
    const table = at({ sides: [{ well: 9, hand: ['louve', 'vague', 'braise'], line: ['acolyte'] }, {}] });

    table.choose('play louve', 'spend', 'spend');

    expect(table.kind).toBe('respond');
    expect(table.options).toEqual(['pass', 'play braise']);
    expect(table.whyNot('play')).toEqual({ vague: 'DU-CAST-1' });
  });

  rule('DU-CAST-2', 'until it is paid nobody else knows of it', () => {
    const table = at({ sides: [{ well: 3, hand: ['braise'], line: ['louve'] }, {}] });
    const before = JSON.stringify(table.table.view(1 as Seat));

    table.choose('play braise', 'target louve');

    expect(JSON.stringify(table.table.view(1 as Seat))).toBe(before);
    expect(table.table.heard(1 as Seat)).toEqual([]);
    expect(table.stack).toEqual([]);
    table.choose('spend');
    expect(table.stack).toEqual(['braise']);
  });

  rule('DU-CAST-2', 'one may step back from the payment, then from the target, then from the card', () => {
    const table = at({ sides: [{ well: 2, hand: ['contresort', 'vague', 'louve'] }, {}] });
    table.choose('play louve', 'spend');

    table.choose('back');
    expect(table.kind).toBe('pay');
    expect(table.options).toEqual(['spend', 'back']);
    table.choose('back');

    expect(table.kind).toBe('act');
    expect(table.state.sides[0]).toMatchObject({ well: 2 });
    expect(table.hand(0)).toEqual(['contresort', 'vague', 'louve']);
  });

  rule('DU-CAST-2', 'stepping back to the target allows another one', () => {
    const table = at({ sides: [{ well: 1, hand: ['rage'], line: ['louve', 'acolyte'] }, {}] });

    table.choose('play rage', 'target louve', 'back', 'target acolyte', 'spend', 'pass', 'pass');

    expect(table.state.effects.lasting.map(({ of }) => of)).toEqual([[table.state.sides[0].line[1]!.piece]]);
  });

  rule('DU-CAST-3', 'a cost is paid point by point from the well and by tiring acolytes', () => {
    const table = at({ sides: [{ well: 2, hand: ['vague'], line: ['acolyte', 'acolyte'] }, {}] });

    table.choose('play vague', 'tire acolyte', 'spend');
    expect(table.options).toEqual(['spend', 'tire acolyte', 'back']);
    table.choose('tire acolyte');

    expect(table.state.sides[0].well).toBe(1);
    expect(table.state.sides[0].line.map(({ tired }) => tired)).toEqual([true, true]);
  });

  rule('DU-CAST-3', 'neither tired acolytes nor new ones pay', () => {
    const line = [
      { card: 'acolyte', is: 'tired' },
      { card: 'acolyte', is: 'new' },
    ];
    const table = at({ sides: [{ well: 1, hand: ['louve'], line }, {}] });

    expect(table.whyNot('play')).toEqual({ louve: 'DU-CAST-5' });
  });

  rule('DU-CAST-4', 'a card that needs a target can’t be played without one', () => {
    const table = at({ sides: [{ well: 5, hand: ['braise', 'contresort'] }, {}] });

    expect(table.options).toEqual(['end']);
    expect(table.whyNot('play')).toEqual({ braise: 'DU-CAST-4', contresort: 'DU-CAST-4' });
  });

  rule('DU-CAST-5', 'a card that can’t be paid in full can’t be announced, and the refusal counts', () => {
    const table = at({ sides: [{ well: 2, hand: ['vague', 'louve'] }, {}] });

    expect(table.options).toEqual(['play louve', 'end']);
    expect(table.play.whyNot('play')).toMatchObject([{ rule: 'DU-CAST-5', with: { cost: 3, have: 2 } }]);
  });
});
