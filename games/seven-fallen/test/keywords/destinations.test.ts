import { rule } from '@tablee/kernel/testing';
import { describe, expect } from 'vitest';
import { keyword } from '../../rules/keyword.ts';
import { announce, at, card, ec, FAITH, kill, killing, pass, play, say, stats, strike, zone } from '../at.ts';

describe('destinations', () => {
  rule(
    ['SF-KW-DAMNE-1', 'SF-KW-DAMNE-2', 'SF-KW-DAMNE-3', 'SF-KW-DERNIERSOUFFLE-5', 'R-SF-61', 'SF-SBA-4'],
    'Damné is banished and its Dernier souffle silent',
    () => {
      const t = kill(
        at({ mine: killing, theirs: { ag: ['damne-bavard'], livre: ['archer'] } }),
        'damne-bavard',
      );

      expect([zone(t, 1, 'pandemonium'), zone(t, 1, 'hand')]).toEqual([['damne-bavard'], []]);
    },
  );

  rule(
    ['SF-KW-TENEBRES-1', 'SF-KW-TENEBRES-3', 'R-SF-61'],
    'Ténèbres turns Damné and Lumière back to the Purgatoire',
    () => {
      const t = kill(at({ mine: killing, theirs: { ag: ['damne-tenebreux'] } }), 'damne-tenebreux');
      expect(zone(t, 1, 'purgatoire')).toEqual(['damne-tenebreux']);

      const lit = announce(at({ mine: { ag: ['lumiere'] }, theirs: { ag: ['tenebres'] } }), ['lumiere']);
      strike(lit, 'lumiere', 'strike tenebres');
      expect(zone(lit, 1, 'purgatoire')).toEqual(['tenebres']);
    },
  );

  rule(
    ['SF-KW-LUMIERE-1', 'SF-KW-LUMIERE-2', 'SF-KW-LUMIERE-3', 'R-SF-108'],
    'Lumière banishes the Ange it destroys, not its Golem',
    () => {
      const t = announce(
        at({
          mine: { ag: [{ card: 'lumiere', atq: 2 }] },
          theirs: { ag: [{ card: 'ange-0-3', golem: 'golem-2' }] },
        }),
        ['lumiere'],
      );

      strike(t, 'lumiere', 'strike ange-0-3');

      expect(t.told(0).filter(({ event }) => event === 'triggered')).toEqual([]);
      expect([zone(t, 1, 'pandemonium'), zone(t, 1, 'purgatoire')]).toEqual([['ange-0-3'], ['golem-2']]);
    },
  );

  rule(
    ['SF-KW-PHOENIX-1', 'SF-KW-PHOENIX-2', 'SF-KW-PHOENIX-5', 'SF-DEC-34', 'R-SF-77', 'SF-PRIO-8'],
    'Phoenix: into the Limbes if its owner likes, and back for X in Parole divine',
    () => {
      const t = at({ mine: { ag: ['phoenix'], ...killing, ec: 2 } });
      say(t, 'play fin', 'target phoenix', 'revoke adorateur-1');
      t.choose('pass', 'pass');
      expect(t.kind).toBe('phoenix');
      say(t, 'limbes phoenix');
      expect(zone(t, 0, 'limbes')).toEqual(['phoenix']);
      expect(t.options).toEqual(['pass']);
      pass(t);
      const before = ec(t, 0);
      pass(play(t, 'phoenix'));

      expect([card(t, 'phoenix')!.place, before - ec(t, 0)]).toEqual(['ag', 2]);
    },
  );

  rule('SF-KW-PHOENIX-1', 'not when a source with Lumière destroys it', () => {
    const t = announce(at({ mine: { ag: ['lumiere'] }, theirs: { ag: ['phoenix'] } }), ['lumiere']);

    strike(t, 'lumiere', 'strike phoenix');

    expect(zone(t, 1, 'pandemonium')).toEqual(['phoenix']);
  });

  rule(
    ['R-SF-77', 'R-SF-18'],
    'a Phoenix Archange comes back from the Limbes with its printed EC, at any time of Parole divine',
    () => {
      const t = at({
        mine: {
          archange: 'phenix-archange',
          archangeIs: 'limbes',
          ec: 5,
          registre: Array(9).fill('adorateur-1'),
        },
      });

      pass(play(t, 'phenix-archange'));

      expect(card(t, 'phenix-archange')).toMatchObject({ place: 'ag', ec: 3 });
      expect(ec(t, 0)).toBe(4);
    },
  );

  rule(
    ['SF-KW-PHOENIX-3', 'SF-KW-PHOENIX-4', 'SF-EX-20'],
    'Thanator (10), less one for each Dragon with Flamme: with ten of them it costs 1',
    () => {
      const cost = (dragons: number) => {
        const t = at({ mine: { limbes: ['thanator'], ag: Array(dragons).fill('dragonnet'), ec: 20 } });
        const before = ec(t, 0);
        play(t, 'thanator');
        return before - ec(t, 0);
      };

      expect([cost(0), cost(4), cost(9), cost(10), cost(12)]).toEqual([10, 6, 1, 1, 1]);
    },
  );

  rule(
    'R-SF-55',
    'Phoenix twice does not add up: the lowest counts; what makes it dearer is added to that',
    () => {
      const cost = (card: string, ...ag: readonly string[]) => {
        const t = at({ mine: { limbes: [card], ag, ec: 20 } });
        const before = ec(t, 0);
        play(t, card);
        return before - ec(t, 0);
      };

      expect([cost('braise'), cost('braise', 'cendrier'), cost('phoenix', 'cendrier')]).toEqual([5, 3, 2]);
      expect([cost('braise', 'cendrier', 'cendrier'), cost('braise', 'cendrier', 'gabelou')]).toEqual([3, 4]);
      // One that has none of its own is played by the one it is given.
      expect(cost('ange-5-5', 'cendrier')).toBe(3);
    },
  );

  rule('R-SF-55', 'lent by an Équipement, too, the best counts; Archerie adds up', () => {
    const t = at({
      mine: {
        ag: [
          { card: 'braise', equipements: ['plume-de-feu'] },
          { card: 'archer', equipements: ['carquois'] },
        ],
      },
    });

    expect(keyword(t.state, card(t, 'braise')!, 'phoenix')).toBe(1);
    expect(keyword(t.state, card(t, 'archer')!, 'archerie')).toBe(3);
  });

  rule(
    'R-SF-61',
    'Phoenix is asked of what is destroyed after all: not where something else happens instead, nor on the way to the Pandémonium',
    () => {
      const saved = kill(at({ mine: { ...killing, ag: ['increvable'] } }), 'increvable');
      expect([saved.kind, stats(saved, 'increvable')]).toEqual(['act', '1/4']);

      const buried = kill(
        at({ mine: { ...killing, ag: ['fossoyeur'] }, theirs: { ag: ['phoenix'] } }),
        'phoenix',
      );
      expect([buried.kind, zone(buried, 1, 'pandemonium')]).toEqual(['act', ['phoenix']]);
    },
  );

  rule(
    'R-SF-106',
    'the active player’s replacements are asked before the other’s, Phoenix after both',
    () => {
      const asked = (active: 0 | 1) => {
        const t = at({
          active,
          mine: { ...killing, hand: ['fin-de-tous'], ag: ['entete'] },
          theirs: { ...killing, hand: ['fin-de-tous'], ag: ['entete', 'phoenix'] },
        });
        say(t, 'play fin-de-tous');
        t.choose('pass', 'pass');
        return t;
      };
      for (const active of [0, 1] as const) {
        const t = asked(active);
        expect([t.kind, t.asked]).toEqual(['replace', active]);
        say(t, 'no');
        expect([t.kind, t.asked]).toEqual(['replace', 1 - active]);
        say(t, 'no');
        expect([t.kind, t.asked]).toEqual(['phoenix', 1]);
      }
    },
  );

  rule(
    ['SF-KW-VALHALLA-1', 'SF-KW-VALHALLA-2', 'SF-KW-VALHALLA-3', 'R-SF-82', 'SF-DEC-38'],
    'Valhalla: an Ange that fell this turn, no Valkyr, may go to the Limbes',
    () => {
      const t = at({
        mine: {
          ag: ['valhalla', 'ange-2-3', 'valkyr'],
          hand: ['fin', 'fin'],
          adoration: FAITH,
          purgatoire: ['archer'],
        },
      });
      kill(t, 'ange-2-3');
      say(t, 'play fin', 'target valkyr', 'revoke adorateur-2');
      pass(t);
      say(t, 'end');
      pass(t);

      expect(t.options.map((option) => option.split('#')[0])).toEqual(['revive ange-2-3', 'decline']);
      say(t, 'revive ange-2-3');
      expect(zone(t, 0, 'limbes')).toEqual(['ange-2-3']);
    },
  );
});
