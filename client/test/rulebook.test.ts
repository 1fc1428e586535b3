import { type Language, readRulebook } from '@tablee/kernel';
import type { GameTable } from '@tablee/ui';
import { describe, expect, test } from 'vitest';
import { fold, pieces, says, wordsOf } from '../pages/rules/fold.ts';
import { bookOf, found } from '../pages/rules/read-book.ts';

const BOOK = `# Le jeu

## Comment jouer

Une tour.

### Esquiver

On esquive d’un pas de côté.

## DEF — Parade et esquive

- **DU-DEF-1** Parade : une carte rouge.
- **DU-DEF-2** L’ESQUIVE mène d’une case à l’autre.

*Exemple.* Une sœur pare.

## R — Précisions

- **R-DU-1** Un piège n’est pas une attaque.
`;

/** Every word as it was typed. */
const each = (search: string) => wordsOf(search).map((word) => [word]);

const tableOf = (markdown: string): GameTable =>
  ({ rulebook: { fr: async () => markdown, en: async () => markdown } }) as Partial<GameTable> as GameTable;

describe('words are found', () => {
  test.each([
    ['without their accents', 'piege', 'Un piège.'],
    ['in capitals', 'esquive', 'L’ESQUIVE'],
    ['with the apostrophe of a keyboard', "l'esquive", 'L’esquive'],
    ['with two letters for œ', 'soeur', 'Une sœur'],
    ['in any order', 'rouge carte', 'une carte rouge'],
  ])('%s', (_, search, text) => {
    expect(says(text, each(search))).toBe(true);
  });

  test('only when all of them are there', () => {
    expect(says('une carte rouge', each('carte noire'))).toBe(false);
  });

  test('and marked in the text as it is written', () => {
    expect(pieces('La sœur Œdème', wordsOf('oe'))).toEqual([
      { text: 'La s', found: false },
      { text: 'œ', found: true },
      { text: 'ur ', found: false },
      { text: 'Œ', found: true },
      { text: 'dème', found: false },
    ]);
  });

  test('without anything lost', () => {
    const text = 'L’été, à Noël : « où ? » — œuf';

    expect(
      pieces(text, wordsOf('e ou'))
        .map((piece) => piece.text)
        .join(''),
    ).toBe(text);
    expect(fold(text)).toBe("l'ete, a noel : « ou ? » — oeuf");
  });
});

describe('a rulebook on screen', () => {
  const opened = (language: Language = 'fr') => bookOf(tableOf(BOOK), language);

  test('has an introduction in sections', async () => {
    const { introduction } = await opened();

    expect(introduction).toEqual({
      title: 'Comment jouer',
      sections: [
        { title: '', markdown: 'Une tour.' },
        { title: 'Esquiver', markdown: 'On esquive d’un pas de côté.' },
      ],
    });
  });

  test('is loaded once', () => {
    const table = tableOf(BOOK);

    expect(bookOf(table, 'fr')).toBe(bookOf(table, 'fr'));
    expect(bookOf(table, 'fr')).not.toBe(bookOf(table, 'en'));
  });

  test('is tried again after a load that failed', async () => {
    let loads = 0;
    const load = async () => {
      loads += 1;
      if (loads === 1) throw new Error('no network');
      return BOOK;
    };
    const table = { rulebook: { fr: load, en: load } } as Partial<GameTable> as GameTable;

    await expect(bookOf(table, 'fr')).rejects.toThrow('no network');
    expect((await bookOf(table, 'fr')).title).toBe('Le jeu');
  });

  test('shows what a search finds, and counts the rules among it', async () => {
    const { book, rules } = found(await opened(), wordsOf('esquive'));

    expect(rules).toBe(1);
    expect(book.introduction.sections.map(({ title }) => title)).toEqual(['Esquiver']);
    expect(book.chapters.map(({ code }) => code)).toEqual(['DEF']);
  });

  test('finds a rule by its number, and the notes between the rules', async () => {
    expect(found(await opened(), wordsOf('def-2')).rules).toBe(1);
    expect(found(await opened(), wordsOf('soeur')).book.chapters[0]?.passages).toEqual([
      { note: '*Exemple.* Une sœur pare.' },
    ]);
  });

  test.each([
    ['a letter wrong', 'esqurve', ['DU-DEF-2']],
    ['a letter missing', 'esqive', ['DU-DEF-2']],
    ['a letter too many', 'paradee', ['DU-DEF-1']],
    ['two letters in each other’s place', 'praade', ['DU-DEF-1']],
    ['a slip in the middle of typing', 'attaqu', ['R-DU-1']],
    ['words in any order, one of them with a slip', 'ataque piege', ['R-DU-1']],
  ])('forgives %s', async (_, search, rules) => {
    const { book } = found(await opened(), wordsOf(search));

    expect(book.chapters.flatMap(({ rules: all }) => all.map(({ id }) => id))).toEqual(rules);
  });

  test('forgives nothing where the word itself is there, nor in a short word', async () => {
    // `pare` stands in a note: *parade* is not meant.
    expect(found(await opened(), wordsOf('pare')).rules).toBe(0);
    expect(found(await opened(), wordsOf('une')).rules).toBe(3);
    expect(found(await opened(), wordsOf('oon')).rules).toBe(0);
  });

  test('finds a rule by a word of the other edition', async () => {
    const english = BOOK.replace('Parade : une carte rouge', 'Parry: a red card');
    const table = { rulebook: { fr: async () => BOOK, en: async () => english } } as never;
    const [fr, en] = await Promise.all([bookOf(table, 'fr'), bookOf(table, 'en')]);

    const { book, rules } = found(fr, wordsOf('red parry'), en);

    expect(rules).toBe(1);
    expect(book.chapters[0]?.rules.map(({ text }) => text)).toEqual(['Parade : une carte rouge.']);
    expect(found(fr, wordsOf('red parry')).rules).toBe(0);
  });

  test('is whole when nothing is searched for', async () => {
    const book = await opened();

    expect(found(book, []).book).toBe(book);
    expect(found(book, []).rules).toBe(readRulebook(BOOK).chapters.flatMap(({ rules }) => rules).length);
  });
});
