import { rule } from '@tablee/kernel/testing';
import { describe, expect } from 'vitest';
import { at, card, pass, say, zone } from './at.ts';

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
