import { describe, expect, test } from 'vitest';
import { FORMATS } from '../config.ts';
import { content } from '../content/box.ts';
import { EMPTY_DECK } from '../content/deck.ts';
import { completed } from '../deck/complete.ts';
import { copiesOf, countOf, kingdomsOf, mostOf, withCopies } from '../deck/parts.ts';
import { violations } from '../rules/deck.ts';
import { PACK } from './trial.ts';

const ALL = content(null);
const STARTERS = Object.entries(ALL.decks).filter(([name]) => name.endsWith('-starter'));

describe('completing', () => {
  test.each(FORMATS)('makes a legal deck of nothing: %s', (format) => {
    expect(violations(ALL, completed(EMPTY_DECK, format, ALL), format)).toEqual([]);
  });

  test.each(STARTERS)(
    'makes a legal Standard deck of the Starter %s, and takes nothing out of it',
    (_, starter) => {
      const deck = completed(starter, 'standard', ALL);

      expect(violations(ALL, deck, 'standard')).toEqual([]);
      for (const [card, copies] of Object.entries({ ...starter.livre, ...starter.registre }))
        expect(copiesOf(deck, ALL.byId.get(card)!)).toBeGreaterThanOrEqual(copies);
      expect(kingdomsOf(deck, ALL)[0]).toBe(kingdomsOf(starter, ALL)[0]);
    },
  );

  test('leaves a full deck as it is', () => {
    const deck = ALL.decks['nuit-sans-fin']!;

    expect(completed(deck, 'standard', ALL)).toEqual(deck);
  });

  test('keeps to the one copy that a Leader allows', () => {
    const trial = content(PACK);
    const leader = trial.faces.find(({ keywords }) => keywords.leader !== undefined)!;
    const deck = completed(withCopies(EMPTY_DECK, leader, 1), 'standard', trial);

    expect(countOf(deck.livre)).toBeGreaterThan(30);
    expect(violations(trial, deck, 'standard').filter(({ rule }) => rule.startsWith('SF-KW-LEADER'))).toEqual(
      [],
    );
  });
});

describe('a card', () => {
  const face = ALL.byId.get('goule-des-marges')!;

  test('goes into its part, copy by copy, and out again', () => {
    const two = withCopies(withCopies(EMPTY_DECK, face, 1), face, 1);

    expect(two.livre).toEqual({ 'goule-des-marges': 2 });
    expect(withCopies(two, face, -2)).toEqual(EMPTY_DECK);
    expect(withCopies(EMPTY_DECK, face, -1)).toEqual(EMPTY_DECK);
    expect(mostOf(two, face, ALL)).toBe(3);
  });

  test('of the Eden takes the place of the one that was there', () => {
    const [one, other] = ALL.faces.filter(({ type }) => type === 'temple');
    const deck = withCopies(withCopies(EMPTY_DECK, one!, 1), other!, 1);

    expect(deck.temple).toBe(other!.id);
    expect(countOf(deck.livre)).toBe(0);
  });
});
