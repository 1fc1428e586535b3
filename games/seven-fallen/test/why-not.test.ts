/** What is not offered names the rule that forbids it, in both languages (SF-UI-5). */
import { LANGUAGES } from '@tablee/kernel';
import { rule } from '@tablee/kernel/testing';
import { describe, expect } from 'vitest';
import { sevenFallen } from '../index.ts';
import { announce, at, FAITH, pass, refused, say, type Table } from './at.ts';

/** The sentences said to the seat that is asked; a refusal without one would be the bare name of its card. */
function sentences(t: Table): string[] {
  const seen = t.table.view(t.asked as never);
  return t.table
    .whyNot(t.asked as never)
    .flatMap((refusal) =>
      LANGUAGES.map((language) => sevenFallen.words.refusal(seen, refusal, language, t.state.content)),
    );
}

describe('why not', () => {
  rule(
    ['SF-KW-PAROLE-2', 'SF-KW-PURGATOIRE-2', 'SF-KW-PHASECOMBAT-2', 'SF-KW-SACRIFICE-1'],
    'an ability that is not at its moment says when it is',
    () => {
      const t = at({
        mine: {
          ag: ['orateur', 'duelliste', 'pretre'],
          purgatoire: ['revenant'],
          hand: ['foudre'],
          adoration: FAITH,
        },
        theirs: { ag: ['ange-2-9'] },
      });
      expect(refused(t, 'use')).toEqual(['SF-KW-PHASECOMBAT-2']);

      say(t, 'play foudre', 'target ange-2-9');

      expect(refused(t, 'use').sort()).toEqual([
        'SF-KW-PAROLE-2',
        'SF-KW-PHASECOMBAT-2',
        'SF-KW-PURGATOIRE-2',
        'SF-KW-SACRIFICE-1',
      ]);
      for (const sentence of sentences(t)) expect(sentence).toMatch(/ .+\.$/);
    },
  );

  rule(
    'SF-STACK-5',
    'an ability that can’t be announced says whether a target or the price is lacking',
    () => {
      const aimless = at({ mine: { ag: ['orateur'] } });
      expect(refused(aimless, 'use')).toEqual(['SF-STACK-5']);
      expect(sentences(aimless)).toContain('orateur: there is no legal target.');

      const poor = at({ mine: { purgatoire: ['revenant'] } });
      expect(refused(poor, 'use')).toEqual(['SF-STACK-5']);
      expect(sentences(poor)).toContain('revenant: you can’t pay its price.');
    },
  );

  rule(
    ['SF-PRIO-6', 'SF-KW-FURTIF-8', 'R-SF-105'],
    'a page en Secret that may not leave it now says why, and so does a Contemplation asked for in vain',
    () => {
      const t = at({
        mine: { secret: ['furtif', 'furtif'], ag: ['ange-2-3'], ec: 5 },
        theirs: { ag: ['ange-0-3'] },
      });
      say(t, 'contemplate', 'uncover furtif');
      expect(refused(t, 'uncover')).toEqual(['SF-KW-FURTIF-8']);
      pass(t);
      announce(t, ['ange-2-3']);
      say(t, 'strike ange-0-3');
      expect(refused(t, 'uncover')).toEqual(['SF-PRIO-6']);
      pass(t);

      say(t, 'contemplate');
      pass(t);

      expect(refused(t, 'contemplate')).toEqual(['R-SF-105']);
    },
  );

  rule(
    ['SF-RENF-1', 'SF-AMB-6', 'R-SF-91'],
    'an attacker that may be neither Renfort nor declared yet says why',
    () => {
      const t = at({
        mine: { ag: ['ange-2-3', 'ange-3-4', 'archer', 'berserk'] },
        theirs: { ag: ['ange-2-9', 'orage'], hand: ['geler'], ec: 2 },
      });
      say(t, 'attack');
      pass(t);
      say(t, 'announce ange-2-3', 'announce ange-3-4', 'announce archer', 'announce berserk', 'done');
      expect(new Set(refused(t, 'renfort'))).toEqual(new Set(['SF-RENF-1']));

      say(t, 'embuscade ange-3-4', 'pass', 'play geler', 'target archer');
      pass(t);

      expect([refused(t, 'declare', 'ange-3-4'), refused(t, 'declare', 'archer')]).toEqual([
        ['SF-AMB-6'],
        ['R-SF-91'],
      ]);
      expect(t.options.map((option) => option.split('#')[0])).toEqual([
        'declare ange-2-3',
        'declare berserk',
      ]);
    },
  );

  rule(['SF-KW-INVOCATION-2', 'SF-KW-INVOCATION-7'], 'Invocation says what it lacks: a victim, or EC', () => {
    const invoked = (ag: readonly object[], ec: number) =>
      refused(at({ mine: { purgatoire: ['invoque'], ag, ec } }), 'invoke');

    expect(invoked([{ card: 'spirite', damage: 1 }], 9)).toEqual(['SF-KW-INVOCATION-7']);
    expect(invoked([{ card: 'spirite' }], 2)).toEqual(['SF-KW-INVOCATION-2']);
    expect(invoked([{ card: 'spirite' }], 3)).toEqual([]);
  });
});

rule('SF-ARCH-7', 'a position may lay the Archange with damage and what is left of its EC', () => {
  const t = at({
    mine: { archange: { card: 'seraphe', damage: 2, ec: 1, inclined: true }, archangeIs: 'ag' },
  });

  expect(t.state.sides[0]!.cards.find(({ place }) => place === 'ag')).toMatchObject({
    damage: 2,
    ec: 1,
    inclined: true,
  });
  expect(() => at({ mine: { archange: 'nyx' } })).toThrow(
    'expected a card of type archange, got nyx, of type divinite',
  );
});
