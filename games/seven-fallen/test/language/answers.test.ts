import { rule } from '@tablee/kernel/testing';
import { describe, expect, test } from 'vitest';
import { announce, at, card, declare, pass, say, stats, type Table, zone } from '../at.ts';
import { FAITH } from './use.ts';

describe('what answers do to the Pile and the phase', () => {
  /** Seat 1 answers a Foudre at its Ange. */
  function answer(id: string): Table {
    const t = at({
      mine: { hand: ['foudre'], adoration: FAITH, ag: ['ange-3-4'] },
      theirs: { hand: [id], adoration: FAITH, ag: ['ange-5-5'] },
    });
    say(t, 'play foudre', 'target ange-5-5', 'pass');
    return say(t, `play ${id}`);
  }

  test('SF-DATA-19: an entry of the Pile is cancelled', () => {
    const t = pass(say(answer('m-cancel'), 'target foudre'));

    expect([stats(t, 'ange-5-5'), zone(t, 0, 'purgatoire')]).toEqual(['5/5', ['foudre']]);
  });

  test('SF-DATA-19: an entry gets new targets, chosen by whoever redirects it', () => {
    const t = pass(say(answer('m-redirect'), 'target foudre'));
    expect([t.kind, t.asked]).toEqual(['retarget', 1]);
    pass(say(t, 'target ange-3-4'));

    expect([stats(t, 'ange-5-5'), stats(t, 'ange-3-4')]).toEqual(['5/5', '3/4-2']);
  });

  test('SF-DATA-19: each of several targets is chosen anew, one after the other', () => {
    const t = at({
      mine: { hand: ['deux-traits'], adoration: FAITH, ag: ['ange-3-4'] },
      theirs: { hand: ['m-redirect'], adoration: FAITH, ag: ['ange-5-5', 'ange-2-9'] },
    });
    say(t, 'play deux-traits', 'target ange-5-5', 'target ange-5-5', 'pass', 'play m-redirect');
    pass(say(t, 'target deux-traits'));
    expect(t.options.map((option) => option.split('#')[0])).toEqual([
      'decline',
      'target ange-3-4',
      'target ange-2-9',
    ]);
    say(t, 'target ange-3-4');
    expect(t.options.map((option) => option.split('#')[0])).toEqual(['decline', 'target ange-2-9']);
    pass(say(t, 'target ange-2-9'));

    expect([stats(t, 'ange-5-5'), stats(t, 'ange-3-4'), stats(t, 'ange-2-9')]).toEqual([
      '5/5',
      '3/4-1',
      '2/9-2',
    ]);
  });

  test('SF-DATA-19: a copy goes on top, with new targets or the old ones; no card goes with it', () => {
    const t = pass(say(answer('m-copy'), 'target foudre'));
    pass(say(t, 'target ange-3-4'));
    const same = pass(say(answer('m-copy'), 'target foudre'));
    pass(say(same, 'decline'));

    expect([stats(t, 'ange-5-5'), stats(t, 'ange-3-4')]).toEqual(['5/5-2', '3/4-2']);
    expect([stats(same, 'ange-5-5'), zone(same, 0, 'purgatoire'), zone(same, 1, 'purgatoire')]).toEqual([
      '5/5-4',
      ['foudre'],
      ['m-copy'],
    ]);
  });

  rule(
    'R-SF-45',
    'the Phase d’attaque is ended by an effect: the declared combat is dropped (SF-DATA-19)',
    () => {
      const t = at({
        mine: { ag: ['ange-3-4', 'ange-2-3'] },
        theirs: { hand: ['m-end-attack'], adoration: FAITH, ag: ['ange-5-5'] },
      });
      declare(announce(t, ['ange-3-4', 'ange-2-3']), 'ange-3-4', 'strike ange-5-5');
      pass(say(t, 'pass', 'play m-end-attack'));

      expect([t.kind, stats(t, 'ange-5-5'), t.state.attack, t.state.attackUsed]).toEqual([
        'act',
        '5/5',
        null,
        true,
      ]);
    },
  );

  rule('R-SF-99', 'inside the phase: a further Renfort, an attacker put in Embuscade (SF-DATA-19)', () => {
    const phase = (hand: string) => {
      const t = at({
        mine: { ag: ['ange-3-4', 'ange-2-3'], hand: [hand], adoration: FAITH },
        theirs: { fv: 9 },
      });
      return say(t, 'attack', 'pass', 'pass', 'announce ange-3-4', 'done', 'nobody');
    };
    const renfort = pass(say(phase('m-reinforce'), 'play m-reinforce', 'target ange-2-3'));
    pass(say(renfort, 'divinite'));
    expect([card(renfort, 'ange-2-3')!.place, renfort.state.sides[1]!.fv]).toEqual(['ldf', 7]);

    const ambush = pass(say(phase('m-ambush'), 'play m-ambush', 'target'));
    pass(say(ambush, 'divinite'));
    expect(ambush.state.sides[1]!.fv).toBe(6);
  });

  rule('R-SF-91', 'inside the phase: one attack more for a unit that has attacked (SF-DATA-19)', () => {
    const t = at({
      mine: { ag: ['ange-3-4'], hand: ['m-attack-again'], adoration: FAITH },
      theirs: { ag: ['ange-2-9'] },
    });
    declare(announce(t, ['ange-3-4']), 'ange-3-4', 'strike ange-2-9');
    t.choose('pass', 'pass');
    pass(say(t, 'play m-attack-again', 'target'));
    pass(say(t, 'strike ange-2-9'));

    expect([t.kind, stats(t, 'ange-2-9')]).toEqual(['act', '2/9-6']);
  });
});
