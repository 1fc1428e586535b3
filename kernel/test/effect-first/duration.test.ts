import { describe, expect, test } from 'vitest';
import { expire, expireFrom, forget, type Modified, modified, modify } from '../../effect/first/index.ts';

const bonus = (stat: string, amount: number, until: string, source = 1) => ({ stat, amount, until, source });

describe('numbers that are other for a while', () => {
  test('without modifiers the printed number holds', () => {
    expect(modified({ modifiers: {} }, 7, 'power', 3)).toBe(3);
  });

  test('all that holds for the piece and the number is added', () => {
    const t: Modified = { modifiers: {} };
    modify(t, 7, bonus('power', 2, 'turn'));
    modify(t, 7, bonus('power', -5, 'source'));
    modify(t, 7, bonus('guard', 9, 'turn'));
    modify(t, 8, bonus('power', 9, 'turn'));

    expect(modified(t, 7, 'power', 3)).toBe(0);
    expect(modified(t, 7, 'guard', 3)).toBe(12);
  });

  test('what lasts until a moment is over when it comes, and nothing else', () => {
    const t: Modified = { modifiers: {} };
    modify(t, 7, bonus('power', 1, 'turn'));
    modify(t, 7, bonus('power', 2, 'combat'));
    modify(t, 8, bonus('power', 4, 'turn'));

    expire(t, 'turn');

    expect(t.modifiers).toEqual({ 7: [bonus('power', 2, 'combat')] });
  });

  test('what lasts as long as its source stands goes with that source alone', () => {
    const t: Modified = { modifiers: {} };
    modify(t, 7, bonus('power', 1, 'source', 1));
    modify(t, 7, bonus('power', 2, 'source', 2));
    modify(t, 7, bonus('power', 4, 'turn', 1));

    expireFrom(t, 1);

    expect(modified(t, 7, 'power', 0)).toBe(6);
  });

  test('a piece that left play keeps nothing', () => {
    const t: Modified = { modifiers: {} };
    modify(t, 7, bonus('power', 1, 'turn'));
    modify(t, 8, bonus('power', 1, 'turn'));

    forget(t, 7);

    expect(Object.keys(t.modifiers)).toEqual(['8']);
    expect(modified(t, 7, 'power', 3)).toBe(3);
  });
});
