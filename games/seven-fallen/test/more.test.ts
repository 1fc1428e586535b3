import { rule } from '@tablee/kernel/testing';
import { describe, expect } from 'vitest';
import { announce, at, card, declare, ec, pass, play, refused, say, stats, strike, zone } from './at.ts';

const FAITH = ['adorateur-1', 'adorateur-2', 'adorateur-3'];

describe('from turn to turn', () => {
  rule(
    ['SF-EC-7', 'SF-TEMPLE-4', 'SF-ADOR-8', 'SF-EC-9'],
    'EC never comes back: a whole round later the counters are the same',
    () => {
      const t = at({ at: 'nuit', mine: { ec: 3, adoration: [{ card: 'adorateur-5', ec: 1 }] } });

      for (let n = 0; n < 60 && t.state.turns < 7; n++)
        t.choose(t.options.find((option) => ['pass', 'end', 'all', 'done', 'skip'].includes(option))!);

      expect([t.state.turns, ec(t, 0)]).toEqual([7, 4]);
    },
  );

  rule(['R-SF-6', 'SF-TURN-3'], 'the first player’s first turn is a normal one: attack and two pages', () => {
    const t = at({
      turn: 1,
      mine: { ag: ['ange-3-4'], livre: ['archer', 'berserk', 'damne'] },
      theirs: { fv: 9 },
    });

    announce(t, ['ange-3-4'], 'ange-3-4');
    strike(t, 'ange-3-4', 'divinite');
    say(t, 'end');
    pass(t);
    say(t, 'all');

    expect([t.state.sides[1]!.fv, zone(t, 0, 'hand')]).toEqual([6, ['archer', 'berserk']]);
  });

  rule(['SF-SEQ-1', 'R-SF-54'], 'once per turn begins again with the next turn of either player', () => {
    const t = at({
      mine: { ag: ['ragwell'], archangeIs: 'banished' },
      theirs: { hand: ['tempete', 'tempete'], ec: 9 },
    });
    say(t, 'end');
    t.choose('pass');
    play(t, 'tempete');
    say(t, 'use ragwell', 'target tempete');
    expect(t.options.some((option) => option.startsWith('use ragwell'))).toBe(false);
    pass(t);
    while (t.kind !== 'act')
      t.choose(t.options.find((option) => ['pass', 'done', 'skip', 'all'].includes(option))!);
    play(t, 'tempete');

    expect(t.state.active).toBe(1);
    expect(t.state.effects.used).toEqual({});
  });

  rule('SF-WORD-7', 'after the Phase d’attaque effects may still do harm', () => {
    const t = announce(
      at({ mine: { ag: ['ange-2-3'], hand: ['foudre'], adoration: FAITH }, theirs: { ag: ['ange-2-9'] } }),
      ['ange-2-3'],
    );
    strike(t, 'ange-2-3', 'strike ange-2-9');

    say(t, 'play foudre', 'target ange-2-9');
    pass(t);

    expect(stats(t, 'ange-2-9')).toBe('2/9-4');
  });
});

describe('pairs and numbers', () => {
  rule(['SF-PAIR-12', 'R-SF-31'], 'a pair advances and inclines together', () => {
    const t = announce(
      at({ mine: { ag: [{ card: 'ange-2-3', golem: 'golem-2' }] }, theirs: { ag: ['ange-0-3'] } }),
      ['ange-2-3'],
    );

    declare(t, 'ange-2-3', 'strike ange-0-3');

    expect([card(t, 'golem-2')!.place, card(t, 'golem-2')!.inclined]).toEqual(['ldf', true]);
  });

  rule('R-SF-84', 'ATQ below 0 counts as 0; FV of 0 destroys at the next check', () => {
    const t = announce(at({ mine: { ag: [{ card: 'ange-2-3', atq: -5 }] }, theirs: { ag: ['ange-0-3'] } }), [
      'ange-2-3',
    ]);
    strike(t, 'ange-2-3', 'strike ange-0-3');
    expect([stats(t, 'ange-2-3'), stats(t, 'ange-0-3')]).toEqual(['0/3', '0/3']);

    const dying = at({ mine: { ag: [{ card: 'ange-2-3', fv: -3 }] }, at: 'aurore' });
    say(dying, 'skip');
    expect(zone(dying, 0, 'purgatoire')).toEqual(['ange-2-3']);
  });

  rule(
    ['SF-ZONE-1', 'SF-ZONE-16', 'R-SF-96'],
    'each destroyed card goes to its own player’s Purgatoire, however many',
    () => {
      const t = announce(at({ mine: { ag: Array(9).fill('ange-1-1') }, theirs: { ag: ['ange-1-1'] } }), [
        'ange-1-1',
      ]);

      strike(t, 'ange-1-1', 'strike ange-1-1');

      expect([zone(t, 0, 'purgatoire').length, zone(t, 1, 'purgatoire').length]).toEqual([1, 1]);
      expect(t.state.sides[0]!.cards.filter(({ place }) => place === 'ag')).toHaveLength(8);
    },
  );

  rule(
    ['SF-SBA-1', 'SF-SBA-7'],
    'checks come before anybody is asked and can’t be answered: the Golem is bound at the first question',
    () => {
      const t = at({ mine: { ag: ['golem-2'], hand: ['ange-2-3'], ec: 2 } });

      play(t, 'ange-2-3');

      expect([t.kind, t.state.pile.length, card(t, 'ange-2-3')!.bond]).toEqual([
        'react',
        0,
        card(t, 'golem-2')!.piece,
      ]);
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
    expect(refused(t, 'use')).toEqual(['SF-MIRACLE-10']);
  });

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

  rule('R-SF-106', 'choices at the same instant: the active player’s Phoenix is asked first', () => {
    const t = announce(at({ mine: { ag: ['phoenix'] }, theirs: { ag: ['phoenix'] } }), ['phoenix']);

    strike(t, 'phoenix', 'strike phoenix');
    expect([t.kind, t.asked]).toEqual(['phoenix', 0]);
    say(t, 'usual phoenix');
    expect([t.kind, t.asked]).toEqual(['phoenix', 1]);
  });
});

describe('what everybody sees', () => {
  rule(['SF-HID-6', 'SF-GOAL-5'], 'open zones, counters, damage and the Pile are in both views', () => {
    const t = at({
      mine: {
        ag: [{ card: 'ange-2-9', damage: 3, poseidor: 2 }],
        limbes: ['archer'],
        purgatoire: ['berserk'],
        pandemonium: ['damne'],
        ec: 4,
      },
    });
    const [mine, theirs] = [t.table.view(0 as never).table.sides[0], t.table.view(1 as never).table.sides[0]];

    expect(theirs.cards).toEqual(mine.cards);
    expect([theirs.limbes, theirs.purgatoire, theirs.pandemonium]).toEqual([
      mine.limbes,
      mine.purgatoire,
      mine.pandemonium,
    ]);
  });

  rule('SF-WIN-11', 'a window can be passed by itself: it always has an option marked so', () => {
    const t = say(at({ theirs: { hand: ['golem-2'], ec: 9 } }), 'end');

    expect(t.state.open[0]!.options.filter((option) => option.pass)).toHaveLength(1);
  });
});
