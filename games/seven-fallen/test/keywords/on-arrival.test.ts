import { rule } from '@tablee/kernel/testing';
import { describe, expect } from 'vitest';
import { at, card, pass, play, say, stats, zone } from '../at.ts';

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
      // It is in play already, and a target itself.
      expect(t.options.map((option) => option.split('#')[0])).toEqual([
        'target assassin',
        'target ange-2-9',
        'target ange-0-3',
        'decline',
      ]);
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
    ['SF-KW-FERVEUR-1', 'SF-KW-FERVEUR-2', 'SF-KW-FERVEUR-4', 'SF-TERM-13'],
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

  rule('SF-KW-DILEMME-3', 'an effect that could do nothing can’t be chosen', () => {
    const oracle = { hand: ['oracle-a-facettes'], ec: 3 };
    const mortelle = play(at({ mine: { ...oracle, fv: 0 } }), 'oracle-a-facettes');
    expect(mortelle.options).toEqual(['dilemme oracle-a-facettes/1', 'dilemme oracle-a-facettes/3']);

    // Nobody to take its damage: the other effect is the only valid one, and nobody is asked.
    const alone = play(at({ mine: { hand: ['mue-imparfaite'], ec: 4 } }), 'mue-imparfaite');
    pass(alone);
    expect(stats(alone, 'mue-imparfaite')).toBe('4/7');
  });

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

      const burning = play(
        at({ mine: { hand: ['dilemme'], ec: 2, ag: ['brasier'] }, theirs: { ag: ['ange-2-9'] } }),
        'dilemme',
      );
      burning.choose('dilemme dilemme/2');
      // Its one effect, Flamme and Assassin: the page's controller puts all three in order.
      expect([burning.kind, burning.asked, burning.options.length]).toEqual(['order', 0, 3]);
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
