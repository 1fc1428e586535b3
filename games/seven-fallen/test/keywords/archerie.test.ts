import { rule } from '@tablee/kernel/testing';
import { describe, expect } from 'vitest';
import { announce, at, declare, pass, say, stats } from '../at.ts';

describe('Archerie', () => {
  rule(
    [
      'SF-KW-ARCHERIE-1',
      'SF-KW-ARCHERIE-2',
      'SF-KW-ARCHERIE-3',
      'SF-KW-ARCHERIE-5',
      'SF-DEC-22',
      'R-SF-34',
      'SF-SEQ-9',
    ],
    'after a declaration, effect damage to any page of the CDB, never doubled',
    () => {
      const t = announce(
        at({
          mine: { ag: ['archer'] },
          theirs: { ag: ['ange-0-3'], ldf: ['ange-2-9'], archangeIs: 'ag', secret: ['furtif'] },
        }),
        ['archer'],
      );

      declare(t, 'archer', 'strike ange-0-3');
      expect(t.options.map((option) => option.split('#')[0])).toEqual([
        'target archer',
        'target ange-0-3',
        'target ange-2-9',
        'decline',
      ]);
      say(t, 'target ange-2-9');
      expect(t.state.pile).toHaveLength(1);
      pass(t);

      expect(stats(t, 'ange-2-9')).toBe('2/9-2');
    },
  );

  rule(['SF-KW-ARCHERIE-4', 'SF-EX-14', 'R-SF-55'], 'Archerie (2) with Archerie (1) is Archerie (3)', () => {
    const t = announce(
      at({ mine: { ag: [{ card: 'archer', equipements: ['carquois'] }] }, theirs: { ag: ['ange-2-9'] } }),
      ['archer'],
    );

    declare(t, 'archer', 'strike ange-2-9');
    say(t, 'target ange-2-9');
    t.choose('pass', 'pass');

    expect(stats(t, 'ange-2-9')).toBe('2/9-3');
  });

  rule(
    ['SF-KW-ARCHERIE-1', 'R-SF-56'],
    'never against the Divinité; if it removes the défenseur, the attack fails',
    () => {
      const divine = announce(at({ mine: { ag: ['archer'] }, theirs: { fv: 9 } }), ['archer'], 'archer');
      declare(divine, 'archer', 'divinite');
      expect(divine.kind).toBe('react');

      const t = announce(at({ mine: { ag: ['archer'] }, theirs: { ag: ['ange-3-2'] } }), ['archer']);
      declare(t, 'archer', 'strike ange-3-2');
      say(t, 'target ange-3-2');
      pass(t);
      expect([stats(t, 'ange-3-2'), stats(t, 'archer')]).toEqual(['gone', '1/2']);
    },
  );

  rule('SF-KW-ARCHERIE-6', 'in a group each attacker with Archerie triggers', () => {
    const t = announce(at({ mine: { ag: ['archer', 'archer'] }, theirs: { ag: ['ange-2-9'] } }), [
      'archer',
      'archer',
    ]);

    declare(t, 'archer', 'strike ange-2-9', 'archer');

    expect([t.kind, t.options.length]).toEqual(['order', 2]);
  });
});

rule(
  'SF-SEQ-9',
  'Archerie and Honneur of one declaration are one batch, in the order their controller likes',
  () => {
    const armed = { card: 'honneur', equipements: ['epee', 'carquois'] };
    const t = announce(at({ mine: { ag: [armed] }, theirs: { ag: ['ange-2-9'] } }), ['honneur']);

    declare(t, 'honneur', 'strike ange-2-9');
    expect([t.kind, t.options.length]).toEqual(['order', 2]);
    t.choose(t.options[0]!);
    while (t.kind !== 'react') t.choose(t.options.find((option) => !option.startsWith('decline'))!);

    expect(t.state.pile).toHaveLength(2);
  },
);
