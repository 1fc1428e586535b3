import { rule } from '@tablee/kernel/testing';
import { describe, expect } from 'vitest';
import { announce, at, card, ec, pass, play, refused, say, stats, strike, zone } from './at.ts';

const REGISTRE = ['adorateur-5', 'adorateur-4', 'adorateur-3', 'adorateur-2'];

describe('Aurore divine', () => {
  rule(
    ['SF-DAWN-1', 'SF-DAWN-2', 'SF-DEC-3', 'R-SF-78', 'SF-TURN-1'],
    'Retraite: any of one’s own cards on the LDF go back, and nothing straightens',
    () => {
      const t = at({
        at: 'aurore',
        mine: { ldf: [{ card: 'ange-2-3', inclined: true }, 'golem-2', 'archer'], secret: ['furtif'] },
      });

      expect(t.kind).toBe('retreat');
      say(t, 'retreat ange-2-3', 'done');

      expect(card(t, 'ange-2-3')).toMatchObject({ place: 'ag', inclined: true });
      expect(card(t, 'archer')!.place).toBe('ldf');
      expect(t.options.some((option) => option.includes('furtif'))).toBe(false);
    },
  );

  rule(
    [
      'SF-ADOR-3',
      'SF-ADOR-4',
      'SF-ADOR-5',
      'SF-ADOR-6',
      'SF-ADOR-11',
      'SF-DAWN-4',
      'SF-DAWN-5',
      'SF-DAWN-6',
      'SF-EX-3',
      'SF-DEC-6',
      'SF-DEC-7',
    ],
    'one of the top three comes into play with its EC, the others go above or below',
    () => {
      const t = at({ at: 'aurore', mine: { registre: REGISTRE } });

      say(t, 'adorateur');
      expect(t.options.map((option) => option.split('#')[0])).toEqual([
        'pick adorateur-5',
        'pick adorateur-4',
        'pick adorateur-3',
      ]);
      say(t, 'pick adorateur-4', 'under adorateur-5', 'over adorateur-3');

      expect(card(t, 'adorateur-4')).toMatchObject({ place: 'adoration', ec: 4 });
      expect(zone(t, 0, 'registre')).toEqual(['adorateur-5', 'adorateur-2', 'adorateur-3']);
      expect(zone(t, 0, 'hand')).toEqual([]);
    },
  );

  rule(
    ['SF-HID-3', 'SF-HID-10'],
    'the other player learns how many went above and below, the owner knows where they lie',
    () => {
      const t = at({ at: 'aurore', mine: { registre: REGISTRE } });

      say(t, 'adorateur', 'pick adorateur-4', 'under adorateur-5', 'over adorateur-3');

      const heard = t.table.heard(1 as never);
      expect(heard.some(({ event }) => event === 'cardSeen')).toBe(false);
      expect(heard.find(({ event }) => event === 'putBack')).toMatchObject({ over: 1, under: 1 });
      expect(t.table.view(0 as never).table.sides[0].own!.seen.map(({ under }) => under)).toEqual([0, 2]);
      expect(t.table.view(1 as never).table.sides[0].own).toBeNull();
    },
  );

  rule(
    ['SF-ADOR-10', 'R-SF-8', 'R-SF-9'],
    'with two left one looks at two; with none the step is skipped',
    () => {
      const two = say(at({ at: 'aurore', mine: { registre: REGISTRE.slice(0, 2) } }), 'adorateur');
      const none = say(at({ at: 'aurore' }), 'skip');

      expect(two.options).toHaveLength(2);
      expect(none.kind).toBe('react');
    },
  );

  rule(
    ['SF-ARCH-4', 'SF-EX-4', 'R-SF-10', 'R-SF-11', 'SF-DEC-5'],
    'an Archange with Facteur Temps 6 waits for a Registre of 6 or fewer',
    () => {
      const seven = at({
        at: 'aurore',
        mine: { archange: 'seraphe', registre: Array(7).fill('adorateur-1') },
      });
      const six = at({ at: 'aurore', mine: { archange: 'seraphe', registre: Array(6).fill('adorateur-1') } });

      expect(refused(seven, 'archange')).toEqual(['SF-ARCH-4']);
      expect(six.options.some((option) => option.startsWith('archange'))).toBe(true);
    },
  );

  rule(
    [
      'SF-ARCH-3',
      'SF-ARCH-5',
      'SF-ARCH-6',
      'SF-ARCH-7',
      'SF-ARCH-10',
      'SF-EX-5',
      'R-SF-12',
      'SF-ARCH-1',
      'SF-ARCH-2',
      'SF-ARCH-13',
    ],
    'the Archange comes instead of an Adorateur, upright on the AG with its EC',
    () => {
      const t = at({ at: 'aurore', mine: { archange: 'seraphe', registre: ['adorateur-1'] } });
      expect(ec(t, 0)).toBe(0);

      say(t, 'archange seraphe');

      expect(card(t, 'seraphe')).toMatchObject({ place: 'ag', inclined: false, ec: 4 });
      expect(zone(t, 0, 'registre')).toEqual(['adorateur-1']);
      expect(t.kind).toBe('react');
    },
  );

  rule('SF-ARCH-6', 'it may be kept for a later turn, and come then', () => {
    const registre = ['adorateur-1', 'adorateur-2', 'adorateur-3'];
    const t = at({ at: 'aurore', mine: { archange: 'seraphe', registre } });
    say(t, 'adorateur', 'pick adorateur-1');
    while (t.kind === 'putBack') t.choose(t.options[0]!);
    pass(t);
    say(t, 'end');
    for (let n = 0; n < 60 && !(t.kind === 'dawn' && t.asked === 0); n++)
      t.choose(t.options.find((option) => /^(pass|end|all|skip)/.test(option)) ?? t.options[0]!);

    expect(card(t, 'seraphe')).toBeUndefined();
    say(t, 'archange seraphe');
    expect(card(t, 'seraphe')!.place).toBe('ag');
  });

  rule(['SF-WIN-1', 'SF-CONT-4'], 'a Contemplation follows, the active player asked first', () => {
    const t = say(at({ at: 'aurore' }), 'skip');

    expect([t.kind, t.asked]).toEqual(['react', 0]);
    t.choose('pass');
    expect([t.kind, t.asked]).toEqual(['react', 1]);
    t.choose('pass');
    expect(t.kind).toBe('act');
  });

  rule(
    ['SF-KW-AURORE-1', 'SF-KW-AURORE-2', 'SF-KW-AURORE-5', 'SF-DAWN-3', 'SF-SEQ-2'],
    'the active player’s Aurore divine abilities go on the Pile, before step 3',
    () => {
      const t = at({
        at: 'aurore',
        mine: { ag: ['aube'], livre: ['archer'] },
        theirs: { ag: ['aube'], livre: ['archer'] },
      });

      expect(t.state.pile.map(({ by }) => by)).toEqual([0]);
      pass(t);

      expect([zone(t, 0, 'hand'), zone(t, 1, 'hand'), t.kind]).toEqual([['archer'], [], 'dawn']);
    },
  );

  rule('SF-KW-AURORE-3', 'several are put in the order their controller likes', () => {
    const t = at({ at: 'aurore', mine: { ag: ['aube', 'aube'], livre: ['archer', 'assassin'] } });

    expect(t.kind).toBe('order');
    expect(t.options).toHaveLength(2);
  });
});

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

describe('Nuit divine', () => {
  rule(
    [
      'SF-NIGHT-1',
      'SF-NIGHT-3',
      'SF-NIGHT-4',
      'SF-NIGHT-5',
      'R-SF-90',
      'SF-DEC-37',
      'SF-SEQ-20',
      'SF-WIN-9',
      'SF-TURN-3',
    ],
    'after a Contemplation one straightens card by card, draws two, and the other’s turn begins',
    () => {
      const t = at({
        at: 'nuit',
        mine: {
          ag: [
            { card: 'ange-2-3', inclined: true },
            { card: 'archer', inclined: true },
          ],
          livre: ['archer', 'berserk', 'damne'],
        },
      });

      pass(t);
      say(t, 'straighten archer', 'done');

      expect([card(t, 'archer')!.inclined, card(t, 'ange-2-3')!.inclined]).toEqual([false, true]);
      expect(zone(t, 0, 'hand')).toEqual(['archer', 'berserk']);
      expect(t.state.active).toBe(1);
    },
  );

  rule(
    ['R-SF-7', 'R-SF-5'],
    'an empty Livre Sacré gives nothing and costs nothing; no hand is too large',
    () => {
      const t = pass(at({ at: 'nuit', mine: { hand: Array(12).fill('archer'), livre: ['berserk'] } }));

      expect(zone(t, 0, 'hand')).toHaveLength(13);
      expect(t.state.result).toBeNull();
    },
  );

  rule(
    ['SF-KW-NUIT-1', 'SF-KW-NUIT-4', 'SF-NIGHT-2'],
    'only the active player’s Nuit divine abilities trigger',
    () => {
      const t = pass(
        at({ at: 'nuit', mine: { ag: ['nocturne'], fv: 5 }, theirs: { ag: ['nocturne'], fv: 5 } }),
      );

      expect(t.state.sides.map(({ fv }) => fv)).toEqual([6, 5]);
    },
  );

  rule(
    ['SF-KW-MORTSUBITE-1', 'SF-KW-MORTSUBITE-4', 'R-SF-75', 'SF-NIGHT-6', 'SF-KW-MORTSUBITE-5'],
    'pages with Mort subite of both sides die after the draw, an Archange does not',
    () => {
      const t = pass(
        at({
          at: 'nuit',
          mine: { ag: ['mort-subite'], archange: 'archange-de-flamme', archangeIs: 'ag' },
          theirs: { ag: ['mort-subite'] },
        }),
      );

      expect([zone(t, 0, 'purgatoire'), zone(t, 1, 'purgatoire')]).toEqual([
        ['mort-subite'],
        ['mort-subite'],
      ]);
      expect(card(t, 'archange-de-flamme')).toBeDefined();
    },
  );

  rule(
    ['SF-KW-GELER-3', 'R-SF-71'],
    'one’s own frozen Anges thaw at the end of the night, not before',
    () => {
      const t = at({
        at: 'nuit',
        mine: { ag: [{ card: 'ange-2-3', frozen: true }] },
        theirs: { ag: [{ card: 'archer', frozen: true }] },
      });

      pass(t);

      expect(card(t, 'ange-2-3')).toMatchObject({ frozen: false, inclined: false });
      expect(card(t, 'archer')).toMatchObject({ frozen: true, inclined: true });
    },
  );

  rule('R-SF-86', 'at the end of the hundredth turn the game is a draw', () => {
    const t = pass(at({ at: 'nuit', turn: 100 }));

    expect(t.state.result).toMatchObject({ winners: [], rule: 'R-SF-86' });
  });
});
