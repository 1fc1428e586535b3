/** Nothing offered that leads nowhere, nothing taken that is not owed, and each refusal and event by its own rule. */
import { rule } from '@tablee/kernel/testing';
import { describe, expect, test } from 'vitest';
import { sevenFallen } from '../index.ts';
import {
  announce,
  at,
  card,
  declare,
  ec,
  FAITH,
  pass,
  play,
  refused,
  say,
  strike,
  type Table,
  zone,
} from './at.ts';

/** What happened and the rule it happened by, in order. */
function told(t: Table, ...events: readonly string[]): string[] {
  return t.told(0).flatMap((each) => (events.includes(each.event) ? [`${each.event} ${each.rule}`] : []));
}

describe('a Serment and Esquive asked of one purse', () => {
  const poor = [{ card: 'adorateur-1', ec: 0 }];

  rule(
    ['SF-STACK-5', 'SF-KW-ESQUIVE-2'],
    'what both together ask for must be there, or the target is none',
    () => {
      const t = at({ mine: { ec: 2, hand: ['dime'], adoration: poor }, theirs: { ag: ['esquive'] } });

      expect(t.options).not.toContain('play dime#0');
      expect(refused(t, 'play', 'dime')).toEqual(['SF-KW-ESQUIVE-2']);
    },
  );

  rule(['SF-STACK-4', 'SF-KW-ESQUIVE-1'], 'with enough for both, both are paid', () => {
    const t = at({ mine: { ec: 4, hand: ['dime'], adoration: poor }, theirs: { ag: ['esquive'] } });
    say(t, 'play dime', 'target esquive');
    pass(t);

    expect(ec(t, 0)).toBe(1);
    expect(card(t, 'esquive')!.damage).toBe(1);
  });

  rule(['SF-STACK-4', 'R-SF-19'], 'EC go first, before a Serment revokes the Adorateur they lie on', () => {
    const t = at({
      mine: { hand: ['offrande'], adoration: [{ card: 'adorateur-2', ec: 2 }] },
      theirs: { ag: ['esquive'] },
    });
    say(t, 'play offrande', 'target esquive');
    pass(t);

    expect(told(t, 'spent', 'revoked')).toEqual(['spent SF-EC-5', 'revoked SF-TERM-8']);
    expect(card(t, 'esquive')!.damage).toBe(1);
  });

  rule(
    ['R-SF-20', 'SF-KW-ESQUIVE-2'],
    'a Miracle that an effect plays for nothing pays Esquive all the same',
    () => {
      const begin = (ec: number) => {
        const mine = { ec, ag: ['e-play-miracle-free'], hand: ['foudre'], adoration: poor };
        const t = at({ mine, theirs: { ag: ['esquive', 'ange-2-9'] } });
        return say(t, 'use e-play-miracle-free', 'pass', 'pass');
      };

      expect(begin(1).options.some((option) => option.startsWith('target esquive'))).toBe(false);
      const paid = begin(2);
      pass(say(paid, 'target esquive'));
      expect([ec(paid, 0), card(paid, 'esquive')]).toEqual([0, undefined]);
    },
  );

  rule(
    ['SF-STACK-5', 'SF-DEC-11'],
    'X is no more than can be paid, and with none to pay the Miracle is refused',
    () => {
      const none = at({ mine: { hand: ['ondee'], adoration: poor } });
      const three = at({ mine: { fv: 5, ec: 3, hand: ['ondee'], adoration: poor } });
      say(three, 'play ondee');

      expect([none.options, refused(none, 'play', 'ondee')]).toEqual([['end'], ['SF-MIRACLE-10']]);
      expect(three.options).toEqual(['number 1', 'number 2', 'number 3', 'back']);
      pass(say(three, 'number 3'));
      expect([ec(three, 0), three.state.sides[0]!.fv]).toEqual([0, 8]);
    },
  );

  rule(['SF-MIRACLE-8', 'SF-WORD-2', 'SF-WORD-8'], 'what is played is told by the rule of its type', () => {
    const t = at({
      mine: { ec: 9, ag: ['ange-2-3'], hand: ['foudre', 'epee', 'aura', 'archer'], adoration: poor },
    });
    pass(say(t, 'play foudre', 'target ange-2-3'));
    for (const page of ['epee', 'aura', 'archer']) {
      say(t, `play ${page}`);
      if (t.kind === 'choose') say(t, 'attach');
      if (t.kind === 'pay') say(t, 'settle');
      pass(t);
    }

    expect(told(t, 'played')).toEqual([
      'played SF-MIRACLE-8',
      'played SF-WORD-8',
      'played SF-WORD-8',
      'played SF-WORD-2',
    ]);
  });

  rule('SF-KW-ESQUIVE-2', 'a Miracle whose one target dodges too dearly is refused by that', () => {
    const dodging = at({ mine: { ec: 1, hand: ['foudre'], adoration: poor }, theirs: { ag: ['esquive'] } });
    const nobody = at({ mine: { ec: 1, hand: ['foudre'], adoration: poor } });

    expect(refused(dodging, 'play', 'foudre')).toEqual(['SF-KW-ESQUIVE-2']);
    expect(refused(nobody, 'play', 'foudre')).toEqual(['SF-STACK-5']);
  });
});

describe('attacking', () => {
  rule(
    ['SF-KW-BERSERK-2', 'SF-KW-BERSERK-6'],
    'a second attack is offered only with something to attack',
    () => {
      const alone = announce(at({ mine: { ag: ['berserk'] }, theirs: { ag: ['ange-1-1'] } }), ['berserk']);
      strike(alone, 'berserk', 'strike ange-1-1');
      expect(alone.kind).toBe('act');

      const hidden = { mine: { ag: ['berserk'] }, theirs: { ag: ['ange-1-1'] } };
      const ambush = announce(at(hidden), ['berserk'], 'berserk');
      strike(ambush, 'berserk', 'strike ange-1-1');
      expect(ambush.kind).toBe('again');
    },
  );

  rule('R-SF-111', 'prevention lowers the blow, and with it the Poseidor one attacker may take', () => {
    const t = announce(
      at({
        mine: { ag: ['tresor', 'petit-tresor'] },
        theirs: { ag: ['ange-2-9'], hand: ['bouclier'], adoration: FAITH },
      }),
      ['tresor', 'petit-tresor'],
    );
    declare(t, 'tresor', 'strike ange-2-9', 'petit-tresor');
    say(t, 'pass', 'play bouclier', 'target ange-2-9');
    pass(t);
    say(t, 'share');

    // 5 and 2, of which the first 2 points are prevented: 3 and 2 fall, 5 to share.
    expect(t.options).toEqual(['take 3', 'take 2', 'take 1', 'take 0']);
  });

  rule(
    ['SF-DMG-2', 'R-SF-48'],
    'the order of the blows is asked where somebody listens for who dealt them',
    () => {
      const start = {
        mine: { ag: ['ange-5-5', 'vainqueur'], livre: ['pur', 'pur'] },
        theirs: { ag: ['ange-2-3'] },
      };
      const t = announce(at(start), ['ange-5-5', 'vainqueur']);
      strike(t, 'ange-5-5', 'strike ange-2-3', 'vainqueur');
      expect(t.kind).toBe('damageOrder');
      say(t, 'first vainqueur', 'share');
      pass(t);
      expect(zone(t, 0, 'hand')).toEqual(['pur']);

      const other = announce(at(start), ['ange-5-5', 'vainqueur']);
      strike(other, 'ange-5-5', 'strike ange-2-3', 'vainqueur');
      say(other, 'first ange-5-5', 'share');
      pass(other);
      expect(zone(other, 0, 'hand')).toEqual([]);
    },
  );

  rule('SF-GOAL-4', 'what an effect forbids is not laid at the door of Pacifiste', () => {
    const t = at({
      mine: { ag: ['ange-2-3', 'ange-3-4'], hand: ['entrave', 'entrave'], adoration: FAITH },
      theirs: { ag: ['ange-2-9', 'ange-1-1'] },
    });
    pass(play(t, 'entrave', 'target ange-2-3'));
    pass(play(t, 'entrave', 'target ange-2-9'));
    say(t, 'attack');
    pass(t);
    expect(refused(t, 'announce', 'ange-2-3')).toEqual(['SF-GOAL-4']);
    say(t, 'announce ange-3-4', 'done', 'nobody');
    pass(t);
    expect(refused(t, 'strike', 'ange-2-9')).toEqual(['SF-GOAL-4']);
  });

  rule(['SF-AMB-6', 'R-SF-41'], 'while an ordinary unit attacks, the one in Embuscade may not join', () => {
    const t = announce(
      at({ mine: { ag: ['ange-2-3', 'ange-3-4'] }, theirs: { ag: ['ange-2-9'] } }),
      ['ange-2-3', 'ange-3-4'],
      'ange-3-4',
    );

    expect(t.options).not.toContain('join ange-3-4#1');
    expect(refused(t, 'join', 'ange-3-4')).toEqual(['SF-AMB-6']);
  });

  rule('R-SF-45', 'a combat dropped because a Divinité became Mortelle says so', () => {
    const t = announce(
      at({
        mine: { ag: ['ange-5-5'], hand: ['chatiment'], adoration: FAITH },
        theirs: { fv: 3, ag: ['ange-2-3'] },
      }),
      ['ange-5-5'],
    );
    declare(t, 'ange-5-5', 'strike ange-2-3');
    say(t, 'play chatiment');
    pass(t);

    expect(told(t, 'attackFailed')).toEqual(['attackFailed R-SF-45']);
    expect(card(t, 'ange-2-3')!.damage).toBe(0);
  });
});

rule('R-SF-99', 'a Gardien or a Pacifiste is not called en Renfort by the cards of the box', () => {
  for (const call of ['seconde-vague', 'trompette-d-argent']) {
    const t = at({
      mine: { ag: ['ange-2-3', 'gardien', 'pacifiste', 'ange-3-4'], hand: [call], adoration: FAITH },
      theirs: { ag: ['ange-2-9'] },
    });
    say(t, 'attack', 'pass', 'pass', 'announce ange-2-3', 'done', 'embuscade ange-2-3', `play ${call}`);
    expect(t.options.map((option) => option.split('#')[0])).toEqual(['target ange-3-4', 'back']);
  }
});

describe('Golems that find an Ange', () => {
  rule(
    ['R-SF-30', 'SF-PAIR-11'],
    'with fewer Anges than lone Golems their player says which one binds',
    () => {
      const t = play(at({ mine: { ec: 2, hand: ['ange-2-3'], ag: ['golem-2', 'golem-3'] } }), 'ange-2-3');
      expect([t.kind, t.options.map((option) => option.split('#')[0])]).toEqual([
        'golem',
        ['golem golem-2', 'golem golem-3'],
      ]);
      pass(say(t, 'golem golem-3'));

      expect([card(t, 'golem-3')!.bond, card(t, 'golem-2')!.bond < 0]).toEqual([
        card(t, 'ange-2-3')!.piece,
        true,
      ]);
    },
  );

  rule('R-SF-88', 'a Golem that attacks alone is no attacker any more once it is bound', () => {
    const begin = () =>
      announce(
        at({
          mine: { ag: ['golem-de-guerre'], ldf: [{ card: 'ange-5-5', golem: 'golem-2', inclined: true }] },
          theirs: { ag: ['ange-2-9'], hand: ['foudre-au-golem'], adoration: FAITH },
        }),
        ['golem-de-guerre'],
      );
    const t = declare(begin(), 'golem-de-guerre', 'strike ange-2-9');
    pass(say(t, 'pass', 'play foudre-au-golem', 'target golem-2'));

    expect(told(t, 'attackFailed')).toEqual(['attackFailed SF-SEQ-11']);
    expect(card(t, 'golem-de-guerre')!.bond).toBe(card(t, 'ange-5-5')!.piece);
  });
});

test('what an effect lets one choose is not always an Ange', () => {
  const t = at({ mine: { purgatoire: ['miracle-1-0', 'pur'], hand: ['serment'], adoration: FAITH } });
  say(t, 'play serment');
  const ask = (language: 'fr' | 'en') =>
    sevenFallen.words.question(t.table.view(0 as never), t.state.open[0]!, language, t.state.content);

  expect([ask('fr').replace(/\s/g, ' '), ask('en')]).toEqual([
    'serment : que choisissez-vous ?',
    'serment: what do you choose?',
  ]);
});

rule('R-SF-25', 'what is no Équipement is attached to nobody', () => {
  const t = at({
    mine: { hand: ['greffe', 'greffe'], adoration: FAITH, ag: ['ange-2-3'], purgatoire: ['pur'] },
  });
  pass(play(t, 'greffe', 'target ange-2-3'));
  expect([zone(t, 0, 'purgatoire'), card(t, 'ange-2-3')!.gear]).toEqual([['pur', 'greffe'], 0]);
});

describe('what stays where it is says why', () => {
  rule(
    ['R-SF-71', 'SF-NIGHT-3'],
    'a frozen Ange is not straightened, nor one that an effect holds down',
    () => {
      const t = at({
        at: 'nuit',
        mine: {
          ag: [
            { card: 'ange-2-3', frozen: true },
            { card: 'ange-3-4', inclined: true },
          ],
        },
      });
      pass(t);

      expect(refused(t, 'straighten', 'ange-2-3')).toEqual(['R-SF-71']);
      expect(t.options).toEqual(['all', 'straighten ange-3-4#1', 'done']);
    },
  );

  rule('SF-DAWN-2', 'a unit that may not fall back names the effect', () => {
    const t = at({
      mine: { hand: ['entrave'], adoration: FAITH, registre: ['adorateur-1'] },
      theirs: { ldf: ['ange-2-9', 'ange-1-1'], registre: ['adorateur-1'] },
    });
    pass(play(t, 'entrave', 'target ange-2-9'));
    pass(say(t, 'end'));

    expect(t.kind).toBe('retreat');
    expect(refused(t, 'retreat', 'ange-2-9')).toEqual(['SF-GOAL-4']);
    expect(t.options.filter((option) => option.startsWith('retreat'))).toHaveLength(1);
  });

  rule('R-SF-28', 'an Adorateur in the Limbes is not played', () => {
    expect(refused(at({ mine: { limbes: ['adorateur-5'] } }), 'play', 'adorateur-5')).toEqual(['R-SF-28']);
  });
});

describe('the log', () => {
  rule('SF-STACK-4', 'a Miracle lies on the Pile once all of its price is paid', () => {
    const t = at({
      mine: { hand: ['fin'], adoration: ['adorateur-1', 'adorateur-2'] },
      theirs: { ag: ['ange-2-3'] },
    });
    say(t, 'play fin', 'target ange-2-3', 'revoke adorateur-1');
    pass(t);

    expect(told(t, 'played', 'revoked', 'triggered', 'destroyed')).toEqual([
      'played SF-MIRACLE-8',
      'revoked SF-TERM-8',
      'triggered SF-STACK-2',
      'destroyed SF-ZONE-10',
    ]);
  });

  rule('R-SF-102', 'a Temple is destroyed by the rule of Eden cards', () => {
    const t = at({ mine: { hand: ['sape'], adoration: FAITH } });
    pass(play(t, 'sape', 'target autel'));

    expect(told(t, 'destroyed')).toEqual(['destroyed R-SF-102']);
  });

  rule(['SF-TERM-13', 'SF-KW-INVOCATION-2'], 'what comes into play without being played is told of', () => {
    const invoked = at({ mine: { ec: 3, ag: ['spirite'], purgatoire: ['invoque'] } });
    say(invoked, 'invoke', 'give');
    pass(invoked);
    const called = at({ at: 'nuit', mine: { ag: ['appelant-de-nuit'], purgatoire: ['pur'] } });
    pass(called);

    expect(told(invoked, 'destroyed', 'putIntoPlay')).toEqual([
      'destroyed SF-ZONE-10',
      'putIntoPlay SF-KW-INVOCATION-2',
    ]);
    expect(told(called, 'putIntoPlay')).toEqual(['putIntoPlay SF-TERM-13']);
  });
});

test('SF-DEC-4: abilities of one card that wait to be put on the Pile read differently', () => {
  const t = at({ mine: { ec: 2, hand: ['fervent-ardent'], livre: ['pur'] }, theirs: { ag: ['ange-2-3'] } });
  say(t, 'play fervent-ardent');
  const seen = t.table.view(0 as never);
  const read = t.state.open[0]!.options.map((option) =>
    sevenFallen.words.option(seen, option, 'en', t.state.content),
  );

  expect(read).toEqual(['First: fervent-ardent, Flame', 'First: fervent-ardent, Fervour: draw a page.']);
});
