import { describe, expect } from 'vitest';
import type { Seat } from '../../../index.ts';
import { rule } from '../../../testing/index.ts';
import { at, fromTheBox } from './at.ts';

describe('the mulligan', () => {
  rule('DU-MULL-1', 'both mages are asked at the same time, and either may answer first', () => {
    const table = fromTheBox();

    expect(table.state.open.map(({ seat, kind }) => [seat, kind])).toEqual([
      [0, 'mulligan'],
      [1, 'mulligan'],
    ]);
    table.says(1, 'keep');
    expect(table.state.open.map(({ seat }) => seat)).toEqual([0]);
    table.says(0, 'keep');
    expect(table.kind).toBe('act');
  });

  rule('DU-MULL-1', 'cards are set aside one by one and may be taken back', () => {
    const table = at({ at: 'mulligan', sides: [{ hand: ['braise', 'louve'] }, { hand: ['rage'] }] });

    table.says(0, 'setAside braise', 'setAside louve', 'takeBack braise');

    expect(table.hand(0)).toEqual(['braise']);
    expect(table.options).toEqual(['keep', 'setAside rage']);
  });

  rule('DU-MULL-1', 'the other mage neither sees nor hears how many cards are set aside', () => {
    const table = at({ at: 'mulligan', sides: [{ hand: ['braise', 'louve'] }, { hand: ['rage'] }] });
    const before = JSON.stringify(table.table.view(1 as Seat));

    table.says(0, 'setAside braise', 'setAside louve');

    expect(JSON.stringify(table.table.view(1 as Seat))).toBe(before);
    expect(table.table.heard(1 as Seat)).toEqual([]);
  });

  rule('DU-MULL-1', 'nothing is drawn before both have kept', () => {
    const table = fromTheBox();
    const card = table.options[1]!;

    table.says(0, card, 'keep');

    expect(table.state.sides[0].aside).toHaveLength(1);
    expect(table.hand(0)).toHaveLength(3);
  });

  rule(
    'DU-MULL-2',
    'as many new cards come from the top of the deck, then the old ones are shuffled in',
    () => {
      const table = at({
        at: 'mulligan',
        sides: [{ hand: ['braise', 'louve'], deck: ['oracle', 'salve'] }, { hand: ['rage'] }],
      });

      table.says(0, 'setAside braise', 'setAside louve', 'keep').says(1, 'keep');

      expect(table.hand(0).slice(0, 2)).toEqual(['oracle', 'salve']);
      expect(table.state.sides[0].aside).toEqual([]);
      expect(table.told()).toEqual(expect.arrayContaining(['mulliganed', 'drew', 'mulliganed', 'turnBegan']));
    },
  );

  rule('DU-MULL-2', 'who set nothing aside draws nothing', () => {
    const table = at({ at: 'mulligan', active: 1, sides: [{ hand: ['braise'] }, { hand: ['rage'] }] });

    table.says(0, 'keep').says(1, 'keep');

    expect(table.hand(0)).toEqual(['braise']);
    expect(table.state.random.drawn).toBe(0);
  });
});
