import { rule } from '@tablee/kernel/testing';
import { describe, expect } from 'vitest';
import { announce, at, card, declare, pass, play, refused, say, stats, strike, zone } from './at.ts';

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
