import { rule } from '@tablee/kernel/testing';
import { describe, expect } from 'vitest';
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
  stats,
  strike,
  zone,
} from '../at.ts';

describe('keywords, further', () => {
  rule(
    'SF-KW-FERVEUR-3',
    'with other entry effects the controller chooses the order, all in one Pile',
    () => {
      const t = play(
        at({ mine: { hand: ['fervent-ardent'], ec: 2, livre: ['archer'] }, theirs: { ag: ['ange-2-9'] } }),
        'fervent-ardent',
      );

      expect([t.kind, t.asked, t.options.length]).toEqual(['order', 0, 2]);
      say(t, 'order');

      expect(t.state.pile.map(({ keyword }) => keyword)).toEqual(['flamme', 'text']);
    },
  );

  rule('SF-KW-DILEMME-7', 'cancelling one of the chosen effects leaves the others', () => {
    const t = at({
      mine: { hand: ['dilemme'], ec: 2, fv: 5, livre: ['archer'], purgatoire: ['dilemme'] },
      theirs: { hand: ['veto'], adoration: FAITH },
    });
    play(t, 'dilemme');
    say(t, 'order');
    expect(t.state.pile).toHaveLength(2);
    t.choose('pass');
    say(t, 'play veto', 'target dilemme');
    pass(t);

    expect([t.state.sides[0]!.fv - 5 === 2, zone(t, 0, 'hand').length === 1].filter(Boolean)).toHaveLength(1);
  });

  rule(
    ['SF-KW-TORNADO-2', 'SF-KW-TORNADO-3'],
    'Tornado arrives on the AG at its normal cost, without a Pile',
    () => {
      const t = say(at({ theirs: { hand: ['tornado'], ec: 3 } }), 'end');
      t.choose('pass');

      play(t, 'tornado');

      expect([card(t, 'tornado')!.place, ec(t, 1), t.state.pile.length]).toEqual(['ag', 1, 0]);
    },
  );

  rule('SF-KW-EGIDE-2', 'it must have Égide before it is targeted', () => {
    const t = at({
      mine: { hand: ['foudre'], adoration: FAITH },
      theirs: { ag: ['ange-2-9'], hand: ['egide-pour-tous'], adoration: FAITH },
    });

    say(t, 'play foudre', 'target ange-2-9');
    t.choose('pass');
    say(t, 'play egide-pour-tous', 'target ange-2-9');
    pass(t);

    expect(stats(t, 'ange-2-9')).toBe('2/9-2');
  });

  rule('SF-KW-INVOCATION-4', 'once per turn for each page, and only in one’s own free Parole', () => {
    const t = at({
      mine: { purgatoire: ['invoque'], ag: ['spirite', 'spirite'], ec: 9, hand: ['fin'], adoration: FAITH },
    });
    say(t, 'invoke invoque', 'give spirite', 'settle');
    expect(t.options.some((option) => option.startsWith('invoke'))).toBe(false);
    pass(t);
    say(t, 'play fin', 'target invoque', 'revoke adorateur-1');
    pass(t);

    expect([
      zone(t, 0, 'purgatoire').includes('invoque'),
      t.options.some((option) => option.startsWith('invoke')),
    ]).toEqual([true, false]);
  });

  rule('SF-KW-SACRIFICE-4', 'an Ange in a combat can’t be sacrificed', () => {
    const t = announce(at({ mine: { ag: ['pretre'] }, theirs: { ag: ['ange-2-9'] } }), ['pretre']);

    declare(t, 'pretre', 'strike ange-2-9');

    expect(t.options.some((option) => option.startsWith('use'))).toBe(false);
    expect(refused(t, 'use')).toEqual(['SF-KW-SACRIFICE-2']);
  });

  rule(
    ['R-SF-79', 'R-SF-44'],
    'nor the Ange that a Golem under attack has bound to since; the attacker that has left the combat may be',
    () => {
      const t = at({
        mine: { ag: ['ange-2-3'] },
        theirs: { ec: 2, ag: [{ card: 'pretre', golem: 'golem-2' }, 'golem-3'], hand: ['tempete'] },
      });
      announce(t, ['ange-2-3']);
      declare(t, 'ange-2-3', 'strike golem-3');
      t.choose('pass');
      say(t, 'play tempete');
      t.choose('pass');
      say(t, 'use pretre');
      // The priest is the only one left to give: nobody is asked.
      expect([stats(t, 'pretre'), stats(t, 'tempete')]).toEqual(['gone', '2/2']);

      const back = announce(
        at({
          mine: { ag: ['pretre'], hand: ['larguez-tout'], adoration: FAITH },
          theirs: { ag: ['ange-2-9'] },
        }),
        ['pretre'],
      );
      declare(back, 'pretre', 'strike ange-2-9');
      say(back, 'play larguez-tout', 'target pretre');
      back.choose('pass', 'pass');
      expect(back.options.some((option) => option.startsWith('use pretre'))).toBe(true);
    },
  );

  rule(
    ['SF-KW-COLLATERAL-10', 'SF-KW-FOURBERIE-1', 'SF-PAIR-9'],
    'Collatéral does not reach the Golem of its défenseur, though it has bound to another Ange meanwhile',
    () => {
      const t = announce(
        at({
          mine: { ag: [{ card: 'fourbe', equipements: ['hache-rougie'] }] },
          theirs: { ag: [{ card: 'ange-2-3', golem: 'golem-3' }, 'ange-2-9'] },
        }),
        ['fourbe'],
      );
      strike(t, 'fourbe', 'strike ange-2-3');

      expect([t.kind, t.options.map((option) => option.replace(/#.*/, ''))]).toEqual([
        'trigger',
        ['target ange-2-9', 'decline'],
      ]);
    },
  );

  rule('R-SF-112', 'a Dernier souffle resolves though its page has left the Purgatoire again', () => {
    const t = at({
      mine: { ag: ['dernier'], hand: ['fin', 'serment'], adoration: FAITH, livre: ['archer', 'berserk'] },
    });
    say(t, 'play fin', 'target dernier', 'revoke adorateur-1');
    t.choose('pass', 'pass');
    expect(t.state.pile).toHaveLength(1);
    say(t, 'play serment', 'choose dernier');
    pass(t);

    expect([zone(t, 0, 'pandemonium'), zone(t, 0, 'hand').length]).toEqual([['dernier'], 2]);
  });

  rule('R-SF-112', 'the part of a Dernier souffle that moves its page finds it no longer there', () => {
    const given = {
      ag: ['revient'],
      hand: ['fin', 'serment'],
      adoration: FAITH,
      livre: ['archer', 'berserk'],
    };
    const t = at({ mine: given });
    say(t, 'play fin', 'target revient', 'revoke adorateur-1');
    t.choose('pass', 'pass');
    say(t, 'play serment', 'choose revient');
    pass(t);

    expect([zone(t, 0, 'pandemonium'), zone(t, 0, 'hand').sort()]).toEqual([
      ['revient'],
      ['archer', 'berserk'],
    ]);
    const left = at({ mine: given });
    say(left, 'play fin', 'target revient', 'revoke adorateur-1');
    expect(zone(pass(left), 0, 'hand').sort()).toEqual(['archer', 'revient', 'serment']);
  });

  rule('R-SF-106', 'choices at the same instant: the active player’s Phoenix is asked first', () => {
    const t = announce(at({ mine: { ag: ['phoenix'] }, theirs: { ag: ['phoenix'] } }), ['phoenix']);

    strike(t, 'phoenix', 'strike phoenix');
    expect([t.kind, t.asked]).toEqual(['phoenix', 0]);
    say(t, 'usual phoenix');
    expect([t.kind, t.asked]).toEqual(['phoenix', 1]);
  });
});
