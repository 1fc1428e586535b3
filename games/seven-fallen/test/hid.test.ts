import { imagine, randomFrom, view } from '@tablee/kernel';
import { rule } from '@tablee/kernel/testing';
import { describe, expect } from 'vitest';
import { sevenFallen } from '../index.ts';
import { at, say } from './at.ts';

describe('what everybody sees', () => {
  rule(['SF-HID-6', 'SF-GOAL-5'], 'open zones, counters, damage and the Pile are in both views', () => {
    const t = at({
      mine: {
        ag: [{ card: 'ange-2-9', damage: 3, poseidor: 2 }],
        limbes: ['archer'],
        purgatoire: ['berserk'],
        pandemonium: ['damne'],
        ec: 4,
      },
    });
    const [mine, theirs] = [t.table.view(0 as never).table.sides[0], t.table.view(1 as never).table.sides[0]];

    expect(theirs.cards).toEqual(mine.cards);
    expect([theirs.limbes, theirs.purgatoire, theirs.pandemonium]).toEqual([
      mine.limbes,
      mine.purgatoire,
      mine.pandemonium,
    ]);
  });

  rule(
    'SF-HID-2',
    'whoever imagines the hidden cards leaves as many in hand and Livre Sacré as there are',
    () => {
      const t = at({
        theirs: {
          hand: ['archer', 'berserk', 'flamme'],
          livre: [],
          registre: ['adorateur-1', 'adorateur-2'],
        },
      });
      const seen = view(sevenFallen, t.state, 0 as never);

      for (let n = 0; n < 5; n++) {
        const { sides } = imagine(sevenFallen, seen, t.state.content, {
          random: randomFrom(`${n}`),
        } as never);
        expect([sides[1]!.hand.length, sides[1]!.livre.length, sides[1]!.registre.length]).toEqual([3, 0, 2]);
      }
    },
  );

  rule('SF-WIN-11', 'a window can be passed by itself: it always has an option marked so', () => {
    const t = say(at({ theirs: { hand: ['golem-2'], ec: 9 } }), 'end');

    expect(t.state.open[0]!.options.filter((option) => option.pass)).toHaveLength(1);
  });
});
