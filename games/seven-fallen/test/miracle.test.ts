import { rule } from '@tablee/kernel/testing';
import { describe, expect } from 'vitest';
import { at, ec, FAITH, names, pass, refused, say, stats, zone } from './at.ts';

describe('Miracles', () => {
  rule(
    ['SF-MIRACLE-1', 'SF-MIRACLE-2', 'R-SF-21', 'SF-TEMPLE-6'],
    'the minimum counts the Adorateurs in Adoration, not the Temple',
    () => {
      const two = at({ mine: { hand: ['miracle-3-2'], adoration: FAITH.slice(0, 2) } });
      const three = at({
        mine: {
          hand: ['miracle-3-2'],
          adoration: [{ card: 'adorateur-1', ec: 0 }, 'adorateur-2', 'adorateur-3'],
        },
      });

      expect(refused(two, 'play', 'miracle-3-2')).toEqual(['SF-MIRACLE-2']);
      expect(three.options.some((option) => option.startsWith('play miracle-3-2'))).toBe(true);
    },
  );

  rule(
    [
      'SF-MIRACLE-3',
      'SF-MIRACLE-4',
      'SF-MIRACLE-6',
      'SF-MIRACLE-7',
      'SF-EX-6',
      'SF-EC-10',
      'R-SF-18',
      'SF-DEC-12',
      'SF-TERM-8',
      'SF-ADOR-9',
      'SF-WORD-3',
    ],
    'exactly so many are revoked, of one’s choice; their EC is lost',
    () => {
      const t = at({ mine: { hand: ['miracle-3-2'], adoration: FAITH } });

      say(t, 'play miracle-3-2', 'revoke adorateur-3', 'revoke adorateur-1');

      expect([zone(t, 0, 'purgatoire').sort(), ec(t, 0)]).toEqual([['adorateur-1', 'adorateur-3'], 2]);
    },
  );

  rule(
    ['SF-MIRACLE-5', 'SF-MIRACLE-9', 'SF-STACK-18', 'R-SF-23', 'SF-STACK-2', 'SF-STACK-6'],
    'with 0 nothing is revoked; on the Pile it is in no zone, afterwards in the Purgatoire',
    () => {
      const t = at({ mine: { hand: ['chatiment'], adoration: FAITH.slice(0, 1) }, theirs: { fv: 9 } });

      say(t, 'play chatiment');
      expect([
        names(
          t,
          t.state.pile.map(({ piece }) => piece),
        ),
        zone(t, 0, 'purgatoire'),
      ]).toEqual([['chatiment'], []]);
      pass(t);

      expect([t.state.sides[1]!.fv, zone(t, 0, 'purgatoire')]).toEqual([6, ['chatiment']]);
    },
  );

  rule(
    ['SF-MIRACLE-10', 'R-SF-24', 'SF-DEC-13'],
    'a Serment that can’t be kept forbids the Miracle; its price is paid',
    () => {
      const poor = at({ mine: { hand: ['serment'], adoration: FAITH } });
      const t = at({
        mine: { hand: ['serment'], adoration: FAITH, purgatoire: ['archer'], livre: ['berserk'] },
      });

      expect(refused(poor, 'play', 'serment')).toEqual(['SF-MIRACLE-10']);
      say(t, 'play serment');
      pass(t);

      expect([zone(t, 0, 'pandemonium'), zone(t, 0, 'hand')]).toEqual([['archer'], ['berserk']]);
    },
  );

  rule(['SF-MIRACLE-11', 'SF-PRIO-4'], 'any number in a turn, in the other’s turn too', () => {
    const t = at({
      mine: { hand: ['chatiment', 'chatiment'], adoration: FAITH },
      theirs: { fv: 9, hand: ['chatiment'], adoration: FAITH },
    });

    say(t, 'play chatiment');
    t.choose('pass');
    say(t, 'play chatiment');
    pass(t);
    say(t, 'play chatiment');
    pass(t);

    expect(t.state.sides.map(({ fv }) => fv)).toEqual([17, 3]);
  });

  rule('SF-STACK-15', 'what revoking sets off comes on top and resolves before the Miracle', () => {
    const t = at({
      mine: { hand: ['fin'], adoration: ['martyr', 'adorateur-1'], livre: ['archer'] },
      theirs: { ag: ['ange-2-3'] },
    });

    say(t, 'play fin', 'target ange-2-3', 'revoke martyr');
    expect(
      names(
        t,
        t.state.pile.map(({ piece }) => piece),
      ),
    ).toEqual(['fin', 'martyr']);
    t.choose('pass', 'pass');

    expect([zone(t, 0, 'hand'), stats(t, 'ange-2-3')]).toEqual([['archer'], '2/3']);
  });
});
