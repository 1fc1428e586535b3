import { rule } from '@tablee/kernel/testing';
import { describe, expect } from 'vitest';
import { PLAIN } from './boxes/plain.ts';
import { events, lately, refusals, tablesWith, told } from './table.ts';

const { at } = tablesWith(PLAIN);

describe('the dice', () => {
  rule('SA-MOVE-1', 'a movement begins with two dice', () => {
    const table = at({ dice: [2, 5] });

    expect(told(table, 'diceRolled')[0]).toMatchObject({ what: 'movement', dice: [2, 5] });
  });

  rule(['SA-MOVE-2', 'SA-MOVE-3'], 'one die is kept, the other ignored; it is the number of squares', () => {
    const table = at({ dice: [2, 5] });
    expect(table.options).toEqual(['die 2', 'die 5']);

    table.choose('die 2', 'up b2');

    expect(told(table, 'stepped')).toHaveLength(2);
    expect(table.state.sequence).toBe(2);
  });

  rule(
    'R-SA-9',
    'either die may be chosen, even a blocked one; a reroll replaces both, again and again',
    () => {
      const table = at({ entered: ['b5', 'a5'], xp: 2, dice: [6, 1, 4, 3, 2, 2] });
      table.choose('roll');
      expect(table.options).toContain('die 6');

      table.choose('reroll');
      expect(table.options).toEqual(expect.arrayContaining(['die 4', 'die 3', 'reroll']));
      table.choose('reroll');

      expect(table.state.xp).toBe(0);
      expect(told(table, 'diceRolled', 1).map(({ dice }) => dice)).toContainEqual([2, 2]);
    },
  );

  rule('R-SA-9', 'once a die is chosen, and without XP, nothing can be rerolled', () => {
    expect(refusals(at({ dice: [2, 5] }), 'reroll')).toEqual(['SA-XP-9']);

    const table = at({ xp: 1, hand: ['jugement'], dice: [2, 5] }).choose('roll', 'die 2');
    expect(table.kind).toBe('step');
    expect(table.options).not.toContain('reroll');
  });
});

describe('the path', () => {
  rule(['SA-MOVE-6', 'SA-MOVE-7'], 'a step goes left, up or right, never down', () => {
    const table = at({ entered: ['b1', 'b2'], dice: [1, 3] }).choose('die 1');

    expect(table.options).toEqual(['left a2', 'up b3', 'right c2']);
  });

  rule(['SA-MOVE-5', 'R-SA-8'], 'one never turns back, not even in a later movement of the floor', () => {
    const table = at({ entered: ['b1', 'b2', 'c2'], dice: [1, 3] }).choose('die 1');

    expect(table.options).toEqual(['up c3', 'right d2']);
    expect(table.whyNot('step')).toContainEqual(expect.objectContaining({ rule: 'SA-MOVE-5' }));
  });

  rule('R-SA-7', 'the door is no square: the first step goes up from it, and the edges block', () => {
    const table = at({ dice: [1, 3] }).choose('die 1');
    expect(told(table, 'stepped').map(({ square }) => square)).toEqual([1]);

    const corner = at({ entered: ['b5', 'c5', 'd5'], dice: [1, 3] }).choose('die 1');
    expect(lately(corner, 'stepped')).toEqual([]);
  });

  rule(
    ['SA-MOVE-4', 'R-SA-10'],
    'exactly that many squares: a step into a dead end is refused while a full path exists',
    () => {
      const table = at({ entered: ['b4', 'b5'], dice: [2, 6] }).choose('die 2');
      expect(told(table, 'stepped').map(({ square }) => square)).toEqual([18, 19]);
    },
  );

  rule('R-SA-10', 'the refused step says why', () => {
    const table = at({ entered: ['b3', 'b4'], dice: [4, 6] }).choose('die 4');

    expect(table.options).toEqual(['left a4', 'right c4']);
    expect(refusals(table, 'step')).toEqual(['R-SA-10']);
  });

  rule(
    ['SA-MOVE-8', 'R-SA-10'],
    'with no full path one walks until no step is left; the other points are lost',
    () => {
      const table = at({ entered: ['b4', 'b5'], dice: [6, 1] }).choose('die 6', 'left a5');

      expect(lately(table, 'movementBlocked')).toMatchObject([{ lost: 5 }]);
    },
  );

  rule('R-SA-11', 'a movement blocked from its first step still counts', () => {
    const table = at({ sequence: 2, entered: ['b5', 'a5'], dice: [3, 4] }).choose('die 3');

    expect(lately(table, 'movementBlocked')).toMatchObject([{ lost: 3 }]);
    expect(table.state.sequence).toBe(3);
  });

  rule(
    ['SA-MOVE-9', 'R-SA-12'],
    'the whole path is walked first, then every square crossed is resolved, the landing square too',
    () => {
      const table = at({ tower: ['sentier', 'vide'], dice: [2, 5, 4, 6] });
      table.choose('die 2', 'up b2');

      const happened = events(table, 0);
      expect(happened.lastIndexOf('stepped')).toBeLessThan(happened.indexOf('enemiesCame'));
      expect(told(table, 'enemiesCame')[0]!.enemies).toHaveLength(3);
    },
  );

  rule('R-SA-12', 'the square one starts from is not crossed again', () => {
    const table = at({ tower: ['sentier', 'vide'], entered: ['b1', 'b2'], dice: [1, 6] }).choose(
      'die 1',
      'left a2',
    );

    expect(told(table, 'enemiesCame')).toEqual([]);
  });
});
