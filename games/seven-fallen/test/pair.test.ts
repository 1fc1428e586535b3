import { rule } from '@tablee/kernel/testing';
import { describe, expect } from 'vitest';
import { announce, at, card, declare, names, pass, play, refused, say, stats, strike, zone } from './at.ts';

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
