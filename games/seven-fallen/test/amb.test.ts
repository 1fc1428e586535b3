import { rule } from '@tablee/kernel/testing';
import { describe, expect } from 'vitest';
import { announce, at, card, declare, FAITH, pass, say, stats, strike } from './at.ts';

describe('Embuscade and Renfort', () => {
  rule('SF-AMB-1', 'one announced attacker at most is in Embuscade, an Ange or Archange, or none', () => {
    const begin = () => {
      const t = at({
        mine: { ag: ['ange-3-4', 'ange-2-3'], archangeIs: 'ag' },
        theirs: { ag: ['ange-2-9'] },
      });
      say(t, 'attack');
      pass(t);
      return say(t, 'announce ange-3-4', 'announce seraphe', 'done');
    };
    const one = begin();
    expect(one.options.map((option) => option.split('#')[0])).toEqual([
      'nobody',
      'embuscade ange-3-4',
      'embuscade seraphe',
    ]);
    pass(say(one, 'embuscade seraphe'));
    expect(one.state.sides[0]!.cards.filter(({ role }) => role === 'embuscade')).toHaveLength(1);

    const none = pass(say(begin(), 'nobody'));
    expect(none.state.sides[0]!.cards.some(({ role }) => role === 'embuscade')).toBe(false);
  });

  rule(
    [
      'SF-AMB-1',
      'SF-AMB-2',
      'SF-AMB-3',
      'SF-ZONE-13',
      'R-SF-39',
      'SF-DEC-15',
      'SF-DIVIN-9',
      'SF-DIVIN-10',
      'R-SF-95',
    ],
    'a unit in Embuscade may strike an undefended Divinité, which deals nothing back',
    () => {
      const theirs = { fv: 10, ldf: ['ange-0-3'], adoration: ['adorateur-1'] };
      const t = announce(
        at({ mine: { ag: ['ange-3-4', 'ange-2-3'] }, theirs }),
        ['ange-3-4', 'ange-2-3'],
        'ange-3-4',
      );

      // Not in Embuscade, it reaches the CDB alone: no Divinité, no Temple, no Adorateur.
      expect(t.options.map((option) => option.split('#')[0])).toEqual(['strike ange-0-3', 'hold']);
      say(t, 'hold');
      strike(t, 'ange-3-4', 'divinite');

      expect([t.state.sides[1]!.fv, stats(t, 'ange-3-4'), card(t, 'ange-3-4')!.place]).toEqual([
        7,
        '3/4',
        'ldf',
      ]);
    },
  );

  rule(['SF-AMB-2', 'SF-RENF-6'], 'an ordinary attacker may not', () => {
    const t = announce(at({ mine: { ag: ['ange-3-4'] }, theirs: { ldf: ['ange-0-3'] } }), ['ange-3-4']);

    expect(t.whyNot('divinite').map(({ rule }) => rule)).toEqual(['SF-AMB-2']);
  });

  rule(
    ['SF-AMB-3', 'SF-AMB-7', 'SF-AMB-8', 'SF-EX-9', 'R-SF-36'],
    'with a defender on the AG, inclined or not, it may hold or attack a unit',
    () => {
      const t = announce(
        at({ mine: { ag: ['ange-3-4'] }, theirs: { ag: [{ card: 'ange-0-3', inclined: true }] } }),
        ['ange-3-4'],
        'ange-3-4',
      );

      expect(t.options.map((option) => option.split('#')[0])).toEqual(['strike ange-0-3', 'hold']);
      expect(t.whyNot('divinite').map(({ rule }) => rule)).toEqual(['SF-AMB-3']);
    },
  );

  rule(['SF-AMB-9', 'SF-EX-9', 'SF-MIRACLE-8'], 'the defender may be removed first by a Miracle', () => {
    const t = at({
      mine: { ag: ['ange-3-4'], adoration: ['adorateur-1', 'adorateur-2'], hand: ['fin'] },
      theirs: { fv: 9, ag: ['ange-0-3'] },
    });
    say(t, 'attack');
    pass(t);
    say(t, 'announce ange-3-4', 'done', 'embuscade ange-3-4');
    say(t, 'play fin', 'target ange-0-3', 'revoke adorateur-1');
    pass(t);

    strike(t, 'ange-3-4', 'divinite');

    expect(t.state.sides[1]!.fv).toBe(6);
  });

  rule(
    [
      'SF-AMB-4',
      'SF-AMB-5',
      'SF-AMB-12',
      'SF-GOLEM-9',
      'SF-EX-10',
      'SF-RENF-1',
      'SF-RENF-2',
      'SF-RENF-3',
      'SF-RENF-5',
      'SF-KW-PACIFISTE-1',
      'SF-KW-PACIFISTE-2',
      'SF-DEC-16',
    ],
    'a lone Golem, a Pacifiste and units on the LDF defend nothing: Renfort is allowed',
    () => {
      const t = announce(
        at({
          mine: { ag: ['ange-3-4', 'ange-2-3'] },
          theirs: { fv: 10, ag: ['golem-2'], ldf: ['archer'], archangeIs: 'banished' },
        }),
        ['ange-3-4', 'ange-2-3'],
        'ange-3-4',
        'ange-2-3',
      );

      strike(t, 'ange-3-4', 'divinite');
      strike(t, 'ange-2-3', 'divinite');

      expect(t.state.sides[1]!.fv).toBe(5);
      const calm = announce(
        at({ mine: { ag: ['ange-3-4', 'ange-2-3'] }, theirs: { fv: 10, ag: ['pacifiste'] } }),
        ['ange-3-4', 'ange-2-3'],
        'ange-3-4',
        'ange-2-3',
      );
      expect(card(calm, 'ange-2-3')!.role).toBe('renfort');
    },
  );

  rule(
    ['SF-RENF-1', 'SF-RENF-8'],
    'with a defender there is no Renfort, without an Embuscade neither',
    () => {
      const t = at({ mine: { ag: ['ange-3-4', 'ange-2-3'] }, theirs: { ag: ['ange-0-3'] } });
      say(t, 'attack');
      pass(t);
      say(t, 'announce ange-3-4', 'announce ange-2-3', 'done', 'embuscade ange-3-4');
      expect(t.kind).toBe('react');

      const open = at({ mine: { ag: ['ange-3-4', 'ange-2-3'] }, theirs: { ldf: ['ange-0-3'] } });
      say(open, 'attack');
      pass(open);
      say(open, 'announce ange-3-4', 'announce ange-2-3', 'done', 'nobody');
      expect(open.kind).toBe('react');
    },
  );

  rule(
    ['SF-AMB-6', 'R-SF-41'],
    'units in Embuscade are declared last, and never grouped with ordinary ones',
    () => {
      const t = announce(
        at({ mine: { ag: ['ange-3-4', 'ange-2-3'] }, theirs: { ag: ['ange-2-9'] } }),
        ['ange-3-4', 'ange-2-3'],
        'ange-3-4',
      );

      expect(t.kind).toBe('target');
      expect(t.options.some((option) => option.startsWith('join'))).toBe(false);
      strike(t, 'ange-2-3', 'strike ange-2-9');
      expect(t.options.some((option) => option.startsWith('strike ange-2-9'))).toBe(true);
    },
  );

  rule(
    [
      'SF-AMB-10',
      'R-SF-40',
      'SF-AMB-11',
      'SF-KW-TEMPETE-1',
      'SF-KW-TEMPETE-2',
      'SF-KW-TEMPETE-3',
      'SF-KW-TEMPETE-5',
    ],
    'an Ange with Tempête brought onto the AG makes the attack on the Divinité fail',
    () => {
      const t = announce(
        at({ mine: { ag: ['ange-3-4'] }, theirs: { fv: 10, hand: ['tempete'], ec: 2 } }),
        ['ange-3-4'],
        'ange-3-4',
      );

      declare(t, 'ange-3-4', 'divinite');
      t.choose('pass');
      say(t, 'play tempete');
      expect([card(t, 'tempete')!.place, t.state.pile.length]).toEqual(['ag', 0]);
      pass(t);

      expect([t.state.sides[1]!.fv, card(t, 'ange-3-4')!.inclined, t.kind]).toEqual([10, true, 'act']);
    },
  );
});

describe('Renfort and Embuscade, later', () => {
  rule(
    ['SF-RENF-7', 'R-SF-94'],
    'a Renfort keeps its state when a defender comes or the unit in Embuscade goes',
    () => {
      const t = announce(
        at({ mine: { ag: ['ange-3-4', 'ange-2-3'], hand: ['fin'], adoration: FAITH }, theirs: { fv: 9 } }),
        ['ange-3-4', 'ange-2-3'],
        'ange-3-4',
        'ange-2-3',
      );
      declare(t, 'ange-3-4', 'divinite');
      say(t, 'play fin', 'target ange-3-4', 'revoke adorateur-1');
      pass(t);
      expect(t.state.sides[1]!.fv).toBe(9);

      strike(t, 'ange-2-3', 'divinite');

      expect(t.state.sides[1]!.fv).toBe(7);
    },
  );

  rule(
    ['SF-RENF-4', 'SF-KW-GARDIEN-2', 'SF-KW-RETRAIT-3'],
    'an effect may add a Renfort, never a Gardien; it counts as announced for Retrait',
    () => {
      const begin = (unit: string) => {
        const t = at({
          mine: { ag: ['ange-2-3', unit], hand: ['renforts'], adoration: FAITH },
          theirs: { fv: 9 },
        });
        say(t, 'attack');
        pass(t);
        say(t, 'announce ange-2-3', 'done', 'embuscade ange-2-3', 'play renforts', `target ${unit}`);
        return pass(t);
      };
      expect(card(begin('gardien'), 'gardien')).toMatchObject({ place: 'ag', role: 'none' });

      const t = begin('retrait');
      strike(t, 'ange-2-3', 'divinite');
      strike(t, 'retrait', 'divinite');
      expect(t.options.map((option) => option.split('#')[0])).toEqual(['done', 'fall-back retrait']);
    },
  );

  rule('R-SF-91', 'an announced attacker that gets frozen can’t be declared', () => {
    const t = at({
      mine: { ag: ['ange-2-3', 'ange-3-4'], hand: ['tempete'], ec: 2 },
      theirs: { ag: ['ange-0-3'] },
    });
    announce(t, ['ange-2-3', 'ange-3-4']);
    strike(t, 'ange-2-3', 'strike ange-0-3');
    const other = card(t, 'ange-3-4')!;
    other.frozen = true;
    other.inclined = true;
    say(t, 'hold');

    expect(t.state.attack).toBeNull();
  });
});
