import { rule } from '@tablee/kernel/testing';
import { describe, expect } from 'vitest';
import { at, by, zone } from './at.ts';

describe('Grâce Divine', () => {
  const hand = ['archer', 'assassin', 'berserk', 'damne', 'flamme', 'geler'];

  rule(['SF-MULL-3', 'SF-DEC-2'], 'at most five pages, even from six', () => {
    const t = at({
      at: 'grace',
      mine: { hand, livre: Array(12).fill('ange-2-3') },
      config: { openingHand: 0, secondPlayerPages: 0 },
    });

    for (const page of hand.slice(0, 5)) by(t, 0, `set-aside ${page}`);

    const { options } = t.state.open.find(({ seat }) => seat === 0)!;
    expect(options.some((option) => option.do === 'setAside')).toBe(false);
    expect(t.table.whyNot(0 as never).map((refusal) => refusal.rule)).toEqual(['SF-MULL-3']);
  });

  rule(
    ['SF-MULL-4', 'SF-MULL-5', 'SF-MULL-2', 'R-SF-4', 'SF-EX-24', 'SF-HID-7'],
    'pages go below, as many are drawn, then it is shuffled; none comes back at once',
    () => {
      const t = at({
        at: 'grace',
        mine: { hand, livre: Array(12).fill('ange-2-3') },
        theirs: { hand: ['archer'] },
        config: { openingHand: 0, secondPlayerPages: 0 },
      });

      by(t, 0, 'set-aside archer', 'set-aside assassin', 'keep');
      by(t, 1, 'keep');

      expect(zone(t, 0, 'hand').sort()).toEqual([
        'ange-2-3',
        'ange-2-3',
        'berserk',
        'damne',
        'flamme',
        'geler',
      ]);
      expect(zone(t, 0, 'livre').sort().slice(-2)).toEqual(['archer', 'assassin']);
      expect(zone(t, 1, 'hand')).toEqual(['archer']);
      const heard = t.table.heard(1 as never).filter(({ event }) => ['setAside', 'graced'].includes(event));
      expect(heard.map(({ event }) => event)).toEqual(['graced', 'graced']);
    },
  );
});
