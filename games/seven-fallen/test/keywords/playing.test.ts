import { rule } from '@tablee/kernel/testing';
import { describe, expect } from 'vitest';
import { announce, at, card, declare, ec, FAITH, pass, play, refused, say, stats, zone } from '../at.ts';

describe('playing keywords', () => {
  const way = (option: string) => option.replace(/#\d+/, '');
  const theirWindow = (hand: readonly string[]) => {
    const t = say(at({ mine: {}, theirs: { hand, ec: 9 } }), 'end');
    t.choose('pass');
    return t;
  };

  rule(
    ['SF-KW-BOURRASQUE-1', 'SF-KW-BOURRASQUE-2', 'SF-KW-BOURRASQUE-3', 'SF-KW-BOURRASQUE-7'],
    'Bourrasque: in the other’s turn for its normal cost, Pacifiste until the turn ends',
    () => {
      const t = play(theirWindow(['bourrasque']), 'bourrasque');
      expect(card(t, 'bourrasque')).toMatchObject({ place: 'ag', calmed: true, way: 'bourrasque' });
      expect(t.state.pile).toHaveLength(0);

      pass(t);

      expect([t.state.active, card(t, 'bourrasque')!.calmed]).toEqual([1, false]);
    },
  );

  rule('SF-KW-BOURRASQUE-4', 'in one’s own turn it is no Pacifiste', () => {
    const t = play(at({ mine: { hand: ['bourrasque'], ec: 2 } }), 'bourrasque');

    expect(card(t, 'bourrasque')!.calmed).toBe(false);
  });

  rule(
    ['SF-KW-BOURRASQUE-5', 'SF-KW-BOURRASQUE-6', 'SF-EX-23', 'R-SF-58'],
    'Vanaris stops Tempête and Tornado, not Bourrasque; Ragwell sees only the former',
    () => {
      const t = say(
        at({
          mine: { ag: ['vanaris', 'ragwell'] },
          theirs: { hand: ['bourrasque', 'tempete', 'tornado'], ec: 9 },
        }),
        'end',
      );
      t.choose('pass');
      expect(t.options.map((option) => option.split('#')[0])).toEqual(['pass', 'play bourrasque']);

      play(t, 'bourrasque');
      expect(t.options.some((option) => option.startsWith('use ragwell'))).toBe(false);

      const stormy = say(at({ mine: { ag: ['ragwell'] }, theirs: { hand: ['tempete'], ec: 9 } }), 'end');
      stormy.choose('pass');
      play(stormy, 'tempete');
      expect(stormy.options.some((option) => option.startsWith('use ragwell'))).toBe(true);
    },
  );

  rule(['SF-KW-TORNADO-1'], 'Tornado: in the other’s turn, not in their Phase d’attaque', () => {
    expect(theirWindow(['tornado']).options.some((option) => option.startsWith('play tornado'))).toBe(true);

    const t = announce(
      at({ mine: { ag: ['ange-2-3'] }, theirs: { hand: ['tornado'], ec: 9, ag: ['ange-0-3'] } }),
      ['ange-2-3'],
    );
    declare(t, 'ange-2-3', 'strike ange-0-3');
    t.choose('pass');
    expect(refused(t, 'play', 'tornado')).toEqual(['SF-KW-TORNADO-1']);
  });

  rule(
    ['SF-KW-TORNADO-1', 'SF-KW-TEMPETE-1', 'SF-GOLEM-8', 'SF-PRIO-5'],
    'Tornado and Tempête are for all pages: Golems, Équipements and Bénédictions too',
    () => {
      const hand = ['cape-de-vent', 'golem-de-vent', 'ciel-d-orage', 'golem-muet'];
      const attacked = (active: 0 | 1) =>
        at({ active, mine: { hand, ag: ['ange-0-3'], ec: 9 }, theirs: { ag: ['ange-2-3'] } });
      const own = say(attacked(0), 'attack');
      expect(own.options.filter((option) => option.startsWith('play')).map(way)).toEqual([
        'play cape-de-vent tornado',
        'play golem-de-vent tornado',
        'play ciel-d-orage tempete',
      ]);
      expect(refused(own, 'play', 'golem-muet')).toEqual(['SF-GOLEM-8']);
      say(own, 'play golem-de-vent', 'play cape-de-vent', 'attach ange-0-3');
      expect([stats(own, 'ange-0-3'), ec(own, 0)]).toEqual(['0/5', 7]);

      const theirs = say(attacked(1), 'attack');
      pass(theirs);
      say(theirs, 'announce ange-2-3', 'done', 'nobody', 'pass');
      expect(theirs.options.map(way)).toEqual(['pass', 'play ciel-d-orage tempete']);
      expect(refused(theirs, 'play', 'cape-de-vent')).toEqual(['SF-KW-TORNADO-1']);
    },
  );

  rule('SF-KW-INVOCATION-2', 'an Ange that a card makes a Spiritiste feeds Invocation', () => {
    const t = at({
      mine: { hand: ['vocation'], purgatoire: ['invoque'], ag: ['ange-2-3'], adoration: FAITH },
    });
    expect(t.options.some((option) => option.startsWith('invoke'))).toBe(false);

    play(t, 'vocation', 'target ange-2-3');
    pass(t);

    expect(t.options.some((option) => option.startsWith('invoke'))).toBe(true);
  });

  rule(
    [
      'SF-KW-INVOCATION-1',
      'SF-KW-INVOCATION-2',
      'SF-KW-INVOCATION-3',
      'SF-KW-INVOCATION-7',
      'SF-DEC-35',
      'R-SF-73',
    ],
    'Invocation (5) over a Spiritiste of cost 2 costs 3; never from hand',
    () => {
      const t = at({
        mine: {
          hand: ['invoque'],
          purgatoire: ['invoque'],
          ag: ['spirite', { card: 'spirite', damage: 1 }, 'ange-2-3'],
          ec: 4,
        },
      });
      expect(refused(t, 'play', 'invoque')).toEqual(['SF-KW-INVOCATION-1']);

      say(t, 'invoke invoque');
      expect(t.options.map((option) => option.split('#')[0])).toEqual(['give spirite', 'back']);
      say(t, 'give spirite');

      expect([card(t, 'invoque')!.place, ec(t, 0), t.state.pile.length]).toEqual(['ag', 1, 0]);
    },
  );

  rule(
    ['SF-KW-PURGATOIRE-1', 'SF-KW-PURGATOIRE-2', 'SF-KW-PURGATOIRE-3'],
    'a Purgatoire ability is used from there, in Parole divine, once per turn',
    () => {
      const t = at({ mine: { purgatoire: ['revenant'], ag: ['revenant'], ec: 3 } });

      expect(t.options.filter((option) => option.startsWith('use'))).toHaveLength(1);
      say(t, 'use revenant');
      expect(t.state.pile).toHaveLength(1);
      pass(t);

      expect([zone(t, 0, 'hand'), ec(t, 0)]).toEqual([['revenant'], 2]);
    },
  );

  rule(
    [
      'SF-KW-SACRIFICE-1',
      'SF-KW-SACRIFICE-2',
      'SF-KW-SACRIFICE-3',
      'SF-KW-SACRIFICE-5',
      'SF-KW-SACRIFICE-6',
      'R-SF-79',
    ],
    'Sacrifice destroys one of one’s own Anges, not of Pureté Céleste; itself if one likes',
    () => {
      const t = at({ mine: { ag: ['pretre', 'pur'], livre: ['archer', 'berserk'] } });

      say(t, 'use pretre');
      expect(t.state.pile).toHaveLength(1);
      expect(zone(t, 0, 'purgatoire')).toEqual(['pretre']);
      pass(t);

      expect(zone(t, 0, 'hand')).toEqual(['archer', 'berserk']);
      const again = at({ mine: { ag: ['pretre', 'ange-2-3', 'archer'] } });
      say(again, 'use pretre', 'choose ange-2-3');
      pass(again);
      expect(again.options.filter((option) => option.startsWith('use'))).toEqual([]);
    },
  );

  rule(
    ['SF-KW-SYMBIOSE-1', 'SF-KW-SYMBIOSE-2', 'R-SF-80'],
    'Symbiose: +1 ATQ for each other card with it, Temple and Bénédiction included',
    () => {
      const t = at({ mine: { ag: ['symbiote', 'symbiote'], temple: 'bosquet', benedictions: ['aura'] } });

      expect(stats(t, 'symbiote')).toBe('4/1');
    },
  );
});
