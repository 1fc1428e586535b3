import { rule } from '@tablee/kernel/testing';
import { describe, expect } from 'vitest';
import {
  announce,
  at,
  card,
  declare,
  FAITH,
  names,
  pass,
  play,
  refused,
  say,
  stats,
  strike,
  zone,
} from './at.ts';

describe('the Pile', () => {
  rule(
    ['SF-STACK-7', 'SF-STACK-8', 'R-SF-49'],
    'last in, first out; priority goes to the active player after each',
    () => {
      const t = at({
        mine: { hand: ['foudre'], adoration: FAITH },
        theirs: { hand: ['fin'], adoration: FAITH, ag: ['ange-2-3', 'archer'] },
      });

      say(t, 'play foudre', 'target ange-2-3');
      t.choose('pass');
      say(t, 'play fin', 'target archer', 'revoke adorateur-1');
      expect(t.asked).toBe(0);
      t.choose('pass', 'pass');

      expect([card(t, 'archer'), stats(t, 'ange-2-3'), t.asked]).toEqual([undefined, '2/3', 0]);
    },
  );

  rule(['SF-STACK-12', 'R-SF-53'], 'a target that is gone: the entry does nothing', () => {
    const t = at({
      mine: { hand: ['foudre'], adoration: FAITH },
      theirs: { hand: ['retour'], adoration: FAITH, ag: ['ange-2-3'] },
    });

    say(t, 'play foudre', 'target ange-2-3');
    t.choose('pass');
    say(t, 'play retour', 'target ange-2-3');
    pass(t);

    expect([zone(t, 1, 'limbes'), zone(t, 0, 'purgatoire')]).toEqual([['ange-2-3'], ['foudre']]);
    expect(t.table.heard(null).some(({ event }) => event === 'cameToNothing')).toBe(true);
  });

  rule(
    ['SF-STACK-19', 'SF-STACK-1', 'SF-STACK-4'],
    'a cancelled entry has no effect, what was paid stays paid',
    () => {
      const t = at({
        mine: { hand: ['fin'], adoration: FAITH },
        theirs: { hand: ['veto'], adoration: FAITH, ag: ['ange-2-3'] },
      });

      say(t, 'play fin', 'target ange-2-3', 'revoke adorateur-1');
      t.choose('pass');
      say(t, 'play veto', 'target fin');
      pass(t);

      expect([stats(t, 'ange-2-3'), zone(t, 0, 'purgatoire').sort()]).toEqual([
        '2/3',
        ['adorateur-1', 'fin'],
      ]);
    },
  );

  rule(
    ['SF-STACK-13', 'SF-KW-PAROLE-1', 'SF-KW-PAROLE-3', 'SF-TURN-4'],
    'an ability resolves though its source is gone; once per turn',
    () => {
      const t = at({
        mine: { ag: ['orateur'] },
        theirs: { ag: ['ange-2-3'], hand: ['fin'], adoration: FAITH },
      });

      say(t, 'use orateur', 'target ange-2-3');
      t.choose('pass');
      say(t, 'play fin', 'target orateur', 'revoke adorateur-1');
      pass(t);

      expect([stats(t, 'orateur'), stats(t, 'ange-2-3')]).toEqual(['gone', '2/3-1']);
      const again = at({ mine: { ag: ['orateur'] }, theirs: { ag: ['ange-2-9'] } });
      say(again, 'use orateur', 'target ange-2-9');
      pass(again);
      expect(again.options.some((option) => option.startsWith('use'))).toBe(false);
      expect(refused(again, 'use')).toEqual(['SF-TURN-4']);
    },
  );

  rule('R-SF-54', 'a prevention does not find again an Ange that left play and came back', () => {
    const bled = (...between: readonly string[]) => {
      const hand = ['bouclier', 'retour', 'foudre'];
      const t = at({ mine: { ag: ['ange-2-9'], hand, adoration: FAITH, ec: 9 } });
      say(t, 'play bouclier', 'target ange-2-9');
      pass(t);
      if (between.length > 0) {
        pass(say(t, ...between));
        pass(play(t, 'ange-2-9'));
      }
      say(t, 'play foudre', 'target ange-2-9');
      pass(t);
      return card(t, 'ange-2-9')!.damage;
    };

    expect([bled(), bled('play retour', 'target ange-2-9')]).toEqual([0, 2]);
  });

  rule(['SF-STACK-13', 'R-SF-54'], 'a source that left and came back is another card', () => {
    const given = { ag: ['duelliste', 'orage'], hand: ['retour'], adoration: FAITH, ec: 2 };
    const t = announce(at({ mine: given, theirs: { ag: ['ange-2-9'] } }), ['orage']);
    declare(t, 'orage', 'strike ange-2-9');

    say(t, 'use duelliste', 'play retour', 'target duelliste');
    t.choose('pass', 'pass');
    t.choose('play duelliste#0 tempete', 'settle');
    expect(stats(t, 'duelliste')).toBe('1/2');
    t.choose('pass', 'pass');

    expect(t.state.pile).toEqual([]);
    expect(stats(t, 'duelliste')).toBe('1/2');
  });

  rule(['SF-STACK-13', 'R-SF-108'], 'an arrow of one that is gone kills as its archer last was', () => {
    const given = { ag: ['archer'], hand: ['lame-benie'], adoration: FAITH };
    const fallen = { ag: ['ange-1-1', 'ange-2-9'], hand: ['fin'], adoration: FAITH };
    const t = say(at({ mine: given, theirs: fallen }), 'attack');
    pass(t);
    say(t, 'announce archer', 'done', 'nobody', 'play lame-benie', 'target archer');
    pass(t);

    say(t, 'strike ange-2-9', 'target ange-1-1', 'pass', 'play fin', 'target archer', 'revoke adorateur-1');
    pass(t);

    expect([stats(t, 'archer'), zone(t, 1, 'pandemonium')]).toEqual(['gone', ['ange-1-1']]);
  });

  rule('SF-KW-PAROLE-2', 'never in a Contemplation', () => {
    const t = say(at({ mine: { ag: ['orateur'] }, theirs: { ag: ['ange-2-3'] } }), 'end');

    expect(t.options).toEqual(['pass']);
  });

  rule(
    [
      'SF-STACK-9',
      'SF-SBA-6',
      'SF-KW-DERNIERSOUFFLE-1',
      'SF-KW-DERNIERSOUFFLE-2',
      'SF-KW-DERNIERSOUFFLE-4',
      'SF-KW-DERNIERSOUFFLE-7',
    ],
    'simultaneous triggers: the active player’s are put first, so the other’s resolve first',
    () => {
      const t = announce(
        at({ mine: { ag: ['dernier'], livre: ['archer'] }, theirs: { ag: ['dernier'], livre: ['berserk'] } }),
        ['dernier'],
      );

      declare(t, 'dernier', 'strike dernier');
      say(t, 'pass', 'pass');
      // Both are in the Purgatoire when their last breaths lie on the Pile.
      expect([t.state.pile.length, zone(t, 0, 'purgatoire'), zone(t, 1, 'purgatoire')]).toEqual([
        2,
        ['dernier'],
        ['dernier'],
      ]);
      pass(t);

      const drawn = t.table.heard(null).filter(({ event }) => event === 'drew') as unknown as {
        seat: number;
      }[];
      expect(drawn.map(({ seat }) => seat)).toEqual([1, 0]);
    },
  );

  rule(
    ['SF-STACK-9', 'SF-DEC-4', 'SF-KW-DERNIERSOUFFLE-3'],
    'several of one player are put in the order that player likes: the last put resolves first',
    () => {
      const mine = { ag: ['dernier'], archange: 'archange-bavard', archangeIs: 'ag' };
      const t = announce(at({ mine, theirs: { ag: ['ange-5-5'] } }), ['dernier', 'archange-bavard']);

      strike(t, 'dernier', 'strike ange-5-5', 'archange-bavard');
      t.choose('share dernier#0 1');
      expect([t.kind, t.asked]).toEqual(['order', 0]);
      say(t, 'order archange-bavard');

      // From the bottom of the Pile to its top.
      expect(
        names(
          t,
          t.state.pile.map(({ piece }) => piece),
        ),
      ).toEqual(['archange-bavard', 'dernier']);
    },
  );

  rule(
    ['SF-STACK-14', 'SF-KW-TEMPETE-6'],
    'a page brought by Tempête while the Pile is open arrives at once; its Ferveur is put on top',
    () => {
      const t = at({
        mine: { hand: ['fin'], adoration: FAITH },
        theirs: { ag: ['ange-2-3'], hand: ['averse'], livre: ['archer'], ec: 2 },
      });
      say(t, 'play fin', 'target ange-2-3', 'revoke adorateur-1');
      t.choose('pass');

      say(t, 'play averse');
      if (t.kind === 'pay') say(t, 'settle');

      expect(card(t, 'averse')!.place).toBe('ag');
      expect(
        names(
          t,
          t.state.pile.map(({ piece }) => piece),
        ),
      ).toEqual(['fin', 'averse']);
      t.choose('pass', 'pass');
      expect([zone(t, 1, 'hand'), stats(t, 'ange-2-3')]).toEqual([['archer'], '2/3']);
      pass(t);
      expect(stats(t, 'ange-2-3')).toBe('gone');
    },
  );

  rule(
    ['SF-KW-FLAMME-1', 'SF-KW-FLAMME-2', 'SF-KW-FLAMME-5', 'SF-DEC-29', 'R-SF-67', 'SF-STACK-11'],
    'Flamme: on resolution the opponent says which Ange takes 1',
    () => {
      const t = play(
        at({
          mine: { hand: ['flamme'], ec: 2 },
          theirs: { ag: ['ange-2-3', { card: 'archer', golem: 'golem-2' }] },
        }),
        'flamme',
      );

      expect(t.state.pile).toHaveLength(1);
      t.choose('pass', 'pass');
      expect([t.kind, t.asked]).toEqual(['suffer', 1]);
      say(t, 'suffer archer');

      expect([stats(t, 'golem-2'), stats(t, 'archer')]).toEqual(['0/2-1', '1/2']);
    },
  );

  rule(
    ['SF-KW-FLAMME-3', 'SF-KW-FLAMME-4'],
    'without an opposing Ange nothing happens; a lone Golem or Archange can’t be named',
    () => {
      const t = play(
        at({ mine: { hand: ['flamme'], ec: 2 }, theirs: { ag: ['golem-2'], archangeIs: 'ag' } }),
        'flamme',
      );

      pass(t);

      expect([stats(t, 'golem-2'), stats(t, 'seraphe'), t.kind]).toEqual(['0/2', '4/6', 'act']);
    },
  );

  rule(
    ['SF-KW-INTERVENTION-1', 'SF-KW-INTERVENTION-2', 'SF-STACK-16'],
    'Intervention divine resolves at once, nobody is asked in between',
    () => {
      const t = say(
        at({
          mine: { hand: ['verdict'], adoration: FAITH, livre: ['archer'] },
          theirs: { hand: ['veto'], adoration: FAITH },
        }),
        'play verdict',
      );

      expect([zone(t, 0, 'hand'), t.state.pile.length]).toEqual([['archer'], 0]);
    },
  );

  rule(['SF-KW-INTERVENTION-3', 'SF-PRIO-7'], 'nor can it be added to an open Pile', () => {
    const t = at({ mine: { hand: ['foudre', 'verdict'], adoration: FAITH }, theirs: { ag: ['ange-2-3'] } });

    say(t, 'play foudre', 'target ange-2-3');

    expect(refused(t, 'play', 'verdict')).toEqual(['SF-PRIO-7']);
  });

  rule(
    ['SF-KW-INTERVENTION-1', 'SF-KW-INTERVENTION-2'],
    'what arrives with it happens at once: no Pile is opened, nobody can answer',
    () => {
      const t = play(
        at({ mine: { hand: ['intervenant'], ec: 2 }, theirs: { ag: ['ange-2-3'] } }),
        'intervenant',
      );

      expect([stats(t, 'ange-2-3'), t.state.pile.length]).toEqual(['2/3-1', 0]);
    },
  );

  rule(
    ['SF-KW-INTERVENTION-4', 'SF-STACK-17', 'SF-KW-INTERVENTION-5'],
    'among the triggers of one night it is put last and resolves first, before anybody can answer the rest',
    () => {
      const mine = { ag: ['nuit-soudaine', 'nocturne'], livre: ['archer', 'berserk'], fv: 10 };
      const t = at({ at: 'nuit', mine });

      expect([t.kind, t.state.pile.length, zone(t, 0, 'hand')]).toEqual(['react', 1, ['archer']]);
      pass(t);
      expect(t.state.sides[0]!.fv).toBe(11);
    },
  );

  rule('R-SF-107', 'a turn that runs away is a draw', () => {
    const t = at({
      mine: { hand: Array(10).fill('chatiment'), adoration: FAITH },
      theirs: { fv: 99 },
      config: { entriesAtMost: 10 },
    });

    for (let n = 0; n < 10; n++) pass(say(t, 'play chatiment'));

    expect(t.state.result).toMatchObject({ winners: [], rule: 'R-SF-107' });
  });
});

describe('effects that hold', () => {
  rule(['SF-TERM-12'], 'a bonus until the end of the combat is gone after it', () => {
    const t = announce(at({ mine: { ag: ['duelliste'] }, theirs: { ag: ['ange-0-3'] } }), ['duelliste']);

    declare(t, 'duelliste', 'strike ange-0-3');
    say(t, 'use duelliste');
    pass(t);

    expect([stats(t, 'ange-0-3'), stats(t, 'duelliste')]).toEqual(['gone', '1/2']);
  });

  rule(
    ['SF-KW-PHASECOMBAT-1', 'SF-KW-PHASECOMBAT-2', 'SF-KW-PHASECOMBAT-3'],
    'Phase de combat: not outside a Phase d’attaque; through the Pile',
    () => {
      const t = at({ mine: { ag: ['duelliste'] }, theirs: { ag: ['ange-0-3'] } });
      expect(t.options.some((option) => option.startsWith('use'))).toBe(false);

      announce(t, ['duelliste']);
      declare(t, 'duelliste', 'strike ange-0-3');
      say(t, 'use duelliste');

      expect(t.state.pile).toHaveLength(1);
    },
  );

  rule('SF-GOAL-4', 'a constant bonus holds for the others as long as its source is there', () => {
    const t = at({ mine: { ag: ['general', 'ange-2-3'], hand: ['fin'], adoration: FAITH } });
    expect([stats(t, 'ange-2-3'), stats(t, 'general')]).toEqual(['3/3', '2/3']);

    say(t, 'play fin', 'target general', 'revoke adorateur-1');
    pass(t);

    expect(stats(t, 'ange-2-3')).toBe('2/3');
  });

  rule(['R-SF-97'], 'prevented points are not dealt: 3 damage less 2', () => {
    const t = announce(
      at({ mine: { ag: ['ange-3-4'], hand: ['bouclier'], adoration: FAITH }, theirs: { ag: ['ange-0-3'] } }),
      ['ange-3-4'],
    );

    declare(t, 'ange-3-4', 'strike ange-0-3');
    say(t, 'play bouclier', 'target ange-0-3');
    pass(t);

    expect(stats(t, 'ange-0-3')).toBe('0/3-1');
  });

  rule('R-SF-85', 'healing removes no more than there is', () => {
    const t = at({ mine: { ag: [{ card: 'ange-2-3', damage: 1 }], hand: ['soin'], adoration: FAITH } });

    say(t, 'play soin', 'target ange-2-3');
    pass(t);

    expect(stats(t, 'ange-2-3')).toBe('2/3');
  });

  rule(
    ['SF-ZONE-6', 'SF-ZONE-7', 'SF-ZONE-8', 'SF-ZONE-9', 'R-SF-28'],
    'from the Limbes a card is played as from hand, with its markers and without its damage',
    () => {
      const t = at({
        mine: { ag: [{ card: 'ange-2-3', damage: 1, atq: 2 }], hand: ['retour'], adoration: FAITH, ec: 2 },
      });

      say(t, 'play retour', 'target ange-2-3');
      pass(t);
      expect(zone(t, 0, 'limbes')).toEqual(['ange-2-3']);
      pass(play(t, 'ange-2-3'));

      expect(stats(t, 'ange-2-3')).toBe('4/3');
    },
  );
});
