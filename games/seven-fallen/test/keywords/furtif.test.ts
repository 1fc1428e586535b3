import { rule } from '@tablee/kernel/testing';
import { describe, expect } from 'vitest';
import { announce, at, card, ec, FAITH, pass, refused, say, stats, strike, zone } from '../at.ts';

describe('the Secret', () => {
  rule(
    [
      'SF-KW-FURTIF-1',
      'SF-KW-FURTIF-2',
      'SF-KW-FURTIF-4',
      'SF-ZONE-15',
      'SF-HID-5',
      'R-SF-110',
      'SF-KW-FURTIF-17',
      'R-SF-69',
    ],
    'for 2 EC a page with Furtif lies face down; the other sees only that it is there',
    () => {
      const t = at({ mine: { hand: ['furtif'], ec: 5 } });

      t.choose(t.options.find((option) => option.endsWith('secret'))!);

      expect([card(t, 'furtif')!.place, ec(t, 0)]).toEqual(['secret', 3]);
      const seen = t.table.view(1 as never).table;
      expect(seen.sides[0].cards.filter(({ place }) => place === 'secret').map(({ piece }) => piece)).toEqual(
        [-1],
      );
      expect(JSON.stringify(t.table.heard(1 as never))).not.toContain('furtif');
    },
  );

  rule(
    ['SF-KW-FURTIF-7', 'SF-KW-FURTIF-8', 'SF-KW-FURTIF-10', 'SF-PRIO-6', 'SF-WIN-3', 'R-SF-105', 'SF-DEC-32'],
    'in a Contemplation outside attacks one page may leave it for X, to the AG, without having arrived',
    () => {
      const t = at({ mine: { secret: ['furtif', 'furtif'], ec: 5 } });

      say(t, 'contemplate', 'uncover furtif');

      expect([t.state.sides[0]!.cards.map(({ place }) => place).sort(), ec(t, 0)]).toEqual([
        ['adoration', 'ag', 'divin', 'secret'],
        4,
      ]);
      expect(t.options).toEqual(['pass']);
    },
  );

  rule('R-SF-105', 'asked for in vain, it is not offered again', () => {
    const t = say(at({ mine: { secret: ['furtif'], ec: 5 } }), 'contemplate');

    pass(t);

    expect(t.options.includes('contemplate')).toBe(false);
  });

  rule(
    ['SF-KW-FURTIF-9', 'SF-DEC-33'],
    'a Miracle that leaves it goes to the Purgatoire and only its exit effect is put',
    () => {
      const t = at({ mine: { secret: ['piege'], ec: 5, livre: ['archer', 'berserk', 'damne'] } });

      say(t, 'contemplate', 'uncover piege');
      expect([zone(t, 0, 'purgatoire'), t.state.pile.length]).toEqual([['piege'], 1]);
      pass(t);

      expect(zone(t, 0, 'hand')).toEqual(['archer']);
    },
  );

  rule(
    ['SF-KW-FURTIF-11', 'SF-KW-FURTIF-13', 'SF-KW-FURTIF-14', 'R-SF-70', 'SF-SEQ-8'],
    'attacked, an Ange is turned up as défenseur on the LDF: double damage, half a blow back',
    () => {
      const t = announce(at({ mine: { ag: ['ange-2-3'] }, theirs: { secret: ['furtif'] } }), ['ange-2-3']);

      strike(t, 'ange-2-3', 'uncover-it');

      expect([stats(t, 'furtif'), stats(t, 'ange-2-3')]).toEqual(['gone', '2/3-1']);
    },
  );

  rule(
    ['SF-KW-FURTIF-12', 'R-SF-69'],
    'attacked, a Miracle cancels the attack; its other exit effect is put',
    () => {
      const t = announce(
        at({ mine: { ag: ['archer'] }, theirs: { secret: ['piege'], livre: ['archer', 'berserk'] } }),
        ['archer'],
      );

      strike(t, 'archer', 'uncover-it');

      expect([zone(t, 1, 'purgatoire'), zone(t, 1, 'hand'), stats(t, 'archer')]).toEqual([
        ['piege'],
        ['archer', 'berserk'],
        '1/2',
      ]);
    },
  );

  rule(['SF-KW-FURTIF-5', 'SF-KW-FURTIF-6'], 'a page en Secret can’t be targeted', () => {
    const t = at({ mine: { hand: ['foudre'], adoration: FAITH }, theirs: { secret: ['furtif'] } });

    expect(refused(t, 'play', 'foudre')).toEqual(['SF-STACK-5']);
  });
});
