import { rule } from '@tablee/kernel/testing';
import { describe, expect } from 'vitest';
import { announce, at, card, ec, pass, play, refused, say, stats, strike, zone } from './at.ts';

describe('Parole divine', () => {
  rule(
    [
      'SF-WORD-1',
      'SF-WORD-2',
      'SF-ANGE-1',
      'SF-ANGE-2',
      'SF-ANGE-6',
      'R-SF-13',
      'SF-EC-1',
      'SF-EC-2',
      'SF-DEC-8',
      'SF-STACK-3',
    ],
    'an Ange is paid for and arrives upright on the AG, without the Pile',
    () => {
      const t = at({ mine: { hand: ['ange-2-3'], ec: 5 } });

      play(t, 'ange-2-3');

      expect(card(t, 'ange-2-3')).toMatchObject({ place: 'ag', inclined: false });
      expect([ec(t, 0), t.state.pile.length]).toEqual([3, 0]);
    },
  );

  rule(
    ['SF-EC-4', 'SF-EC-5', 'R-SF-17', 'SF-DEC-9', 'SF-EC-3', 'SF-TEMPLE-3', 'SF-EC-8', 'SF-ADOR-7'],
    'a cost is split over sources as the payer likes; an empty source stays',
    () => {
      const t = at({ mine: { hand: ['ange-3-4'], ec: 2, adoration: [{ card: 'adorateur-5', ec: 2 }] } });

      say(t, 'play ange-3-4', 'spend autel', 'spend adorateur-5', 'spend adorateur-5');

      expect([card(t, 'autel')!.ec, card(t, 'adorateur-5')!.ec, ec(t, 0)]).toEqual([1, 0, 1]);
      expect(card(t, 'adorateur-5')!.place).toBe('adoration');
    },
  );

  rule(
    'R-SF-17',
    'the default takes the Archange first, then the Adorateur with least EC, the Temple last',
    () => {
      const t = at({
        mine: {
          hand: ['ange-5-5'],
          ec: 9,
          archange: 'seraphe',
          archangeIs: 'ag',
          adoration: [
            { card: 'adorateur-5', ec: 3 },
            { card: 'adorateur-1', ec: 1 },
          ],
        },
      });
      card(t, 'seraphe')!.ec = 2;

      play(t, 'ange-5-5');

      expect([
        card(t, 'seraphe')!.ec,
        card(t, 'adorateur-1')!.ec,
        card(t, 'adorateur-5')!.ec,
        card(t, 'autel', 0)?.ec ?? 9,
      ]).toEqual([0, 0, 1, 9]);
    },
  );

  rule(['SF-EC-6', 'SF-STACK-5'], 'what can’t be paid in full can’t be played', () => {
    const t = at({ mine: { hand: ['ange-3-4'], ec: 2 } });

    expect(refused(t, 'play', 'ange-3-4')).toEqual(['SF-EC-6']);
  });

  rule('SF-STACK-5', 'a payment begun can be taken back, and nothing has changed', () => {
    const t = at({ mine: { hand: ['ange-2-3'], ec: 2, adoration: ['adorateur-2'] } });

    say(t, 'play ange-2-3', 'spend adorateur-2', 'back');

    expect([t.kind, ec(t, 0), zone(t, 0, 'hand')]).toEqual(['act', 4, ['ange-2-3']]);
  });

  rule(
    ['SF-WIN-2', 'SF-PRIO-1', 'SF-PRIO-9', 'R-SF-50', 'SF-WIN-10', 'SF-DEC-19'],
    'after each action there is a Contemplation, then free Parole again',
    () => {
      const t = play(at({ mine: { hand: ['ange-2-3'], ec: 5 } }), 'ange-2-3');

      expect([t.kind, t.asked]).toEqual(['react', 0]);
      pass(t);
      expect([t.kind, t.asked]).toEqual(['act', 0]);
    },
  );

  rule('SF-PRIO-9', 'a pass is not final: whoever passed is asked again once the other has acted', () => {
    const t = at({
      mine: { hand: ['ange-2-3'], ec: 5 },
      theirs: { hand: ['golem-2'], ag: ['ange-1-1'], ec: 9 },
    });
    play(t, 'ange-2-3');

    t.choose('pass');
    expect([t.kind, t.asked]).toEqual(['react', 1]);
    play(t, 'golem-2');

    expect([t.kind, t.asked]).toEqual(['react', 0]);
    t.choose('pass');
    expect([t.kind, t.asked]).toEqual(['react', 1]);
    t.choose('pass');
    expect([t.kind, t.asked]).toEqual(['act', 0]);
  });

  rule(
    ['SF-PRIO-2', 'SF-PRIO-3', 'SF-ANGE-7', 'SF-CONT-5', 'R-SF-52', 'SF-EC-9'],
    'an ordinary Ange, Équipement or Bénédiction can’t be played in a Contemplation; a Golem en Tempête can',
    () => {
      const t = at({
        mine: { hand: ['ange-2-3'], ec: 2 },
        theirs: { hand: ['ange-2-3', 'epee', 'aura', 'golem-2', 'golem-muet'], ag: ['ange-1-1'], ec: 9 },
      });

      play(t, 'ange-2-3');
      t.choose('pass');

      expect(t.options.map((option) => option.split('#')[0])).toEqual(['pass', 'play golem-2']);
      expect(t.whyNot('play').map(({ rule }) => rule)).toEqual([
        'SF-ANGE-7',
        'SF-PRIO-3',
        'SF-PRIO-3',
        'SF-GOLEM-8',
      ]);
    },
  );

  rule(
    ['SF-WORD-9', 'SF-WIN-8', 'SF-SEQ-3'],
    'ending is final: after the Contemplation comes the night',
    () => {
      const t = say(at({ mine: { hand: ['tempete'], ec: 5 } }), 'end');

      say(t, 'play tempete');
      if (t.kind === 'pay') say(t, 'settle');
      pass(t);

      expect([card(t, 'tempete')?.place, t.state.active]).toEqual(['ag', 1]);
    },
  );

  rule(
    ['SF-WORD-4', 'SF-WORD-5', 'SF-WORD-6', 'SF-TURN-2', 'SF-ATK-16'],
    'one Phase d’attaque a turn; afterwards pages are played as before',
    () => {
      const t = announce(
        at({ mine: { ag: ['ange-2-3'], hand: ['ange-1-1'], ec: 3 }, theirs: { ag: ['ange-0-3'] } }),
        ['ange-2-3'],
      );

      strike(t, 'ange-2-3', 'strike ange-0-3');

      expect(t.kind).toBe('act');
      expect(refused(t, 'attack')).toEqual(['SF-WORD-6']);
      expect(t.options.some((option) => option.startsWith('play ange-1-1'))).toBe(true);
    },
  );

  rule(
    ['SF-WORD-8', 'R-SF-25', 'SF-DEC-40'],
    'an Équipement goes on one of one’s own Anges and gives its bonus; without an Ange it can’t be played',
    () => {
      const t = at({ mine: { ag: ['ange-2-3'], hand: ['epee'], ec: 1 } });
      const alone = at({ mine: { archangeIs: 'ag', hand: ['epee'], ec: 1 } });

      play(t, 'epee', 'attach ange-2-3');

      expect(stats(t, 'ange-2-3')).toBe('3/4');
      expect(refused(alone, 'play', 'epee')).toEqual(['R-SF-25']);
    },
  );

  rule(
    'R-SF-25',
    'when its Ange leaves, the Équipement goes to the Purgatoire without being destroyed',
    () => {
      const t = at({
        mine: {
          ag: [{ card: 'ange-2-3', equipements: ['epee'] }],
          adoration: ['adorateur-2', 'adorateur-1'],
          hand: ['fin'],
        },
      });

      say(t, 'play fin', 'target ange-2-3', 'revoke adorateur-1');
      pass(t);

      expect(zone(t, 0, 'purgatoire').sort()).toEqual(['adorateur-1', 'ange-2-3', 'epee', 'fin']);
      expect(t.table.heard(null).filter(({ event }) => event === 'destroyed')).toHaveLength(1);
    },
  );

  rule('R-SF-26', 'a Bénédiction lies in Le Divin; no second of its name', () => {
    const t = at({ mine: { hand: ['aura', 'aura'], ec: 9 } });

    pass(play(t, 'aura'));

    expect(card(t, 'aura')!.place).toBe('divin');
    expect(refused(t, 'play', 'aura')).toEqual(['R-SF-26']);
  });
});
