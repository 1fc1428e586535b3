import { rule } from '@tablee/kernel/testing';
import { describe, expect } from 'vitest';
import { announce, at, card, declare, ec, pass, play, refused, say, stats, strike, zone } from './at.ts';

const FAITH = ['adorateur-1', 'adorateur-2', 'adorateur-3'];
const killing = { hand: ['fin'], adoration: FAITH };
/** The active player destroys a card by a Miracle. */
const kill = (t: ReturnType<typeof at>, target: string) => {
  say(t, 'play fin', `target ${target}`, 'revoke adorateur-1');
  return pass(t);
};

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

describe('entry keywords', () => {
  rule(
    [
      'SF-KW-ASSASSIN-1',
      'SF-KW-ASSASSIN-2',
      'SF-KW-ASSASSIN-3',
      'SF-KW-ASSASSIN-4',
      'SF-KW-ASSASSIN-5',
      'SF-DEC-28',
    ],
    'Assassin destroys a wounded Ange; an unwounded one is a legal target and lives',
    () => {
      const board = {
        mine: { hand: ['assassin'], ec: 2 },
        theirs: { ag: [{ card: 'ange-2-9', damage: 1 }, 'ange-0-3'], archangeIs: 'ag' },
      };
      const t = play(at(board), 'assassin');
      expect(t.options.some((option) => option.includes('seraphe'))).toBe(false);
      say(t, 'target ange-2-9');
      expect(t.state.pile).toHaveLength(1);
      pass(t);
      expect(zone(t, 1, 'purgatoire')).toEqual(['ange-2-9']);

      const spared = play(at(board), 'assassin');
      say(spared, 'target ange-0-3');
      pass(spared);
      expect(stats(spared, 'ange-0-3')).toBe('0/3');
    },
  );

  rule(
    ['SF-KW-ASSASSIN-6', 'SF-TERM-7', 'R-SF-35'],
    'damage on its Golem does not make an Ange wounded',
    () => {
      const t = play(
        at({
          mine: { hand: ['assassin'], ec: 2 },
          theirs: { ag: [{ card: 'ange-2-9', golem: { card: 'golem-2', damage: 1 } }] },
        }),
        'assassin',
      );

      say(t, 'target ange-2-9');
      pass(t);

      expect(stats(t, 'ange-2-9')).toBe('2/9');
    },
  );

  rule(
    [
      'SF-KW-CATALYSEUR-1',
      'SF-KW-CATALYSEUR-2',
      'SF-KW-CATALYSEUR-3',
      'SF-KW-CATALYSEUR-4',
      'SF-KW-CATALYSEUR-5',
      'R-SF-59',
      'SF-STACK-10',
    ],
    'Catalyseur: another of one’s own Anges or Golems; the marker is chosen on resolution',
    () => {
      const t = play(
        at({
          mine: { ag: ['ange-2-3'], archangeIs: 'ag', hand: ['catalyseur'], ec: 2 },
          theirs: { ag: ['ange-0-3'] },
        }),
        'catalyseur',
      );

      expect(t.options.map((option) => option.split('#')[0])).toEqual(['target ange-2-3', 'decline']);
      say(t, 'target ange-2-3');
      t.choose('pass', 'pass', 'marker fv');

      expect(stats(t, 'ange-2-3')).toBe('2/4');
    },
  );

  rule(
    ['SF-KW-GELER-1', 'SF-KW-GELER-4', 'SF-KW-GELER-5', 'SF-KW-GELER-6', 'SF-KW-GELER-7'],
    'Geler inclines an Ange at 45°, an inclined one not at all',
    () => {
      const t = play(
        at({ mine: { hand: ['geler'], ec: 2 }, theirs: { ag: ['ange-2-3'], archangeIs: 'ag' } }),
        'geler',
      );
      expect(t.options.some((option) => option.includes('seraphe'))).toBe(false);
      say(t, 'target ange-2-3');
      expect([t.state.pile.length, card(t, 'ange-2-3')!.frozen]).toEqual([1, false]);
      pass(t);
      expect(card(t, 'ange-2-3')).toMatchObject({ frozen: true, inclined: true });

      const inclined = play(
        at({ mine: { hand: ['geler'], ec: 2 }, theirs: { ag: [{ card: 'ange-2-3', inclined: true }] } }),
        'geler',
      );
      say(inclined, 'target ange-2-3');
      pass(inclined);
      expect(card(inclined, 'ange-2-3')!.frozen).toBe(false);
    },
  );

  rule(
    ['SF-KW-FERVEUR-1', 'SF-KW-FERVEUR-2', 'SF-KW-FERVEUR-4', 'R-SF-102', 'SF-TERM-13'],
    'Ferveur activates on arrival, through the Pile',
    () => {
      const t = play(at({ mine: { hand: ['fervent'], ec: 2, livre: ['archer'] } }), 'fervent');

      expect(t.state.pile).toHaveLength(1);
      pass(t);
      expect(zone(t, 0, 'hand')).toEqual(['archer']);
    },
  );

  rule(
    [
      'SF-KW-DILEMME-1',
      'SF-KW-DILEMME-2',
      'SF-KW-DILEMME-3',
      'SF-KW-DILEMME-8',
      'R-SF-62',
      'SF-DEC-30',
      'SF-KW-DILEMME-5',
    ],
    'Dilemme: the opponent chooses one; an effect without a target can’t be chosen',
    () => {
      const t = play(at({ mine: { hand: ['dilemme'], ec: 2, fv: 5, livre: ['archer'] } }), 'dilemme');

      expect([t.kind, t.asked, t.options]).toEqual([
        'dilemme',
        1,
        ['dilemme dilemme/1', 'dilemme dilemme/2'],
      ]);
      t.choose('dilemme dilemme/2');
      expect(t.state.pile).toHaveLength(1);
      pass(t);

      expect([t.state.sides[0]!.fv, zone(t, 0, 'hand')]).toEqual([7, []]);
    },
  );

  rule(
    ['SF-EX-22', 'SF-KW-DILEMME-4', 'SF-KW-DILEMME-6'],
    'with k copies in the Purgatoire 1 + k are chosen, at most the valid ones',
    () => {
      const one = play(
        at({ mine: { hand: ['dilemme'], ec: 2, purgatoire: ['dilemme'] }, theirs: { ag: ['ange-2-9'] } }),
        'dilemme',
      );
      one.choose('dilemme dilemme/1');
      expect(one.kind).toBe('dilemme');
      one.choose('dilemme dilemme/2');
      expect(one.kind).toBe('order');

      const all = play(
        at({
          mine: { hand: ['dilemme'], ec: 2, purgatoire: ['dilemme', 'dilemme', 'dilemme'] },
          theirs: { ag: ['ange-2-9'] },
        }),
        'dilemme',
      );
      expect([all.kind, all.asked, all.options.length]).toEqual(['order', 0, 3]);
    },
  );

  rule(
    ['SF-KW-DOPPELGANGER-3', 'SF-KW-DOPPELGANGER-5', 'SF-DEC-31'],
    'Doppelgänger takes a class of one’s choice on arrival',
    () => {
      const t = play(at({ mine: { hand: ['doppelganger'], ec: 2 } }), 'doppelganger');

      expect(t.options).toEqual(t.state.content.classes.map((name) => `class ${name}`));
      t.choose('class dragon');

      expect(t.state.content.classes[card(t, 'doppelganger')!.chosenClass]).toBe('dragon');
    },
  );
});

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

describe('destinations', () => {
  rule(
    ['SF-KW-DAMNE-1', 'SF-KW-DAMNE-2', 'SF-KW-DAMNE-3', 'SF-KW-DERNIERSOUFFLE-5', 'R-SF-61', 'SF-SBA-4'],
    'Damné is banished and its Dernier souffle silent',
    () => {
      const t = kill(
        at({ mine: killing, theirs: { ag: ['damne-bavard'], livre: ['archer'] } }),
        'damne-bavard',
      );

      expect([zone(t, 1, 'pandemonium'), zone(t, 1, 'hand')]).toEqual([['damne-bavard'], []]);
    },
  );

  rule(
    ['SF-KW-TENEBRES-1', 'SF-KW-TENEBRES-3', 'R-SF-61'],
    'Ténèbres turns Damné and Lumière back to the Purgatoire',
    () => {
      const t = kill(at({ mine: killing, theirs: { ag: ['damne-tenebreux'] } }), 'damne-tenebreux');
      expect(zone(t, 1, 'purgatoire')).toEqual(['damne-tenebreux']);

      const lit = announce(at({ mine: { ag: ['lumiere'] }, theirs: { ag: ['tenebres'] } }), ['lumiere']);
      strike(lit, 'lumiere', 'strike tenebres');
      expect(zone(lit, 1, 'purgatoire')).toEqual(['tenebres']);
    },
  );

  rule(
    ['SF-KW-LUMIERE-1', 'SF-KW-LUMIERE-2', 'SF-KW-LUMIERE-3', 'R-SF-108'],
    'Lumière banishes the Ange it destroys, not its Golem',
    () => {
      const t = announce(
        at({
          mine: { ag: [{ card: 'lumiere', atq: 2 }] },
          theirs: { ag: [{ card: 'ange-0-3', golem: 'golem-2' }] },
        }),
        ['lumiere'],
      );

      strike(t, 'lumiere', 'strike ange-0-3');

      expect(t.told(0).filter(({ event }) => event === 'triggered')).toEqual([]);
      expect([zone(t, 1, 'pandemonium'), zone(t, 1, 'purgatoire')]).toEqual([['ange-0-3'], ['golem-2']]);
    },
  );

  rule(
    ['SF-KW-PHOENIX-1', 'SF-KW-PHOENIX-2', 'SF-KW-PHOENIX-5', 'SF-DEC-34', 'R-SF-77', 'SF-PRIO-8'],
    'Phoenix: into the Limbes if its owner likes, and back for X in Parole divine',
    () => {
      const t = at({ mine: { ag: ['phoenix'], ...killing, ec: 2 } });
      say(t, 'play fin', 'target phoenix', 'revoke adorateur-1');
      t.choose('pass', 'pass');
      expect(t.kind).toBe('phoenix');
      say(t, 'limbes phoenix');
      expect(zone(t, 0, 'limbes')).toEqual(['phoenix']);
      expect(t.options).toEqual(['pass']);
      pass(t);
      const before = ec(t, 0);
      pass(play(t, 'phoenix'));

      expect([card(t, 'phoenix')!.place, before - ec(t, 0)]).toEqual(['ag', 2]);
    },
  );

  rule('SF-KW-PHOENIX-1', 'not when a source with Lumière destroys it', () => {
    const t = announce(at({ mine: { ag: ['lumiere'] }, theirs: { ag: ['phoenix'] } }), ['lumiere']);

    strike(t, 'lumiere', 'strike phoenix');

    expect(zone(t, 1, 'pandemonium')).toEqual(['phoenix']);
  });

  rule(
    ['R-SF-77', 'R-SF-18'],
    'a Phoenix Archange comes back from the Limbes with its printed EC, at any time of Parole divine',
    () => {
      const t = at({
        mine: {
          archange: 'phenix-archange',
          archangeIs: 'limbes',
          ec: 5,
          registre: Array(9).fill('adorateur-1'),
        },
      });

      pass(play(t, 'phenix-archange'));

      expect(card(t, 'phenix-archange')).toMatchObject({ place: 'ag', ec: 3 });
      expect(ec(t, 0)).toBe(4);
    },
  );

  rule(
    ['SF-KW-PHOENIX-3', 'SF-KW-PHOENIX-4', 'SF-EX-20'],
    'Thanator (10), less one for each Dragon with Flamme: with ten of them it costs 1',
    () => {
      const cost = (dragons: number) => {
        const t = at({ mine: { limbes: ['thanator'], ag: Array(dragons).fill('dragonnet'), ec: 20 } });
        const before = ec(t, 0);
        play(t, 'thanator');
        return before - ec(t, 0);
      };

      expect([cost(0), cost(4), cost(9), cost(10), cost(12)]).toEqual([10, 6, 1, 1, 1]);
    },
  );

  rule(
    ['SF-KW-VALHALLA-1', 'SF-KW-VALHALLA-2', 'SF-KW-VALHALLA-3', 'R-SF-82', 'SF-DEC-38'],
    'Valhalla: an Ange that fell this turn, no Valkyr, may go to the Limbes',
    () => {
      const t = at({
        mine: {
          ag: ['valhalla', 'ange-2-3', 'valkyr'],
          hand: ['fin', 'fin'],
          adoration: FAITH,
          purgatoire: ['archer'],
        },
      });
      kill(t, 'ange-2-3');
      say(t, 'play fin', 'target valkyr', 'revoke adorateur-2');
      pass(t);
      say(t, 'end');
      pass(t);

      expect(t.options.map((option) => option.split('#')[0])).toEqual(['revive ange-2-3', 'decline']);
      say(t, 'revive ange-2-3');
      expect(zone(t, 0, 'limbes')).toEqual(['ange-2-3']);
    },
  );
});

describe('playing keywords', () => {
  const theirWindow = (hand: readonly string[]) => {
    const t = say(at({ mine: {}, theirs: { hand, ec: 9 } }), 'end');
    t.choose('pass');
    return t;
  };

  rule(
    ['SF-KW-BOURRASQUE-1', 'SF-KW-BOURRASQUE-2', 'SF-KW-BOURRASQUE-3', 'SF-KW-BOURRASQUE-7'],
    'Bourrasque: in the other’s turn for its normal cost, Pacifiste until the turn ends',
    () => {
      const t = play(theirWindow(['bourrasque']), 'bourrasque');
      expect(card(t, 'bourrasque')).toMatchObject({ place: 'ag', calmed: true, way: 'bourrasque' });
      expect(t.state.pile).toHaveLength(0);

      pass(t);

      expect([t.state.active, card(t, 'bourrasque')!.calmed]).toEqual([1, false]);
    },
  );

  rule('SF-KW-BOURRASQUE-4', 'in one’s own turn it is no Pacifiste', () => {
    const t = play(at({ mine: { hand: ['bourrasque'], ec: 2 } }), 'bourrasque');

    expect(card(t, 'bourrasque')!.calmed).toBe(false);
  });

  rule(
    ['SF-KW-BOURRASQUE-5', 'SF-KW-BOURRASQUE-6', 'SF-EX-23', 'R-SF-58'],
    'Vanaris stops Tempête and Tornado, not Bourrasque; Ragwell sees only the former',
    () => {
      const t = say(
        at({
          mine: { ag: ['vanaris', 'ragwell'] },
          theirs: { hand: ['bourrasque', 'tempete', 'tornado'], ec: 9 },
        }),
        'end',
      );
      t.choose('pass');
      expect(t.options.map((option) => option.split('#')[0])).toEqual(['pass', 'play bourrasque']);

      play(t, 'bourrasque');
      expect(t.options.some((option) => option.startsWith('use ragwell'))).toBe(false);

      const stormy = say(at({ mine: { ag: ['ragwell'] }, theirs: { hand: ['tempete'], ec: 9 } }), 'end');
      stormy.choose('pass');
      play(stormy, 'tempete');
      expect(stormy.options.some((option) => option.startsWith('use ragwell'))).toBe(true);
    },
  );

  rule(['SF-KW-TORNADO-1'], 'Tornado: in the other’s turn, not in their Phase d’attaque', () => {
    expect(theirWindow(['tornado']).options.some((option) => option.startsWith('play tornado'))).toBe(true);

    const t = announce(
      at({ mine: { ag: ['ange-2-3'] }, theirs: { hand: ['tornado'], ec: 9, ag: ['ange-0-3'] } }),
      ['ange-2-3'],
    );
    declare(t, 'ange-2-3', 'strike ange-0-3');
    t.choose('pass');
    expect(refused(t, 'play', 'tornado')).toEqual(['SF-KW-TORNADO-1']);
  });

  rule(
    [
      'SF-KW-INVOCATION-1',
      'SF-KW-INVOCATION-2',
      'SF-KW-INVOCATION-3',
      'SF-KW-INVOCATION-7',
      'SF-DEC-35',
      'R-SF-73',
    ],
    'Invocation (5) over a Spiritiste of cost 2 costs 3; never from hand',
    () => {
      const t = at({
        mine: {
          hand: ['invoque'],
          purgatoire: ['invoque'],
          ag: ['spirite', { card: 'spirite', damage: 1 }, 'ange-2-3'],
          ec: 4,
        },
      });
      expect(refused(t, 'play', 'invoque')).toEqual(['SF-KW-INVOCATION-1']);

      say(t, 'invoke invoque');
      expect(t.options.map((option) => option.split('#')[0])).toEqual(['give spirite', 'back']);
      say(t, 'give spirite');

      expect([card(t, 'invoque')!.place, ec(t, 0), t.state.pile.length]).toEqual(['ag', 1, 0]);
    },
  );

  rule(
    ['SF-KW-PURGATOIRE-1', 'SF-KW-PURGATOIRE-2', 'SF-KW-PURGATOIRE-3'],
    'a Purgatoire ability is used from there, in Parole divine, once per turn',
    () => {
      const t = at({ mine: { purgatoire: ['revenant'], ag: ['revenant'], ec: 3 } });

      expect(t.options.filter((option) => option.startsWith('use'))).toHaveLength(1);
      say(t, 'use revenant');
      expect(t.state.pile).toHaveLength(1);
      pass(t);

      expect([zone(t, 0, 'hand'), ec(t, 0)]).toEqual([['revenant'], 2]);
    },
  );

  rule(
    [
      'SF-KW-SACRIFICE-1',
      'SF-KW-SACRIFICE-2',
      'SF-KW-SACRIFICE-3',
      'SF-KW-SACRIFICE-5',
      'SF-KW-SACRIFICE-6',
      'R-SF-79',
    ],
    'Sacrifice destroys one of one’s own Anges, not of Pureté Céleste; itself if one likes',
    () => {
      const t = at({ mine: { ag: ['pretre', 'pur'], livre: ['archer', 'berserk'] } });

      say(t, 'use pretre');
      expect(t.state.pile).toHaveLength(1);
      expect(zone(t, 0, 'purgatoire')).toEqual(['pretre']);
      pass(t);

      expect(zone(t, 0, 'hand')).toEqual(['archer', 'berserk']);
    },
  );

  rule(
    ['SF-KW-SYMBIOSE-1', 'SF-KW-SYMBIOSE-2', 'R-SF-80'],
    'Symbiose: +1 ATQ for each other card with it, Temple and Bénédiction included',
    () => {
      const t = at({ mine: { ag: ['symbiote', 'symbiote'], temple: 'bosquet', benedictions: ['aura'] } });

      expect(stats(t, 'symbiote')).toBe('4/1');
    },
  );
});

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

rule('SF-KW-ESQUIVE-4', 'an ability or an attack reaches a page with Esquive for nothing', () => {
  const t = announce(at({ mine: { ag: ['archer'] }, theirs: { ag: ['esquive'] } }), ['archer']);

  declare(t, 'archer', 'strike esquive');
  say(t, 'target esquive');
  expect(t.kind).toBe('react');
  pass(t);

  expect([ec(t, 0), card(t, 'esquive')]).toEqual([0, undefined]);
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

describe('the Secret', () => {
  rule(
    [
      'SF-KW-FURTIF-1',
      'SF-KW-FURTIF-2',
      'SF-KW-FURTIF-4',
      'SF-ZONE-15',
      'SF-HID-5',
      'R-SF-110',
      'SF-KW-FURTIF-17',
      'R-SF-69',
    ],
    'for 2 EC a page with Furtif lies face down; the other sees only that it is there',
    () => {
      const t = at({ mine: { hand: ['furtif'], ec: 5 } });

      t.choose(t.options.find((option) => option.endsWith('secret'))!);

      expect([card(t, 'furtif')!.place, ec(t, 0)]).toEqual(['secret', 3]);
      const seen = t.table.view(1 as never).table;
      expect(seen.sides[0].cards.filter(({ place }) => place === 'secret').map(({ piece }) => piece)).toEqual(
        [-1],
      );
      expect(JSON.stringify(t.table.heard(1 as never))).not.toContain('furtif');
    },
  );

  rule(
    ['SF-KW-FURTIF-7', 'SF-KW-FURTIF-8', 'SF-KW-FURTIF-10', 'SF-PRIO-6', 'SF-WIN-3', 'R-SF-105', 'SF-DEC-32'],
    'in a Contemplation outside attacks one page may leave it for X, to the AG, without having arrived',
    () => {
      const t = at({ mine: { secret: ['furtif', 'furtif'], ec: 5 } });

      say(t, 'contemplate', 'uncover furtif');

      expect([t.state.sides[0]!.cards.map(({ place }) => place).sort(), ec(t, 0)]).toEqual([
        ['adoration', 'ag', 'divin', 'secret'],
        4,
      ]);
      expect(t.options).toEqual(['pass']);
    },
  );

  rule('R-SF-105', 'asked for in vain, it is not offered again', () => {
    const t = say(at({ mine: { secret: ['furtif'], ec: 5 } }), 'contemplate');

    pass(t);

    expect(t.options.includes('contemplate')).toBe(false);
  });

  rule(
    ['SF-KW-FURTIF-9', 'SF-DEC-33'],
    'a Miracle that leaves it goes to the Purgatoire and only its exit effect is put',
    () => {
      const t = at({ mine: { secret: ['piege'], ec: 5, livre: ['archer', 'berserk', 'damne'] } });

      say(t, 'contemplate', 'uncover piege');
      expect([zone(t, 0, 'purgatoire'), t.state.pile.length]).toEqual([['piege'], 1]);
      pass(t);

      expect(zone(t, 0, 'hand')).toEqual(['archer']);
    },
  );

  rule(
    ['SF-KW-FURTIF-11', 'SF-KW-FURTIF-13', 'SF-KW-FURTIF-14', 'R-SF-70', 'SF-SEQ-8'],
    'attacked, an Ange is turned up as défenseur on the LDF: double damage, half a blow back',
    () => {
      const t = announce(at({ mine: { ag: ['ange-2-3'] }, theirs: { secret: ['furtif'] } }), ['ange-2-3']);

      strike(t, 'ange-2-3', 'uncover-it');

      expect([stats(t, 'furtif'), stats(t, 'ange-2-3')]).toEqual(['gone', '2/3-1']);
    },
  );

  rule(
    ['SF-KW-FURTIF-12', 'R-SF-69'],
    'attacked, a Miracle cancels the attack; its other exit effect is put',
    () => {
      const t = announce(
        at({ mine: { ag: ['archer'] }, theirs: { secret: ['piege'], livre: ['archer', 'berserk'] } }),
        ['archer'],
      );

      strike(t, 'archer', 'uncover-it');

      expect([zone(t, 1, 'purgatoire'), zone(t, 1, 'hand'), stats(t, 'archer')]).toEqual([
        ['piege'],
        ['archer', 'berserk'],
        '1/2',
      ]);
    },
  );

  rule(['SF-KW-FURTIF-5', 'SF-KW-FURTIF-6'], 'a page en Secret can’t be targeted', () => {
    const t = at({ mine: { hand: ['foudre'], adoration: FAITH }, theirs: { secret: ['furtif'] } });

    expect(refused(t, 'play', 'foudre')).toEqual(['SF-STACK-5']);
  });
});
