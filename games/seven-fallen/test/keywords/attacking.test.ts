import { rule } from '@tablee/kernel/testing';
import { describe, expect } from 'vitest';
import { announce, at, card, declare, FAITH, pass, play, say, stats, strike, zone } from '../at.ts';

describe('attacking keywords', () => {
  rule(
    [
      'SF-KW-BERSERK-1',
      'SF-KW-BERSERK-2',
      'SF-KW-BERSERK-3',
      'SF-KW-BERSERK-4',
      'SF-KW-BERSERK-6',
      'SF-KW-BERSERK-8',
      'SF-DEC-26',
      'SF-SEQ-17',
    ],
    'Berserk: a second attack at once, on another target; no third',
    () => {
      const t = announce(
        at({ mine: { ag: ['berserk', 'ange-1-1'] }, theirs: { ag: ['ange-0-3', 'ange-2-9'] } }),
        ['berserk', 'ange-1-1'],
      );

      strike(t, 'berserk', 'strike ange-2-9');
      // Nobody else comes in between.
      expect([t.kind, t.options.map((option) => option.split('#')[0])]).toEqual([
        'again',
        ['again berserk', 'enough'],
      ]);
      say(t, 'again berserk', 'strike ange-0-3');
      expect([t.kind, stats(t, 'ange-0-3')]).toEqual(['react', '0/3']);
      pass(t);

      expect([stats(t, 'ange-2-9'), stats(t, 'ange-0-3')]).toEqual(['2/9-3', 'gone']);
      strike(t, 'ange-1-1', 'hold');
      expect(t.kind).toBe('act');
    },
  );

  rule(
    'SF-KW-BERSERK-2',
    'the second attack may fall on the same page, or in Embuscade on the open Divinité',
    () => {
      const same = announce(at({ mine: { ag: ['berserk'] }, theirs: { ag: ['ange-2-9'] } }), ['berserk']);
      strike(same, 'berserk', 'strike ange-2-9');
      pass(say(same, 'again berserk', 'strike ange-2-9'));
      expect(stats(same, 'ange-2-9')).toBe('2/9-6');

      const hidden = announce(
        at({ mine: { ag: ['berserk'] }, theirs: { ag: ['ange-0-3'], fv: 10 } }),
        ['berserk'],
        'berserk',
      );
      strike(hidden, 'berserk', 'strike ange-0-3');
      pass(say(hidden, 'again berserk', 'divinite'));
      expect(hidden.state.sides[1]!.fv).toBe(7);
    },
  );

  rule(['SF-KW-BERSERK-5', 'R-SF-43'], 'not after an attack that dealt nothing', () => {
    const t = announce(at({ mine: { ag: [{ card: 'berserk', atq: -3 }] }, theirs: { ag: ['ange-0-3'] } }), [
      'berserk',
    ]);

    strike(t, 'berserk', 'strike ange-0-3');

    expect(t.kind).toBe('act');
  });

  rule(['SF-KW-BERSERK-7', 'SF-EX-15'], 'Berserk given to a Berserk: still two attacks', () => {
    const t = at({
      mine: { ag: ['berserk'], hand: ['colere'], adoration: FAITH },
      theirs: { ag: ['ange-2-9'] },
    });
    say(t, 'play colere', 'target berserk');
    pass(t);
    announce(t, ['berserk']);

    strike(t, 'berserk', 'strike ange-2-9');
    say(t, 'again berserk', 'strike ange-2-9');
    pass(t);

    expect([stats(t, 'ange-2-9'), t.kind]).toEqual(['2/9-6', 'act']);
  });

  rule(
    [
      'SF-KW-COLLATERAL-1',
      'SF-KW-COLLATERAL-2',
      'SF-KW-COLLATERAL-4',
      'SF-KW-COLLATERAL-5',
      'SF-KW-COLLATERAL-6',
      'SF-KW-COLLATERAL-9',
      'SF-EX-16',
      'SF-DEC-24',
      'SF-SEQ-15',
      'R-SF-60',
    ],
    'Collatéral: ATQ 5 against FV 3 gives 3 to another page of that line',
    () => {
      const t = announce(
        at({
          mine: { ag: ['collateral'] },
          theirs: { ag: ['ange-0-3', 'ange-2-9'], ldf: ['archer'], archangeIs: 'ag' },
        }),
        ['collateral'],
      );

      strike(t, 'collateral', 'strike ange-0-3');
      expect(t.options.map((option) => option.split('#')[0])).toEqual(['target ange-2-9', 'decline']);
      say(t, 'target ange-2-9');
      pass(t);

      expect([stats(t, 'ange-2-9'), stats(t, 'collateral')]).toEqual(['2/9-3', '5/3']);
    },
  );

  rule(['SF-KW-COLLATERAL-3', 'SF-TERM-11'], 'X never exceeds the printed ATQ', () => {
    const t = announce(
      at({
        mine: { ag: [{ card: 'collateral', atq: 4 }] },
        theirs: { ag: [{ card: 'ange-2-9' }, { card: 'ange-0-3', fv: 9 }] },
      }),
      ['collateral'],
    );

    strike(t, 'collateral', 'strike ange-2-9');
    say(t, 'target ange-0-3');
    pass(t);

    expect(stats(t, 'ange-0-3')).toBe('0/12-5');
  });

  rule(
    ['SF-KW-COLLATERAL-7', 'SF-KW-COLLATERAL-8', 'SF-KW-COLLATERAL-10'],
    'nothing if it dies, against an Archange or the Divinité',
    () => {
      const dead = announce(at({ mine: { ag: ['collateral'] }, theirs: { ag: ['ange-5-5', 'ange-2-9'] } }), [
        'collateral',
      ]);
      strike(dead, 'collateral', 'strike ange-5-5');
      expect([stats(dead, 'collateral'), dead.kind]).toEqual(['gone', 'act']);

      const arch = announce(
        at({ mine: { ag: [{ card: 'collateral', fv: 5 }] }, theirs: { ag: ['ange-2-9'], archangeIs: 'ag' } }),
        ['collateral'],
      );
      strike(arch, 'collateral', 'strike seraphe');
      expect(arch.kind).toBe('act');

      const divine = announce(
        at({ mine: { ag: ['collateral'] }, theirs: { fv: 18, ldf: ['ange-2-9'] } }),
        ['collateral'],
        'collateral',
      );
      strike(divine, 'collateral', 'divinite');
      expect(divine.kind).toBe('act');
    },
  );

  rule(
    ['SF-KW-FOURBERIE-1', 'SF-KW-FOURBERIE-2', 'SF-KW-FOURBERIE-3', 'SF-KW-FOURBERIE-4', 'R-SF-68'],
    'Fourberie passes a bound Golem, attacking and defending; a lone Golem is hurt',
    () => {
      const t = announce(
        at({
          mine: { ag: ['fourbe', 'fourbe'] },
          theirs: { ag: [{ card: 'ange-2-9', golem: 'golem-3' }, 'golem-3'] },
        }),
        ['fourbe', 'fourbe'],
      );
      declare(t, 'fourbe', 'strike ange-2-9');
      expect(t.state.pile).toEqual([]);
      pass(t);
      expect([stats(t, 'golem-3', 1), stats(t, 'ange-2-9')]).toEqual(['0/3', '2/9-2']);

      const back = announce(
        at({
          mine: { ag: [{ card: 'ange-3-4', golem: 'golem-3' }] },
          theirs: { ag: [{ card: 'fourbe', fv: 5 }] },
        }),
        ['ange-3-4'],
      );
      strike(back, 'ange-3-4', 'strike fourbe');
      expect([stats(back, 'golem-3'), stats(back, 'ange-3-4')]).toEqual(['0/3', '3/4-2']);

      const arrow = announce(
        at({
          mine: { ag: [{ card: 'fourbe', equipements: ['carquois'] }] },
          theirs: { ag: ['ange-1-1', { card: 'ange-2-9', golem: 'golem-3' }] },
        }),
        ['fourbe'],
      );
      declare(arrow, 'fourbe', 'strike ange-1-1');
      pass(say(arrow, 'target ange-2-9'));
      expect([stats(arrow, 'golem-3'), stats(arrow, 'ange-2-9')]).toEqual(['0/3', '2/9-1']);

      const lone = announce(at({ mine: { ag: ['fourbe'] }, theirs: { ag: ['golem-3'] } }), ['fourbe']);
      strike(lone, 'fourbe', 'strike golem-3');
      expect(stats(lone, 'golem-3')).toBe('0/3-2');
    },
  );

  rule(
    ['SF-KW-HONNEUR-1', 'SF-KW-HONNEUR-2', 'SF-KW-HONNEUR-4', 'SF-KW-HONNEUR-5', 'SF-DEC-23'],
    'Honneur (2): an equipped Ange that attacks gets two +1/+1; without an Équipement nothing',
    () => {
      const t = announce(
        at({ mine: { ag: [{ card: 'honneur', equipements: ['epee'] }] }, theirs: { fv: 18 } }),
        ['honneur'],
        'honneur',
      );
      declare(t, 'honneur', 'divinite');
      t.choose('accept');
      pass(t);
      expect([stats(t, 'honneur'), t.state.sides[1]!.fv]).toEqual(['5/5', 13]);

      const bare = announce(at({ mine: { ag: ['honneur'] }, theirs: { ag: ['ange-0-3'] } }), ['honneur']);
      declare(bare, 'honneur', 'strike ange-0-3');
      expect(bare.kind).toBe('react');
    },
  );

  rule(
    ['SF-KW-MORTSUBITE-2', 'SF-KW-MORTSUBITE-3'],
    'FV damage of Mort subite kills at once, what a BOU absorbs does not',
    () => {
      const t = announce(at({ mine: { ag: ['mort-subite'] }, theirs: { ag: ['ange-2-9'] } }), [
        'mort-subite',
      ]);
      strike(t, 'mort-subite', 'strike ange-2-9');
      expect(zone(t, 1, 'purgatoire')).toEqual(['ange-2-9']);

      const shielded = announce(
        at({ mine: { ag: ['mort-subite'] }, theirs: { ag: [{ card: 'ange-2-9', golem: 'golem-3' }] } }),
        ['mort-subite'],
      );
      strike(shielded, 'mort-subite', 'strike ange-2-9');
      expect([stats(shielded, 'golem-3'), stats(shielded, 'ange-2-9')]).toEqual(['0/3-2', '2/9']);
    },
  );

  rule(
    ['R-SF-48', 'SF-DEC-20', 'SF-SEQ-13'],
    'in a group the order decides whether Mort subite comes after the shield',
    () => {
      const group = () =>
        announce(
          at({
            mine: { ag: ['mort-subite', 'ange-2-3'] },
            theirs: { ag: [{ card: 'ange-0-3', fv: 6, golem: 'golem-2' }] },
          }),
          ['mort-subite', 'ange-2-3'],
        );
      const last = group();
      strike(last, 'mort-subite', 'strike ange-0-3', 'ange-2-3');
      say(last, 'first ange-2-3');
      pass(last);
      expect(card(last, 'ange-0-3')).toBeUndefined();

      const early = group();
      strike(early, 'mort-subite', 'strike ange-0-3', 'ange-2-3');
      say(early, 'first mort-subite');
      pass(early);
      expect(stats(early, 'ange-0-3')).toBe('0/9-2');
    },
  );

  rule(
    ['SF-KW-RETRAIT-1', 'SF-KW-RETRAIT-2', 'SF-KW-RETRAIT-4', 'SF-DEC-27', 'SF-SEQ-19'],
    'Retrait: back to the AG at the end of the phase, still inclined, if one likes',
    () => {
      const t = announce(at({ mine: { ag: ['retrait'] }, theirs: { ag: ['ange-0-3'] } }), ['retrait']);

      strike(t, 'retrait', 'strike ange-0-3');
      expect(t.options.map((option) => option.split('#')[0])).toEqual(['done', 'fall-back retrait']);
      say(t, 'fall-back retrait');

      expect(card(t, 'retrait')).toMatchObject({ place: 'ag', inclined: true });
    },
  );

  rule(
    ['SF-GOAL-4', 'SF-KW-RETRAIT-1'],
    'Retrait does not take back what a card forbids to fall back',
    () => {
      const given = { ag: ['retrait'], hand: ['entrave'], adoration: FAITH };
      const t = announce(at({ mine: given, theirs: { ag: ['ange-0-3'] } }), ['retrait']);

      declare(t, 'retrait', 'strike ange-0-3');
      say(t, 'play entrave', 'target retrait');
      pass(t);

      expect([t.kind, card(t, 'retrait')?.place]).toEqual(['act', 'ldf']);
    },
  );

  rule(
    ['SF-KW-TRESOR-1', 'SF-KW-TRESOR-2', 'SF-KW-TRESOR-7', 'SF-EX-17', 'SF-DEC-25', 'R-SF-81', 'SF-DMG-10'],
    'Trésor: ATQ 5 against FV 3 gives up to 3 Poseidor',
    () => {
      const t = announce(at({ mine: { ag: ['tresor'] }, theirs: { ag: ['ange-0-3'] } }), ['tresor']);

      strike(t, 'tresor', 'strike ange-0-3');
      expect(t.options).toEqual(['take 3', 'take 2', 'take 1', 'take 0']);
      t.choose('take 3');

      expect(card(t, 'tresor')!.poseidor).toBe(3);
    },
  );

  rule(['SF-KW-TRESOR-1'], 'who takes no Poseidor says so: the combat is over for both to see', () => {
    const t = announce(at({ mine: { ag: ['tresor'] }, theirs: { ag: ['ange-0-3'] } }), ['tresor']);

    strike(t, 'tresor', 'strike ange-0-3');
    t.choose('take 0');

    expect(t.told(1)).toContainEqual(expect.objectContaining({ event: 'hoardLeft', rule: 'SF-KW-TRESOR-1' }));
    const plain = announce(at({ mine: { ag: ['ange-5-5'] }, theirs: { ag: ['ange-0-3'] } }), ['ange-5-5']);
    strike(plain, 'ange-5-5', 'strike ange-0-3');
    expect(plain.told(0).map(({ event }) => event)).not.toContain('hoardLeft');
  });

  rule(
    ['SF-KW-TRESOR-3', 'SF-EX-25', 'R-SF-111'],
    'in a group 3 are shared 3/0, 2/1 or 1/2, never 0/3',
    () => {
      const t = announce(
        at({ mine: { ag: [{ card: 'tresor', atq: -2 }, 'petit-tresor'] }, theirs: { ag: ['ange-0-3'] } }),
        ['tresor', 'petit-tresor'],
      );

      strike(t, 'tresor', 'strike ange-0-3', 'petit-tresor');
      while (t.kind === 'damageOrder') t.choose(t.options[0]!);
      expect(t.options).toEqual(['take 3', 'take 2', 'take 1', 'take 0']);
      t.choose('take 0');
      expect(t.options).toEqual(['take 2', 'take 1', 'take 0']);
    },
  );

  rule(['SF-KW-TRESOR-6'], 'a défenseur gets none', () => {
    const t = announce(at({ mine: { ag: ['ange-2-9'] }, theirs: { ag: ['tresor'] } }), ['ange-2-9']);

    strike(t, 'ange-2-9', 'strike tresor');

    expect(card(t, 'tresor')!.poseidor).toBe(0);
  });

  rule(
    ['SF-KW-VAILLANT-1', 'SF-KW-VAILLANT-2', 'SF-KW-VAILLANT-3', 'R-SF-93'],
    'Vaillant is not doubled on the LDF, nor is a pair with a Vaillant Golem',
    () => {
      const t = announce(
        at({
          mine: { ag: ['ange-3-4', 'ange-2-3'] },
          theirs: { ldf: ['vaillant', { card: 'ange-2-9', golem: 'golem-vaillant' }] },
        }),
        ['ange-3-4', 'ange-2-3'],
      );

      strike(t, 'ange-3-4', 'strike vaillant');
      strike(t, 'ange-2-3', 'strike ange-2-9');

      expect([stats(t, 'vaillant'), stats(t, 'golem-vaillant'), stats(t, 'ange-2-9')]).toEqual([
        '2/4-3',
        'gone',
        '2/9',
      ]);
    },
  );

  rule(['SF-KW-PACIFISTE-3', 'SF-KW-PACIFISTE-6'], 'a Pacifiste may be attacked and strikes back', () => {
    const t = announce(at({ mine: { ag: ['ange-2-3'] }, theirs: { ag: ['pacifiste'] } }), ['ange-2-3']);

    strike(t, 'ange-2-3', 'strike pacifiste');

    expect([stats(t, 'pacifiste'), stats(t, 'ange-2-3')]).toEqual(['1/4-2', '2/3-1']);
  });

  rule(
    ['SF-KW-GARDIEN-3', 'SF-KW-GARDIEN-4', 'SF-KW-GARDIEN-5'],
    'one that gains Gardien once announced stays on the LDF and goes on',
    () => {
      const t = at({
        mine: { ag: ['ange-2-3'], hand: ['garde'], adoration: FAITH },
        theirs: { ag: ['ange-0-3'] },
      });
      say(t, 'attack');
      pass(t);
      say(t, 'announce ange-2-3', 'done', 'nobody', 'play garde', 'target ange-2-3');
      pass(t);

      strike(t, 'ange-2-3', 'strike ange-0-3');

      expect([stats(t, 'ange-0-3'), card(t, 'ange-2-3')!.place]).toEqual(['0/3-2', 'ldf']);
      const defended = at({ mine: { ag: ['ange-2-3'] }, theirs: { fv: 9, ag: ['gardien'] } });
      announce(defended, ['ange-2-3'], 'ange-2-3');
      expect(defended.options.map((option) => option.split('#')[0])).toEqual(['strike gardien', 'hold']);
    },
  );

  rule('R-SF-99', 'an effect puts a unit en Renfort after the announcement', () => {
    const t = at({
      mine: { ag: ['ange-2-3', 'ange-3-4'], hand: ['renforts'], adoration: FAITH },
      theirs: { fv: 9 },
    });
    say(t, 'attack');
    pass(t);
    say(t, 'announce ange-2-3', 'done', 'embuscade ange-2-3', 'play renforts', 'target ange-3-4');
    pass(t);

    expect(card(t, 'ange-3-4')).toMatchObject({ role: 'renfort', place: 'ldf' });
    expect(t.options.map((option) => option.split('#')[0])).toEqual(['declare ange-2-3', 'declare ange-3-4']);
  });
});

rule('R-SF-34', 'a Miracle and Flamme deal what they say on the LDF too', () => {
  const theirs = { ldf: ['ange-2-9'] };
  const struck = at({ mine: { hand: ['foudre'], adoration: FAITH }, theirs });
  pass(say(struck, 'play foudre', 'target ange-2-9'));
  const burnt = play(at({ mine: { hand: ['flamme'], ec: 2 }, theirs }), 'flamme');
  pass(burnt);

  const plain = at({ mine: { hand: ['foudre'], adoration: FAITH }, theirs: { ag: ['ange-2-9'] } });
  pass(say(plain, 'play foudre', 'target ange-2-9'));
  expect([stats(struck, 'ange-2-9'), stats(burnt, 'ange-2-9')]).toEqual([stats(plain, 'ange-2-9'), '2/9-1']);
});
