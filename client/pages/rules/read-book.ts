/** A game's rulebook in one language, loaded once and kept; as the page shows it. */
import { type Chapter, type Language, type Passage, type Rulebook, readRulebook } from '@tablee/kernel';
import type { GameTable } from '@tablee/ui';
import { fold, type Sought, says } from './fold.ts';
import { meant } from './meant.ts';

export interface Section {
  /** Empty for what stands before the first heading. */
  readonly title: string;
  readonly markdown: string;
}

export interface Book {
  readonly title: string;
  /** How to play, one section a heading. */
  readonly introduction: { readonly title: string; readonly sections: readonly Section[] };
  readonly chapters: readonly Chapter[];
  readonly rules: ReadonlySet<string>;
}

const BOOKS = new WeakMap<GameTable, Partial<Record<Language, Promise<Book>>>>();

/** The same promise each time, so that a page can wait for it with `use`. A load that failed is tried again. */
export function bookOf(table: GameTable, language: Language): Promise<Book> {
  let books = BOOKS.get(table);
  if (!books) {
    books = {};
    BOOKS.set(table, books);
  }
  const kept = books;
  kept[language] ??= table.rulebook[language]().then(
    (markdown) => layOut(readRulebook(markdown)),
    (error: unknown) => {
      delete kept[language];
      throw error;
    },
  );
  return kept[language];
}

function layOut({ title, introduction, chapters }: Rulebook): Book {
  return {
    title,
    introduction: layOutIntroduction(introduction),
    chapters,
    rules: new Set(chapters.flatMap(({ rules }) => rules.map(({ id }) => id))),
  };
}

function layOutIntroduction(markdown: string): Book['introduction'] {
  const heading = /^## (.+)$/m.exec(markdown);
  const body = heading ? markdown.replace(heading[0], '') : markdown;
  const sections = body.split(/^### /m).map((text, index) => {
    if (index === 0) return { title: '', markdown: text.trim() };
    const end = text.indexOf('\n');
    return { title: text.slice(0, end).trim(), markdown: text.slice(end).trim() };
  });
  return { title: heading?.[1] ?? '', sections: sections.filter((section) => section.markdown !== '') };
}

export interface Found {
  readonly book: Book;
  /** How many rules were found. */
  readonly rules: number;
  /** What is marked: the words as they were looked for, slips of the finger mended. */
  readonly words: readonly string[];
}

/**
 * The parts of the book in which all the words occur, in any order; in the book's own language, or all of them in the
 * other's, for a word remembered from the other edition.
 */
export function found(book: Book, words: readonly string[], other: Book | null = null): Found {
  if (words.length === 0) return { book, rules: book.rules.size, words };
  const texts = [...foldedTexts(book), ...(other ? foldedTexts(other) : [])];
  const sought = words.map((word) => meant(word, texts));
  const elsewhere = other ? rulesById(other) : null;
  const sections = book.introduction.sections.filter(
    (section, index) =>
      says(sectionText(section), sought) || saysIn(other?.introduction.sections[index], sectionText, sought),
  );
  const chapters = book.chapters.flatMap((chapter) => {
    const passages = chapter.passages.filter(
      (passage) =>
        says(textOf(passage), sought) ||
        ('rule' in passage && saysIn(elsewhere?.get(passage.rule.id), textOf, sought)),
    );
    return passages.length === 0 ? [] : [{ ...chapter, passages, rules: rulesIn(passages) }];
  });
  return {
    book: { ...book, introduction: { ...book.introduction, sections }, chapters },
    rules: chapters.reduce((sum, { rules }) => sum + rules.length, 0),
    words: sought.flat(),
  };
}

function saysIn<T>(part: T | undefined, text: (part: T) => string, sought: Sought): boolean {
  return part !== undefined && says(text(part), sought);
}

function foldedTexts(book: Book): string[] {
  const kept = FOLDED.get(book);
  if (kept) return kept;
  const texts = [
    ...book.introduction.sections.map(sectionText),
    ...book.chapters.flatMap(({ passages }) => passages.map(textOf)),
  ].map(fold);
  FOLDED.set(book, texts);
  return texts;
}
const FOLDED = new WeakMap<Book, string[]>();

function rulesById({ chapters }: Book): ReadonlyMap<string, Passage> {
  return new Map(
    chapters.flatMap(({ passages }) =>
      passages.flatMap((passage): [string, Passage][] =>
        'rule' in passage ? [[passage.rule.id, passage]] : [],
      ),
    ),
  );
}

function sectionText({ title, markdown }: Section): string {
  return `${title} ${markdown}`;
}

function rulesIn(passages: readonly Passage[]): Chapter['rules'] {
  return passages.flatMap((passage) => ('rule' in passage ? [passage.rule] : []));
}

function textOf(passage: Passage): string {
  return 'rule' in passage ? `${passage.rule.id} ${passage.rule.text}` : passage.note;
}
