import { rule } from '@tablee/kernel/testing';
import { describe, expect } from 'vitest';
import { at, card, ec, pass, refused, say, zone } from './at.ts';

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

  rule('SF-DEC-7', 'what may go above is offered first, then what may go below', () => {
    const t = say(at({ at: 'aurore', mine: { registre: REGISTRE } }), 'adorateur', 'pick adorateur-4');

    expect(t.options.map((option) => option.replace(/#.*/, ''))).toEqual([
      'over adorateur-5',
      'over adorateur-3',
      'under adorateur-5',
      'under adorateur-3',
    ]);
  });

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
