import { rule } from '@tablee/kernel/testing';
import { expect } from 'vitest';
import { content } from '../content/box.ts';
import type { Deck } from '../content/deck.ts';
import { violations } from '../index.ts';
import { PACK, TRIAL } from './trial.ts';

const ALL = content(PACK);
const ALPHA = TRIAL.decks.alpha!;
/** The pages of the trial cards alone, whatever the box holds. */
const PAGES = ALL.pool.livre
  .map((n) => ALL.faces[n]!)
  .filter((face) => TRIAL.cards.some(({ id }) => id === face.id));

/** The rules that a deck breaks, when alpha is changed so. */
function broken(change: Partial<Deck>, format: 'standard' | 'starter' = 'standard'): string[] {
  return [...new Set(violations(ALL, { ...ALPHA, ...change }, format).map(({ rule }) => rule))];
}

/** Fifty different pages would do: alpha's with some more. */
const more = (pages: Deck['livre']): Deck['livre'] => ({ ...ALPHA.livre, ...pages });

rule(['SF-DECK-2', 'SF-TERM-10', 'SF-DECK-9', 'R-SF-15'], 'fifty pages or more, of whatever kingdom', () => {
  const { 'ange-3-4': _, ...fewer } = ALPHA.livre;

  expect(broken({})).toEqual([]);
  expect(broken({ livre: more({ pur: 3 }) })).toEqual([]);
  expect(broken({ livre: fewer })).toEqual(['SF-DECK-2']);
});

rule('SF-DECK-3', 'exactly ten Adorateurs and nothing else', () => {
  expect(broken({ registre: { ...ALPHA.registre, 'adorateur-1': 2 } })).toEqual(['SF-DECK-3']);
  expect(
    broken({ registre: { ...ALPHA.registre, 'adorateur-1': 0 + 1, archer: 1, 'adorateur-5': 1 } }),
  ).toEqual(['SF-DECK-3']);
});

rule('SF-DECK-4', 'one Archange, one Temple, one Divinité', () => {
  expect(broken({ temple: 'nyx' })).toEqual(['SF-DECK-4']);
});

rule('SF-DECK-5', 'an Adorateur can’t be written in the Livre Sacré', () => {
  expect(broken({ livre: more({ 'adorateur-5': 1 }) })).toEqual(['SF-DECK-5']);
});

rule(['SF-DECK-6', 'R-SF-14'], 'three copies of a card, not four', () => {
  expect(broken({ livre: more({ archer: 3 }) })).toEqual([]);
  expect(broken({ livre: more({ archer: 4 }) })).toEqual(['SF-DECK-6']);
});

rule('SF-DECK-10', 'the Registre obeys the same limit', () => {
  expect(broken({ registre: { 'adorateur-5': 4, 'adorateur-4': 3, 'adorateur-3': 3 } })).toEqual([
    'SF-DECK-10',
  ]);
});

rule(
  ['SF-KW-ESSAIM-1', 'SF-KW-ESSAIM-2', 'SF-KW-ESSAIM-3', 'SF-DECK-7', 'SF-TEMPLE-5'],
  'Essaim (8) allows eight copies with a Temple « Structure - Extros », three with another',
  () => {
    expect(broken({ livre: more({ essaim: 8 }), temple: 'ruche' })).toEqual([]);
    expect(broken({ livre: more({ essaim: 9 }), temple: 'ruche' })).toEqual(['SF-KW-ESSAIM-1']);
    expect(broken({ livre: more({ essaim: 4 }) })).toEqual(['SF-KW-ESSAIM-2']);
  },
);

const led = (pages: Deck['livre']): Deck['livre'] => ({
  ...Object.fromEntries(
    PAGES.map(({ id }) => [id, 1]).filter(([id]) => id !== 'autre-leader' && id !== 'loyaliste'),
  ),
  ...pages,
});

rule(
  ['SF-KW-LEADER-1', 'SF-KW-LEADER-2', 'SF-KW-LEADER-4', 'SF-EX-18'],
  'with a Leader every other page is written once, the Leader up to three times',
  () => {
    expect(broken({ livre: led({ leader: 3 }) })).toEqual([]);
    expect(broken({ livre: led({ leader: 4 }) })).toEqual(['SF-KW-LEADER-2']);
    expect(broken({ livre: led({ leader: 1, archer: 2 }) })).toEqual(['SF-KW-LEADER-1']);
  },
);

rule('SF-KW-LEADER-3', 'no two Leaders of different names', () => {
  expect(broken({ livre: led({ 'autre-leader': 1 }) })).toEqual(['SF-KW-LEADER-3']);
});

rule('R-SF-66', 'Leader’s single copy beats Essaim', () => {
  expect(broken({ livre: led({ essaim: 5 }), temple: 'ruche' })).toEqual(['SF-KW-LEADER-1']);
});

rule(
  ['SF-KW-LOYALISTE-1', 'SF-KW-LOYALISTE-2', 'SF-EX-19'],
  'with a Loyaliste all Anges have its class and only that; other pages are free',
  () => {
    const goules = Object.fromEntries(
      PAGES.filter(
        ({ type, classes, keywords }) => !keywords.leader && (type !== 'ange' || classes.join() === 'goule'),
      ).map(({ id }) => [id, 1]),
    );

    expect(broken({ livre: { ...goules, loyaliste: 1 } })).toEqual([]);
    expect(broken({ livre: { ...goules, loyaliste: 1, valkyr: 1 } })).toEqual(['SF-KW-LOYALISTE-1']);
  },
);
