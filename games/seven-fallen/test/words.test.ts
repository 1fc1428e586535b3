/** How the log speaks of people: to a player of the opponent, to whoever looks on by their names. */
import { heardBy, type Language, type Seat, view } from '@tablee/kernel';
import { describe, expect, test } from 'vitest';
import { sevenFallen } from '../index.ts';
import { announce, at, declare, killing, pass, say } from './at.ts';

const NAMES = ['Anne', 'Bruno'];
const BLOW = { event: 'diviniteHurt', seat: 0, amount: 3, rule: 'SF-DMG-1' } as const;

function said(event: typeof BLOW, reader: Seat | null, language: Language, names?: string[]) {
  const { state } = at();
  const [heard] = heardBy([event], reader);
  return sevenFallen.words.event(view(sevenFallen, state, reader), heard!, language, state.content, names);
}

describe('whoever looks on', () => {
  test('reads the names of those who play, elided as French does', () => {
    expect(said(BLOW, null, 'fr', NAMES)).toContain('La Divinité d’Anne');
    expect(said({ ...BLOW, seat: 1 } as never, null, 'fr', NAMES)).toContain('La Divinité de Bruno');
    expect(said(BLOW, null, 'en', NAMES)).toContain('Anne’s Divinity');
  });

  test('reads their numbers where nobody knows their names', () => {
    expect(said(BLOW, null, 'fr')).toContain('La Divinité du joueur 1');
  });

  test('hears by name who won', () => {
    const { state } = at();
    const result = { winners: [1 as Seat], how: 'resigned', rule: 'SF-GOAL-1' };
    const words = (reader: Seat | null) =>
      sevenFallen.words.result(view(sevenFallen, state, reader), result, 'fr', state.content, NAMES);

    expect(words(null)).toMatch(/^Victoire pour Bruno : /);
    expect(words(0 as Seat)).toMatch(/^Victoire pour Bruno : /);
    expect(words(1 as Seat)).toMatch(/^Vous gagnez : /);
  });
});

test('an empty Livre Sacré is told to both: nobody draws without a word', () => {
  const drew = { event: 'drew', seat: 0, cards: 0, rule: 'SF-NIGHT-4' };

  expect(said(drew as never, 0 as Seat, 'fr')).toBe('Vous ne piochez aucune page.');
  expect(said(drew as never, 0 as Seat, 'en')).toBe('You draw no page.');
  expect(said(drew as never, 1 as Seat, 'en')).toBe('Your opponent draws no page.');
  expect(said({ ...drew, cards: 1 } as never, 0 as Seat, 'en')).toBeNull();
});

test('who exchanges nothing by Grâce Divine keeps the hand', () => {
  const graced = { event: 'graced', seat: 0, cards: 0, rule: 'SF-MULL-2' };

  expect(said(graced as never, 1 as Seat, 'fr')).toBe('L’adversaire garde la main de départ.');
  expect(said(graced as never, 0 as Seat, 'en')).toBe('You keep the opening hand.');
});

test('SF-UI-8: costs, entries of the Pile, their resolution and what the checks find are told in words', () => {
  const t = at({
    mine: { hand: ['fin'], adoration: ['adorateur-1', 'adorateur-2'] },
    theirs: { ag: [{ card: 'ange-2-3', golem: 'golem-2' }] },
  });
  pass(say(t, 'play fin', 'target ange-2-3', 'revoke adorateur-1'));
  const seen = view(sevenFallen, t.state, 0 as Seat);
  const told = t
    .told(0)
    .flatMap((event) => sevenFallen.words.event(seen, event, 'fr', t.state.content) ?? []);

  expect(told.map((line) => line.replace(/\s/g, ' '))).toEqual([
    'golem-2 se lie à ange-2-3.',
    'Parole divine',
    'Vous jouez fin.',
    'L’Adorateur adorateur 1 est révoqué.',
    'fin vise ange-2-3.',
    'ange-2-3 : détruit.',
  ]);
});

test('a player reads of the opponent, whatever they are called', () => {
  expect(said(BLOW, 1 as Seat, 'fr', NAMES)).toContain('La Divinité adverse');
  expect(said(BLOW, 0 as Seat, 'en', NAMES)).toContain('Your Divinity');
});

test('an attack is told with what it goes for: a unit, the Divinité, a page en Secret', () => {
  const lines = (theirs: object, target: string) => {
    const t = announce(at({ mine: { ag: ['ange-2-3'] }, theirs }), ['ange-2-3'], 'ange-2-3');
    declare(t, 'ange-2-3', target);
    const seen = view(sevenFallen, t.state, 0 as Seat);
    return t
      .told(0)
      .flatMap((event) => sevenFallen.words.event(seen, event, 'fr', t.state.content) ?? [])
      .filter((line) => line.includes(' attaque '));
  };

  expect(lines({ ag: ['ange-0-3'] }, 'strike ange-0-3')).toEqual(['ange-2-3 attaque ange-0-3.']);
  expect(lines({ fv: 9 }, 'divinite')).toEqual(['ange-2-3 attaque la Divinité.']);
  expect(lines({ secret: ['furtif'] }, 'uncover-it')).toEqual(['ange-2-3 attaque une page en Secret.']);
});

describe('a question says what it is about', () => {
  const asks = (t: ReturnType<typeof at>, language: Language) => {
    const [open] = t.state.open;
    const seen = view(sevenFallen, t.state, open!.seat);
    return sevenFallen.words.question(seen, open!, language, t.state.content).replace(/\s/g, ' ');
  };
  const answers = (t: ReturnType<typeof at>) => {
    const open = t.state.open.find(({ seat }) => seat === 0);
    const seen = view(sevenFallen, t.state, open!.seat);
    return open!.options.map((option) =>
      sevenFallen.words.option(seen, option, 'fr', t.state.content).replace(/\s/g, ' '),
    );
  };

  test('how much EC is still to be paid', () => {
    const t = at({ mine: { hand: ['ange-2-3'], ec: 3, adoration: ['adorateur-1'] } });
    say(t, 'play ange-2-3');

    expect([asks(t, 'fr'), asks(t, 'en')]).toEqual([
      'Restent 2 EC à payer : d’où viennent-ils ?',
      '2 EC to pay: where do they come from?',
    ]);
    say(t, 'spend');
    expect(asks(t, 'fr')).toBe('Reste 1 EC à payer : d’où vient-il ?');
  });

  test('whose effect leaves a choice', () => {
    const t = at({ mine: { ag: ['e-heal', 'ange-2-3'] } });
    pass(say(t, 'use e-heal'));

    expect([asks(t, 'fr'), asks(t, 'en')]).toEqual([
      'e-heal : que choisissez-vous ?',
      'e-heal: what do you choose?',
    ]);
  });

  test('how many pages Grâce Divine exchanges, and where a card goes without its Phoenix', () => {
    const grace = at({ at: 'grace', mine: { hand: ['ange-2-3', 'foudre'], livre: ['fin'] } });
    expect(answers(grace)).toContain('Garder cette main');
    say(grace, 'set-aside ange-2-3');
    expect(answers(grace)).toContain('Échanger 1 page');

    const dies = at({ mine: { ...killing, ag: ['phoenix'] } });
    pass(say(dies, 'play fin', 'target phoenix', 'revoke adorateur-1'));
    expect(answers(dies)).toEqual(['Dans les Limbes : phoenix', 'Au Purgatoire : phoenix']);
  });
});
