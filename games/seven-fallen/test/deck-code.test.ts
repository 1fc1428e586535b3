/** Decks handed on as text: short codes, lists in words, and what is neither. */
import { Refused, whyNotBring } from '@tablee/kernel';
import { describe, expect, test } from 'vitest';
import { content } from '../content/box.ts';
import { type Deck, EMPTY_DECK } from '../content/deck.ts';
import { codeOf, keyOf, readCode } from '../deck/code.ts';
import { faultsOf } from '../deck/faults.ts';
import { listOf, readDeck } from '../deck/list.ts';
import { sevenFallen } from '../index.ts';
import { PACK } from './trial.ts';

const ALL = content(PACK);
const ALPHA: Deck = { ...ALL.decks.alpha!, name: 'Nuit d’été : 3 × œil' };

function refusal(act: () => unknown): { fr: string; en: string } {
  try {
    act();
  } catch (error) {
    if (error instanceof Refused) return error.why;
    throw error;
  }
  throw new Error('It was not refused.');
}

describe('a code', () => {
  test('carries the deck and its name, in letters that need no escape in an address', () => {
    const code = codeOf(ALPHA, ALL);

    expect(readCode(code, ALL)).toEqual(ALPHA);
    expect(code).toMatch(/^SF1\.[\w-]+$/);
    expect(encodeURIComponent(code)).toBe(code);
    expect(code.length).toBeLessThan(240);
  });

  test('carries what is not finished yet', () => {
    expect(readCode(codeOf(EMPTY_DECK, ALL), ALL)).toEqual(EMPTY_DECK);
  });

  test('is the same whatever the order the cards were written in', () => {
    const turned = { ...ALPHA, livre: Object.fromEntries(Object.entries(ALPHA.livre).reverse()) };

    expect(codeOf(turned, ALL)).toBe(codeOf(ALPHA, ALL));
  });

  test('with any letter changed, lost or added is refused in words, never read as another deck', () => {
    const code = codeOf(ALPHA, ALL);
    for (let at = 0; at < code.length; at++) {
      const other = code[at] === 'A' ? 'B' : 'A';
      for (const wrong of [
        code.slice(0, at) + other + code.slice(at + 1),
        code.slice(0, at) + code.slice(at + 1),
        code.slice(0, at),
      ]) {
        expect(() => readCode(wrong, ALL)).toThrow(Refused);
      }
    }
  });

  test('of a newer version, of cards unknown here, says what to do', () => {
    expect(refusal(() => readCode('SF2.AAAA', ALL)).en).toContain('newer version');
    expect(refusal(() => readCode(codeOf(ALPHA, ALL), { ...ALL, faces: [] })).fr).toContain('extension');
  });

  test('tells every card of the box from every other', () => {
    const keys = new Set(ALL.faces.map(({ id }) => keyOf(id)));

    expect(keys.size).toBe(ALL.faces.length);
  });
});

describe('a list', () => {
  test.each(['fr', 'en'] as const)('in words (%s) is read in again', (language) => {
    expect(readDeck(listOf(ALPHA, ALL, language), ALL)).toEqual(ALPHA);
  });

  test('forgives accents, capitals, a missing count and an x', () => {
    expect(readDeck('# Essai\nNYX\n3x Ange-2-3\n2 adorateur 5', ALL)).toEqual({
      ...EMPTY_DECK,
      name: 'Essai',
      divinite: 'nyx',
      livre: { 'ange-2-3': 3 },
      registre: { 'adorateur-5': 2 },
    });
  });

  test('with a card nobody knows is refused with its line', () => {
    expect(refusal(() => readDeck('3 ange-2-3\n1 Ange imaginaire', ALL)).en).toContain(
      'Line 2: no card is called “Ange imaginaire”',
    );
    expect(refusal(() => readDeck('3 ange-2-3\n0 ange-3-4', ALL)).en).toBe(
      'Line 2: expected 1–400 of this card, got 0.',
    );
    expect(refusal(() => readDeck('400 ange-2-3\n1 ange-2-3', ALL)).en).toMatch(/^Line 2: .*, got 1\.$/);
    expect(refusal(() => readDeck('2 Nyx', ALL)).fr).toMatch(/^Ligne 1.*on attend 1 .*, on lit 2\.$/);
    expect(refusal(() => readDeck('  ', ALL)).fr).toContain('rien à lire');
    expect(refusal(() => readDeck('{"livre": 3}', ALL)).en).toContain('livre');
    expect(refusal(() => readDeck('{', ALL)).fr).toContain('JSON');
  });

  test('may be a whole link with the code behind its #', () => {
    const link = `https://exemple.fr/atelier/seven-fallen#${codeOf(ALPHA, ALL)}`;

    expect(readDeck(link, ALL)).toEqual(ALPHA);
  });
});

describe('the faults of a deck', () => {
  test('are all told, each in both languages with its rule', () => {
    const found = faultsOf({ ...EMPTY_DECK, livre: { archer: 4 } }, 'standard', ALL);

    expect(found.map(({ rule }) => rule)).toEqual([
      'SF-DECK-4',
      'SF-DECK-4',
      'SF-DECK-4',
      'SF-DECK-2',
      'SF-DECK-3',
      'SF-DECK-6',
    ]);
    expect(found[0]!.why.fr).toBe('Il manque la Divinité dans l’Eden.');
    expect(found[3]!.why.en).toBe('Sacred Book: 4 pages, it takes 50 (46 to write).');
  });

  test('keep it from the table, in words with the rule', () => {
    const config = { ...sevenFallen.config.parse({}) };
    const [first] = whyNotBring(sevenFallen as never, { ...ALPHA, temple: '' }, config, ALL);

    expect(first).toMatchObject({ rule: 'SF-DECK-4', why: { fr: 'Il manque le Temple dans l’Eden.' } });
    expect(() => sevenFallen.brings!.check!({ ...ALPHA, temple: '' }, config, ALL)).toThrow(
      'This deck is not legal. The Eden lacks the Temple.',
    );
  });
});
