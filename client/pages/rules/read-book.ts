/** A game's rulebook in one language, loaded once and kept; as the page shows it. */
import { type Chapter, type Language, type Passage, type Rulebook, readRulebook } from '@tablee/kernel';
import type { GameTable } from '@tablee/ui';
import { says } from './fold.ts';

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

/** The parts of the book in which all the words occur, and how many rules those are. */
export function found(book: Book, words: readonly string[]): { book: Book; rules: number } {
  if (words.length === 0) return { book, rules: book.rules.size };
  const sections = book.introduction.sections.filter(({ title, markdown }) =>
    says(`${title} ${markdown}`, words),
  );
  const chapters = book.chapters.flatMap((chapter) => {
    const passages = chapter.passages.filter((passage) => says(textOf(passage), words));
    return passages.length === 0 ? [] : [{ ...chapter, passages, rules: rulesIn(passages) }];
  });
  return {
    book: { ...book, introduction: { ...book.introduction, sections }, chapters },
    rules: chapters.reduce((sum, { rules }) => sum + rules.length, 0),
  };
}

function rulesIn(passages: readonly Passage[]): Chapter['rules'] {
  return passages.flatMap((passage) => ('rule' in passage ? [passage.rule] : []));
}

function textOf(passage: Passage): string {
  return 'rule' in passage ? `${passage.rule.id} ${passage.rule.text}` : passage.note;
}
