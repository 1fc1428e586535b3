import { describe, expect } from 'vitest';
import { rule } from '../../../testing/index.ts';
import { at } from './at.ts';

describe('attacking', () => {
  rule('DU-ATK-1', 'a ready creature tires and strikes', () => {
    const table = at({ sides: [{ line: ['louve'] }, {}] });

    table.choose('attack louve');

    expect(table.state.sides[0].line[0]!.tired).toBe(true);
    expect(table.state.stack).toMatchObject([{ kind: 'strike', by: 0 }]);
  });

  rule('DU-ATK-1', 'a tired creature can’t attack, nor one that arrived this turn', () => {
    const line = [
      { card: 'louve', is: 'tired' },
      { card: 'oracle', is: 'new' },
    ];
    const table = at({ sides: [{ line }, {}] });

    expect(table.options).toEqual(['end']);
    expect(table.play.whyNot('attack').map(({ rule, with: given }) => [rule, given.reason])).toEqual([
      ['DU-ATK-1', 'tired'],
      ['DU-ATK-1', 'arrived'],
    ]);
  });

  rule('DU-ATK-2', 'the other mage may step in with a ready creature, or let it through', () => {
    const table = at({ sides: [{ line: ['louve'] }, { line: ['acolyte', { card: 'louve', is: 'tired' }] }] });

    table.choose('attack louve', 'pass', 'pass');

    expect(table.asked).toBe(1);
    expect(table.options).toEqual(['letThrough', 'block acolyte']);
  });

  rule('DU-ATK-2', 'who has no ready creature is not asked: everybody can see that', () => {
    const table = at({ sides: [{ line: ['louve'] }, { line: [{ card: 'louve', is: 'tired' }] }] });

    table.choose('attack louve', 'pass', 'pass');

    expect(table.kind).toBe('act');
    expect(table.life(1)).toBe(10);
  });

  rule('DU-ATK-3', 'a strike that is let through hurts the mage by the creature’s power', () => {
    const table = at({ sides: [{ line: ['louve'] }, { line: ['acolyte'] }] });

    table.choose('attack louve', 'pass', 'pass', 'letThrough');

    expect(table.life(1)).toBe(10);
  });

  rule('DU-ATK-3', 'the two creatures hurt each other at the same time', () => {
    const table = at({ sides: [{ line: ['louve'] }, { line: ['louve'] }] });

    table.choose('attack louve', 'pass', 'pass', 'block louve');

    expect([table.line(0), table.line(1)]).toEqual([[], []]);
    expect(table.life(1)).toBe(12);
  });

  rule('DU-ATK-3', 'boosts count in a strike', () => {
    const table = at({ sides: [{ well: 1, hand: ['rage'], line: ['louve'] }, {}] });

    table.choose('attack louve', 'play rage', 'target louve', 'spend', 'pass', 'pass', 'pass', 'pass');

    expect(table.life(1)).toBe(8);
  });
});
