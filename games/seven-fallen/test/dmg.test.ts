/** Damage: who really took how much of it, and who hears of it. */
import { rule } from '@tablee/kernel/testing';
import { describe, expect } from 'vitest';
import { announce, at, FAITH, kill, killing, pass, say, stats, strike, type Table, zone } from './at.ts';

const drawn = (t: Table, seat: 0 | 1): number => zone(t, seat, 'hand').length;
const LIVRE = ['archer', 'berserk', 'flamme'];

describe('damage is taken by whoever absorbs it', () => {
  rule(
    ['SF-DMG-10', 'SF-PAIR-5', 'SF-TERM-7'],
    'what a Golem bears is damage to the Golem, not to its Ange; the rest is the Ange’s',
    () => {
      const pair = (ange: string, golem: string) =>
        strike(
          announce(
            at({ mine: { ag: ['ange-5-5'] }, theirs: { ag: [{ card: ange, golem }], livre: LIVRE } }),
            ['ange-5-5'],
          ),
          'ange-5-5',
          `strike ${ange}`,
        );
      const behind = pair('meurtri', 'golem-muet');
      const behindALot = pair('meurtri', 'sarcophage-vigilant');
      const shield = pair('ange-2-9', 'golem-meurtri');

      expect([stats(behind, 'meurtri'), drawn(behind, 1)]).toEqual(['1/9-1', 1]);
      expect([stats(behindALot, 'meurtri'), drawn(behindALot, 1)]).toEqual(['1/9', 0]);
      expect([stats(shield, 'ange-2-9'), drawn(shield, 1)]).toEqual(['2/9-2', 1]);
    },
  );

  rule(
    ['SF-DMG-10', 'R-SF-46'],
    'a blow of nothing is no damage, nor is an effect on a Mortelle Divinité',
    () => {
      const theirs = { benedictions: ['larmes'], livre: LIVRE };
      const struck = (unit: string) =>
        drawn(strike(announce(at({ mine: { ag: [unit] }, theirs }), [unit], unit), unit, 'divinite'), 1);
      const scorched = (fv: number) =>
        drawn(
          pass(
            say(
              at({ mine: { hand: ['chatiment'], adoration: FAITH }, theirs: { ...theirs, fv } }),
              'play chatiment',
            ),
          ),
          1,
        );

      expect([struck('ange-0-3'), struck('ange-1-1')]).toEqual([0, 1]);
      expect([scorched(0), scorched(9)]).toEqual([0, 1]);
    },
  );

  rule(
    'SF-DMG-10',
    'an effect that counts its damage counts what was absorbed, BOU and FV, after prevention',
    () => {
      const bled = (unit: string | object, name: string, ...miracles: string[]) => {
        const t = at({
          mine: { fv: 5, hand: ['saignee', ...miracles], adoration: FAITH },
          theirs: { ag: [unit] },
        });
        for (const miracle of miracles) pass(say(t, `play ${miracle}`, `target ${name}`));
        pass(say(t, 'play saignee', `target ${name}`));
        return t.state.sides[0]!.fv - 5;
      };

      expect(bled('ange-2-9', 'ange-2-9')).toBe(5);
      expect(bled('ange-2-3', 'ange-2-3')).toBe(3);
      expect(bled({ card: 'ange-1-1', golem: 'golem-2' }, 'ange-1-1')).toBe(3);
      expect(bled('ange-2-9', 'ange-2-9', 'bouclier')).toBe(3);
    },
  );
});

describe('what an effect speaks of', () => {
  rule('R-SF-32', 'the Golem of an Ange without one is nobody', () => {
    const t = at({
      mine: {
        ag: ['ange-2-9', { card: 'ange-2-3', golem: 'golem-2' }],
        hand: ['fissure', 'fissure'],
        adoration: FAITH,
      },
    });
    for (const ange of ['ange-2-9', 'ange-2-3']) pass(say(t, 'play fissure', `target ${ange}`));

    expect(['ange-2-9', 'ange-2-3', 'golem-2'].map((id) => stats(t, id))).toEqual(['2/9', '2/3', '0/2-1']);
  });

  rule('R-SF-25', 'an Équipement that an effect moves leaves the Ange it was on', () => {
    const t = at({
      mine: {
        ag: [{ card: 'ange-2-9', equipements: ['epee'] }, 'ange-2-3'],
        hand: ['transfert'],
        adoration: FAITH,
      },
    });
    pass(say(t, 'play transfert', 'target ange-2-3'));

    expect([stats(t, 'ange-2-9'), stats(t, 'ange-2-3')]).toEqual(['2/9', '3/4']);
    expect([t.state.sides[0]!.cards.map(({ gear }) => gear).filter(Boolean)]).toEqual([[1]]);
  });

  rule('SF-PAIR-4', 'an effect that unbinds knows whether there was a pair; its Golem binds again', () => {
    const one = (ange: object | string) => {
      const t = at({ mine: { ag: [ange], hand: ['deliement'], adoration: FAITH, livre: LIVRE } });
      pass(say(t, 'play deliement', 'target ange-2-3'));
      return drawn(t, 0);
    };

    expect([one({ card: 'ange-2-3', golem: 'golem-2' }), one('ange-2-3')]).toEqual([1, 0]);
  });
});

describe('abilities that another card gives', () => {
  rule(
    ['SF-KW-DERNIERSOUFFLE-1', 'SF-SBA-3'],
    'a Dernier souffle that a comrade gives goes off, though both are destroyed together',
    () => {
      const one = kill(at({ mine: { ...killing, ag: ['legataire', 'ange-1-1'], livre: LIVRE } }), 'ange-1-1');
      const both = at({
        mine: { ag: ['legataire', 'ange-1-1'], hand: ['fin-de-tous'], adoration: FAITH, livre: LIVRE },
      });
      pass(say(both, 'play fin-de-tous'));

      expect([drawn(one, 0), drawn(both, 0)]).toEqual([1, 1]);
    },
  );

  rule('SF-KW-NUIT-1', 'a Nuit divine that a comrade gives goes off on a card without a text', () => {
    const t = at({ mine: { fv: 5, ag: ['legataire', 'ange-1-1'] } });
    pass(say(t, 'end'));

    expect(t.state.sides[0]!.fv).toBe(6);
  });
});
