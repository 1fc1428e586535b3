import { rule } from '@tablee/kernel/testing';
import { describe, expect } from 'vitest';
import { announce, at, card, declare, ec, FAITH, pass, say, stats } from '../at.ts';

describe('Miracles aimed at', () => {
  rule(
    ['SF-KW-EGIDE-1', 'SF-KW-EGIDE-4', 'SF-KW-EGIDE-6', 'R-SF-64'],
    'Égide ignores the first opposing Miracle of the turn, the next one works',
    () => {
      const t = at({
        mine: { hand: ['foudre', 'foudre', 'double-foudre'], adoration: FAITH },
        theirs: { ag: ['egide', 'ange-2-9'] },
      });

      say(t, 'play foudre', 'target egide');
      pass(t);
      expect(stats(t, 'egide')).toBe('2/2');
      say(t, 'play foudre', 'target egide');
      pass(t);
      expect(stats(t, 'egide')).toBe('gone');
    },
  );

  rule(['R-SF-98', 'SF-KW-ARCHERIE-2'], 'what cannot be targeted is out of reach of keywords too', () => {
    const shot = (...theirs: string[]) => {
      const t = announce(at({ mine: { ag: ['archer'] }, theirs: { ag: ['a-untargetable', ...theirs] } }), [
        'archer',
      ]);
      return declare(t, 'archer', 'strike a-untargetable');
    };

    expect(shot().options.map((option) => option.split('#')[0])).toEqual(['target archer', 'decline']);
    expect(shot('ange-0-3').options).toHaveLength(4);
  });

  rule(['SF-KW-EGIDE-3', 'SF-EX-21'], 'an Ange already targeted this turn gains nothing by Égide', () => {
    const t = at({
      mine: { hand: ['foudre', 'foudre'], adoration: FAITH },
      theirs: { ag: ['ange-2-9'], hand: ['egide-pour-tous'], adoration: FAITH },
    });

    say(t, 'play foudre', 'target ange-2-9');
    t.choose('pass');
    say(t, 'play egide-pour-tous', 'target ange-2-9');
    pass(t);
    say(t, 'play foudre', 'target ange-2-9');
    pass(t);

    expect(stats(t, 'ange-2-9')).toBe('2/9-4');
  });

  rule(
    'SF-KW-EGIDE-4',
    'the parts of the Miracle that do not touch the Ange work, its own and others’',
    () => {
      const one = at({
        mine: { fv: 10, hand: ['faim-collective'], adoration: [...FAITH, 'adorateur-4', 'adorateur-5'] },
        theirs: { ag: ['egide'] },
      });
      say(one, 'play faim-collective', 'target egide', 'revoke adorateur-1');
      pass(one);

      expect([stats(one, 'egide'), one.state.sides[0]!.fv]).toEqual(['2/2', 11]);

      const two = at({
        mine: { hand: ['deux-traits'], adoration: FAITH },
        theirs: { ag: ['egide', 'ange-2-9'] },
      });
      say(two, 'play deux-traits', 'target egide', 'target ange-2-9');
      pass(two);

      expect([stats(two, 'egide'), stats(two, 'ange-2-9')]).toEqual(['2/2', '2/9-2']);
    },
  );

  rule(
    ['SF-KW-EGIDE-4', 'SF-STACK-12'],
    'what Égide stops is no illegal target: the rest works though another one is gone',
    () => {
      const t = at({
        mine: { hand: ['deux-traits'], adoration: FAITH },
        theirs: { ag: ['egide', 'ange-2-3'], hand: ['retour'], adoration: FAITH },
      });
      say(t, 'play deux-traits', 'target egide', 'target ange-2-3');
      t.choose('pass');
      say(t, 'play retour', 'target ange-2-3');
      t.choose('pass', 'pass', 'pass', 'pass');

      expect(
        t.told(0).flatMap((told) => ('card' in told && told.card === 'deux-traits' ? [told.event] : [])),
      ).toEqual(['played', 'triggered', 'resolved', 'entryDone']);
    },
  );

  rule('SF-KW-EGIDE-5', 'one’s own Miracles are not stopped', () => {
    const t = at({ mine: { ag: ['egide'], hand: ['foudre'], adoration: FAITH } });

    say(t, 'play foudre', 'target egide');
    pass(t);

    expect(stats(t, 'egide')).toBe('gone');
  });

  rule(
    ['SF-KW-ESQUIVE-1', 'SF-KW-ESQUIVE-2', 'SF-KW-ESQUIVE-5'],
    'Esquive (2) costs 2 EC more, or can’t be targeted',
    () => {
      const poor = at({
        mine: { hand: ['foudre'], adoration: [{ card: 'adorateur-1', ec: 1 }] },
        theirs: { ag: ['esquive', 'ange-2-9'] },
      });
      say(poor, 'play foudre');
      expect(poor.options.map((option) => option.split('#')[0])).toEqual(['target ange-2-9', 'back']);

      const t = at({
        mine: { hand: ['foudre'], adoration: ['adorateur-3'] },
        theirs: { ag: ['esquive', 'ange-2-9'] },
      });
      say(t, 'play foudre', 'target esquive');
      expect(ec(t, 0)).toBe(1);
      // The Miracle alone lies on the Pile: Esquive is a price.
      expect(t.state.pile).toHaveLength(1);
    },
  );

  rule(
    ['SF-KW-ESQUIVE-3', 'R-SF-65', 'SF-KW-ESQUIVE-4'],
    'two such pages are both paid for; one’s own cost nothing',
    () => {
      const t = at({
        mine: { hand: ['double-foudre', 'foudre'], ag: ['esquive'], adoration: ['adorateur-5'] },
        theirs: { ag: ['esquive', 'esquive'] },
      });
      const [one, other] = t.state.sides[1]!.cards.filter(({ place }) => place === 'ag');

      say(t, 'play double-foudre', `target esquive#${one!.piece}`, `target esquive#${other!.piece}`);
      if (t.kind === 'target') say(t, 'done');
      expect(ec(t, 0)).toBe(1);
      pass(t);
      say(t, 'play foudre', `target esquive#${card(t, 'esquive', 0)!.piece}`);
      expect(ec(t, 0)).toBe(1);
    },
  );
});

rule(['SF-KW-ESQUIVE-3', 'SF-KW-ESQUIVE-2'], 'a second page is a target only if both can be paid for', () => {
  const aimed = (given: number) => {
    const t = at({
      mine: { ec: given, hand: ['double-foudre'], adoration: [{ card: 'adorateur-1', ec: 0 }] },
      theirs: { ag: ['esquive', { card: 'esquive', atq: 1 }] },
    });
    say(t, 'play double-foudre', 'target esquive');
    return t.options.filter((option) => option.startsWith('target')).length;
  };

  expect([aimed(2), aimed(3), aimed(4)]).toEqual([0, 0, 1]);
});

rule('SF-KW-ESQUIVE-4', 'an ability or an attack reaches a page with Esquive for nothing', () => {
  const t = announce(at({ mine: { ag: ['archer'] }, theirs: { ag: ['esquive'] } }), ['archer']);

  declare(t, 'archer', 'strike esquive');
  say(t, 'target esquive');
  expect(t.kind).toBe('react');
  pass(t);

  expect([ec(t, 0), card(t, 'esquive')]).toEqual([0, undefined]);
});
