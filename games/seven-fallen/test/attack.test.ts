import { rule } from '@tablee/kernel/testing';
import { describe, expect } from 'vitest';
import { announce, at, card, declare, names, pass, play, refused, say, stats, strike, zone } from './at.ts';

describe('announcing', () => {
  rule(
    [
      'SF-ATK-1',
      'SF-ATK-3',
      'SF-ATK-4',
      'SF-ANGE-3',
      'SF-ARCH-8',
      'SF-DEC-14',
      'SF-SEQ-5',
      'SF-WIN-4',
      'SF-WIN-5',
      'SF-ZONE-11',
      'SF-ZONE-12',
    ],
    'announced units go to the LDF all at once, upright',
    () => {
      const t = at({
        mine: { hand: ['ange-2-3'], ec: 2, archange: 'seraphe', archangeIs: 'ag' },
        theirs: { ag: ['ange-0-3'] },
      });
      pass(play(t, 'ange-2-3'));

      announce(t, ['ange-2-3', 'seraphe']);

      expect([card(t, 'ange-2-3')!.place, card(t, 'seraphe')!.place]).toEqual(['ldf', 'ldf']);
      expect(card(t, 'ange-2-3')!.inclined).toBe(false);
      expect(t.kind).toBe('declare');
    },
  );

  rule(
    ['SF-ATK-2', 'SF-TERM-6', 'SF-GOLEM-3', 'SF-KW-GARDIEN-1', 'SF-KW-PACIFISTE-4', 'SF-KW-GELER-2'],
    'inclined or frozen units, Golems, Gardiens and Pacifistes can’t be announced',
    () => {
      const t = at({
        mine: {
          ag: [
            'ange-1-1',
            { card: 'ange-2-3', inclined: true },
            { card: 'archer', frozen: true },
            'gardien',
            'pacifiste',
          ],
          archangeIs: 'ldf',
        },
      });
      say(t, 'attack');
      pass(t);

      expect(refused(t, 'announce', 'ange-2-3')).toEqual(['SF-ATK-2']);
      expect(refused(t, 'announce', 'archer')).toEqual(['SF-ATK-2']);
      expect(refused(t, 'announce', 'gardien')).toEqual(['SF-KW-GARDIEN-1']);
      expect(refused(t, 'announce', 'pacifiste')).toEqual(['SF-KW-PACIFISTE-4']);
      expect(t.options.map((option) => option.split('#')[0])).toEqual([
        'nobody',
        'announce ange-1-1',
        'announce seraphe',
      ]);
    },
  );

  rule(
    ['SF-GOLEM-3', 'R-SF-88'],
    'a lone Golem is refused, unless its text gives it an ATQ; it can’t be in Embuscade',
    () => {
      const t = at({ mine: { ag: ['golem-2', 'golem-de-guerre'] }, theirs: { ag: ['ange-0-3'] } });
      say(t, 'attack');
      pass(t);
      expect(refused(t, 'announce', 'golem-2')).toEqual(['SF-GOLEM-3']);

      say(t, 'announce golem-de-guerre', 'done');
      pass(t);
      strike(t, 'golem-de-guerre', 'strike ange-0-3');

      expect(stats(t, 'ange-0-3')).toBe('0/3-2');
    },
  );

  rule(
    ['R-SF-92', 'R-SF-105', 'SF-SEQ-4'],
    'announcing nobody is no Phase d’attaque, and is not offered again until something was done',
    () => {
      const t = at({ mine: { ag: ['ange-2-3'], hand: ['ange-1-1'], ec: 1 } });
      say(t, 'attack');
      pass(t);
      say(t, 'nobody');

      expect([t.state.attackUsed, t.options.includes('attack')]).toEqual([false, false]);

      pass(play(t, 'ange-1-1'));
      expect(t.options.includes('attack')).toBe(true);
    },
  );

  rule('R-SF-38', 'an upright unit already on the LDF may be announced where it stands', () => {
    const t = announce(at({ mine: { ldf: ['ange-2-3'] }, theirs: { ag: ['ange-0-3'] } }), ['ange-2-3']);

    strike(t, 'ange-2-3', 'strike ange-0-3');

    expect(stats(t, 'ange-0-3')).toBe('0/3-2');
  });
});

describe('attacks on units', () => {
  rule(
    [
      'SF-ATK-5',
      'SF-ATK-6',
      'SF-ATK-7',
      'SF-ATK-8',
      'R-SF-37',
      'SF-SEQ-6',
      'SF-SEQ-7',
      'SF-DEC-17',
      'SF-DEC-18',
      'SF-TERM-5',
    ],
    'any opposing unit of either line may be attacked; the attacker inclines',
    () => {
      const t = announce(
        at({
          mine: { ag: ['ange-2-3'] },
          theirs: {
            ag: ['ange-0-3', { card: 'archer', golem: 'golem-2' }],
            ldf: ['berserk'],
            archangeIs: 'ag',
          },
        }),
        ['ange-2-3'],
      );

      expect(t.options.map((option) => option.split('#')[0])).toEqual([
        'strike ange-0-3',
        'strike archer',
        'strike berserk',
        'strike seraphe',
        'hold',
      ]);
      declare(t, 'ange-2-3', 'strike ange-0-3');
      expect(card(t, 'ange-2-3')!.inclined).toBe(true);
      expect([t.kind, t.asked]).toEqual(['react', 0]);
    },
  );

  rule(
    [
      'SF-DMG-1',
      'SF-ANGE-4',
      'SF-ANGE-5',
      'SF-DMG-7',
      'SF-DMG-9',
      'SF-ZONE-10',
      'SF-SEQ-14',
      'R-SF-47',
      'SF-SBA-3',
    ],
    'both strike at once; what has no FV left goes to the Purgatoire, the rest keeps its damage',
    () => {
      const t = announce(
        at({ mine: { ag: ['ange-3-2', 'ange-2-3'] }, theirs: { ag: ['ange-2-3', 'ange-5-5'] } }),
        ['ange-3-2', 'ange-2-3'],
      );

      strike(t, 'ange-3-2', 'strike ange-2-3');
      expect([zone(t, 0, 'purgatoire'), zone(t, 1, 'purgatoire')]).toEqual([['ange-3-2'], ['ange-2-3']]);

      strike(t, 'ange-2-3', 'strike ange-5-5');
      expect(stats(t, 'ange-5-5')).toBe('5/5-2');
    },
  );

  rule(
    ['SF-ATK-10', 'SF-EX-7', 'SF-DMG-8', 'SF-ATK-14', 'SF-ATK-15', 'SF-WIN-7', 'SF-SEQ-18'],
    'one by one: the défenseur deals its full damage to each',
    () => {
      const t = announce(at({ mine: { ag: ['vaillant', 'ange-3-4'] }, theirs: { ag: ['ange-2-9'] } }), [
        'vaillant',
        'ange-3-4',
      ]);

      strike(t, 'vaillant', 'strike ange-2-9');
      strike(t, 'ange-3-4', 'strike ange-2-9');

      expect([stats(t, 'vaillant'), stats(t, 'ange-3-4'), stats(t, 'ange-2-9')]).toEqual([
        '2/4-2',
        '3/4-2',
        '2/9-5',
      ]);
      expect(t.kind).toBe('act');
    },
  );

  rule('SF-DMG-8', 'what a combat destroyed is gone before the next declaration', () => {
    const t = announce(
      at({ mine: { ag: ['vaillant', 'ange-3-4'] }, theirs: { ag: ['ange-0-3', 'ange-2-9'] } }),
      ['vaillant', 'ange-3-4'],
    );

    strike(t, 'ange-3-4', 'strike ange-0-3');

    expect([t.kind, zone(t, 1, 'purgatoire')]).toEqual(['target', ['ange-0-3']]);
    expect(t.options.some((option) => option.includes('ange-0-3'))).toBe(false);
  });

  rule(
    ['SF-ATK-9', 'SF-ATK-11', 'SF-ATK-12', 'SF-EX-8', 'SF-DMG-2', 'SF-DEC-21', 'SF-SEQ-13', 'R-SF-48'],
    'grouped: it deals its damage once, shared as its controller wants',
    () => {
      const t = announce(at({ mine: { ag: ['vaillant', 'ange-3-4'] }, theirs: { ag: ['ange-2-9'] } }), [
        'vaillant',
        'ange-3-4',
      ]);

      strike(t, 'vaillant', 'strike ange-2-9', 'ange-3-4');
      expect([t.kind, t.asked, t.options.length]).toEqual(['split', 1, 3]);
      t.choose(t.options.find((option) => option.endsWith(' 0'))!);
      pass(t);

      expect([stats(t, 'vaillant'), stats(t, 'ange-3-4'), stats(t, 'ange-2-9')]).toEqual([
        '2/4',
        '3/4-2',
        '2/9-5',
      ]);
    },
  );

  rule(
    ['SF-DMG-4', 'SF-DMG-5', 'SF-DMG-6', 'SF-EX-11', 'SF-SEQ-12', 'R-SF-34'],
    'a page on the LDF takes double and strikes back plain; an Archange takes plain',
    () => {
      const t = announce(
        at({ mine: { ag: ['ange-2-3', 'archer'] }, theirs: { ldf: ['ange-2-9'], archangeIs: 'ldf' } }),
        ['ange-2-3', 'archer'],
      );

      strike(t, 'ange-2-3', 'strike ange-2-9');
      expect([stats(t, 'ange-2-9'), stats(t, 'ange-2-3')]).toEqual(['2/9-4', '2/3-2']);

      declare(t, 'archer', 'strike seraphe');
      say(t, 'decline');
      pass(t);
      expect(stats(t, 'seraphe')).toBe('4/6-1');
    },
  );

  rule(
    ['SF-ATK-13', 'R-SF-42'],
    'a declared unit may hold: it inclines, does nothing, and stays on the LDF',
    () => {
      const t = announce(at({ mine: { ag: ['ange-2-3'] }, theirs: { ag: ['ange-0-3'] } }), ['ange-2-3']);

      say(t, 'hold');

      expect(card(t, 'ange-2-3')).toMatchObject({ inclined: true, place: 'ldf' });
      expect([stats(t, 'ange-0-3'), t.kind]).toEqual(['0/3', 'act']);
    },
  );

  rule('SF-ATK-17', 'attackers stay on the LDF, where they do not defend', () => {
    const t = announce(at({ mine: { ag: ['ange-2-3'] }, theirs: { ag: ['ange-0-3'] } }), ['ange-2-3']);
    strike(t, 'ange-2-3', 'strike ange-0-3');

    expect(card(t, 'ange-2-3')).toMatchObject({ place: 'ldf', role: 'none' });
  });

  rule(
    ['R-SF-44', 'SF-SEQ-11', 'SF-CONT-1', 'SF-CONT-2', 'SF-CONT-3', 'SF-WIN-6', 'SF-SEQ-10', 'R-SF-43'],
    'a défenseur destroyed in the Contemplation ends the attack: no damage either way',
    () => {
      const t = announce(
        at({
          mine: { ag: ['ange-2-3'], adoration: ['adorateur-1', 'adorateur-2'], hand: ['fin'] },
          theirs: { ag: ['ange-5-5'] },
        }),
        ['ange-2-3'],
      );

      declare(t, 'ange-2-3', 'strike ange-5-5');
      say(t, 'play fin', 'target ange-5-5', 'revoke adorateur-1');
      pass(t);

      expect([stats(t, 'ange-2-3'), zone(t, 1, 'purgatoire')]).toEqual(['2/3', ['ange-5-5']]);
      expect(card(t, 'ange-2-3')!.inclined).toBe(true);
    },
  );
});

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

describe('pairs', () => {
  rule(
    [
      'SF-PAIR-1',
      'SF-PAIR-2',
      'SF-PAIR-3',
      'SF-GOLEM-1',
      'SF-GOLEM-2',
      'SF-GOLEM-4',
      'SF-GOLEM-6',
      'SF-DEC-10',
      'R-SF-29',
      'SF-PAIR-8',
    ],
    'a Golem binds to an available Ange of its controller’s choice, on its line',
    () => {
      const t = at({
        mine: {
          ag: ['ange-2-3', { card: 'archer', golem: 'golem-3' }],
          ldf: ['berserk'],
          hand: ['golem-2'],
          ec: 1,
        },
      });

      play(t, 'golem-2');
      expect([t.kind, t.options.map((option) => option.split('#')[0])]).toEqual([
        'bind',
        ['bind ange-2-3', 'bind berserk'],
      ]);
      say(t, 'bind berserk');

      expect(card(t, 'golem-2')!.place).toBe('ldf');
      expect(names(t, [card(t, 'berserk')!.bond])).toEqual(['golem-2']);
    },
  );

  rule(
    ['SF-PAIR-7', 'SF-PAIR-10', 'SF-ARCH-11', 'SF-PAIR-11', 'R-SF-30', 'SF-SBA-5'],
    'without an available Ange it stands alone, never on an Archange, and binds when one comes',
    () => {
      const t = at({ mine: { archangeIs: 'ag', hand: ['golem-2', 'ange-2-3'], ec: 9 } });

      pass(play(t, 'golem-2'));
      expect(card(t, 'golem-2')!.bond).toBe(-1);
      pass(play(t, 'ange-2-3'));

      expect(names(t, [card(t, 'golem-2')!.bond])).toEqual(['ange-2-3']);
    },
  );

  rule(
    ['SF-PAIR-5', 'SF-PAIR-6', 'SF-PAIR-14', 'SF-DMG-3', 'R-SF-32', 'SF-GOLEM-5', 'SF-PAIR-4'],
    'damage goes to the BOU first and the rest to the Ange; the survivor stays',
    () => {
      const t = announce(
        at({ mine: { ag: ['ange-3-4'] }, theirs: { ag: [{ card: 'ange-2-3', golem: 'golem-2' }] } }),
        ['ange-3-4'],
      );

      strike(t, 'ange-3-4', 'strike ange-2-3');

      expect([stats(t, 'golem-2'), stats(t, 'ange-2-3'), stats(t, 'ange-3-4')]).toEqual([
        'gone',
        '2/3-1',
        '3/4-2',
      ]);
      expect(card(t, 'ange-2-3')!.bond).toBe(-1);
    },
  );

  rule(
    'R-SF-33',
    'on the LDF the whole amount is doubled once: 4 against BOU 3 and FV 4 destroys both',
    () => {
      const t = announce(
        at({
          mine: { ag: [{ card: 'ange-3-4', atq: 1 }] },
          theirs: { ldf: [{ card: 'ange-3-4', golem: 'golem-3' }] },
        }),
        ['ange-3-4'],
      );

      strike(t, 'ange-3-4', 'strike ange-3-4');

      expect(zone(t, 1, 'purgatoire').sort()).toEqual(['ange-3-4', 'golem-3']);
    },
  );

  rule(['SF-PAIR-9'], 'when a bound Golem falls, the lone one takes its place', () => {
    const t = at({
      mine: { ag: ['ange-3-4'] },
      theirs: { ag: [{ card: 'ange-2-9', golem: 'golem-2' }, { card: 'golem-3' }] },
    });

    announce(t, ['ange-3-4']);
    strike(t, 'ange-3-4', 'strike ange-2-9');

    expect(names(t, [card(t, 'ange-2-9')!.bond])).toEqual(['golem-3']);
  });

  rule(['SF-GOLEM-10', 'SF-GOLEM-11'], 'a lone Golem may be attacked and deals nothing', () => {
    const t = announce(at({ mine: { ag: ['ange-2-3'] }, theirs: { ag: ['golem-3'] } }), ['ange-2-3']);

    strike(t, 'ange-2-3', 'strike golem-3');

    expect([stats(t, 'golem-3'), stats(t, 'ange-2-3')]).toEqual(['0/3-2', '2/3']);
  });

  rule(
    ['SF-GOLEM-7', 'SF-GOLEM-8', 'SF-KW-TEMPETE-4', 'SF-PRIO-5'],
    'en Tempête a Golem costs its other cost, in the other’s turn, and may save a fighter on the LDF',
    () => {
      const t = announce(
        at({
          mine: { ag: ['ange-2-3'] },
          theirs: { ldf: ['ange-2-3'], hand: ['golem-3', 'golem-muet'], ec: 3 },
        }),
        ['ange-2-3'],
      );

      declare(t, 'ange-2-3', 'strike ange-2-3');
      t.choose('pass');
      expect(refused(t, 'play', 'golem-muet')).toEqual(['SF-GOLEM-8']);
      say(t, 'play golem-3');
      expect([card(t, 'golem-3')!.place, t.state.sides[1]!.cards[1]!.ec]).toEqual(['ldf', 0]);
      pass(t);

      expect([stats(t, 'golem-3'), stats(t, 'ange-2-3', 1)]).toEqual(['gone', '2/3-1']);
    },
  );

  rule(
    ['SF-ARCH-9', 'SF-ARCH-12', 'SF-TERM-9', 'SF-ZONE-14', 'R-SF-27'],
    'an Archange at 0 FV is banished',
    () => {
      const t = announce(at({ mine: { ag: [{ card: 'ange-5-5', atq: 1 }] }, theirs: { archangeIs: 'ag' } }), [
        'ange-5-5',
      ]);

      strike(t, 'ange-5-5', 'strike seraphe');

      expect([zone(t, 1, 'pandemonium'), stats(t, 'ange-5-5')]).toEqual([['seraphe'], '6/5-4']);
    },
  );
});
