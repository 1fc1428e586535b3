import { rule } from '@tablee/kernel/testing';
import { describe, expect } from 'vitest';
import { announce, at, card, declare, pass, say, stats, strike } from './at.ts';

describe('Mortelle', () => {
  rule(
    [
      'SF-MORTAL-1',
      'SF-MORTAL-2',
      'SF-MORTAL-3',
      'SF-MORTAL-7',
      'SF-DIVIN-5',
      'SF-GOAL-3',
      'SF-EX-13',
      'R-SF-45',
      'R-SF-46',
      'SF-SEQ-16',
      'SF-SBA-2',
      'SF-DIVIN-4',
    ],
    'at 0 FV it becomes Mortelle and the phase stops: no Plume falls in it',
    () => {
      const t = announce(
        at({ mine: { ag: ['ange-5-5', 'ange-3-4'] }, theirs: { fv: 3 } }),
        ['ange-5-5', 'ange-3-4'],
        'ange-5-5',
        'ange-3-4',
      );

      strike(t, 'ange-5-5', 'divinite');

      expect(t.state.sides[1]).toMatchObject({ fv: 0, mortelle: true, plumes: 1 });
      expect([t.kind, t.state.attackUsed, card(t, 'ange-3-4')!.inclined]).toEqual(['act', true, false]);
      expect(t.state.result).toBeNull();
    },
  );

  rule(
    ['SF-GOAL-1', 'SF-GOAL-2', 'SF-DIVIN-7', 'SF-DIVIN-8', 'SF-MORTAL-4'],
    'the last Plume wins the game',
    () => {
      const t = announce(at({ mine: { ag: ['ange-5-5'] }, theirs: { fv: 0 } }), ['ange-5-5'], 'ange-5-5');

      strike(t, 'ange-5-5', 'divinite');

      expect(t.state.result).toMatchObject({ winners: [0], rule: 'SF-GOAL-1' });
    },
  );

  rule(
    ['SF-EX-12', 'SF-MORTAL-5', 'SF-MORTAL-6'],
    'three Plumes take three successful attacks; an ATQ of 0 drops none',
    () => {
      const t = announce(
        at({ mine: { ag: ['ange-5-5', 'ange-0-3'] }, theirs: { fv: 0, divinite: 'sol-jumelle' } }),
        ['ange-5-5', 'ange-0-3'],
        'ange-5-5',
        'ange-0-3',
      );

      expect(t.state.sides[1]!.plumes).toBe(3);
      strike(t, 'ange-5-5', 'divinite');
      strike(t, 'ange-0-3', 'divinite');

      expect([t.state.sides[1]!.plumes, t.state.result]).toEqual([2, null]);
    },
  );

  rule(
    ['SF-MORTAL-8', 'SF-DIVIN-6', 'R-SF-46'],
    'effects neither drop a Plume nor heal a Mortelle Divinité',
    () => {
      const t = at({
        mine: { hand: ['chatiment'], adoration: ['adorateur-1'] },
        theirs: { fv: 0, ag: ['nocturne'] },
      });

      say(t, 'play chatiment');
      pass(t);

      expect(t.state.sides[1]).toMatchObject({ plumes: 1, fv: 0 });
      const gaining = pass(at({ at: 'nuit', mine: { fv: 0, ag: ['nocturne'] } }));
      expect(gaining.state.sides[0]!.fv).toBe(0);
    },
  );

  rule('R-SF-45', 'Mortelle by an effect in a Contemplation: the declared combat is dropped', () => {
    const t = announce(
      at({
        mine: { ag: ['ange-3-4'], hand: ['chatiment'], adoration: ['adorateur-1'] },
        theirs: { fv: 3, ag: ['ange-0-3'] },
      }),
      ['ange-3-4'],
    );

    declare(t, 'ange-3-4', 'strike ange-0-3');
    say(t, 'play chatiment');
    pass(t);

    expect([stats(t, 'ange-0-3'), t.kind, t.state.sides[1]!.mortelle]).toEqual(['0/3', 'act', true]);
  });
});
