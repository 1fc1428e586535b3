/** Reads a rulebook: an introduction, then chapters of numbered rules, one a line (`- **SDP-GOAL-2** …`). */
import type { RuleId } from './text.ts';

export interface Rule {
  readonly id: RuleId;
  /** The chapter's code: `GOAL`; `R` for the rulings. */
  readonly chapter: string;
  readonly text: string;
}

/** What stands in a chapter: a rule, or Markdown between two rules (a heading, an example, a table). */
export type Passage = { readonly rule: Rule } | { readonly note: string };

export interface Chapter {
  readonly code: string;
  readonly title: string;
  readonly rules: readonly Rule[];
  /** All of the chapter in the order of the book, the rules among it. */
  readonly passages: readonly Passage[];
}

export interface Rulebook {
  readonly title: string;
  /** How to play, as Markdown. */
  readonly introduction: string;
  readonly chapters: readonly Chapter[];
}

const RULE = /^- \*\*((?:R-)?[A-Z]+(?:-[A-Z0-9]+)*-\d+)\*\* (.+)$/;
const CHAPTER = /^## ([A-Z]+) — (.+)$/;

export function readRulebook(markdown: string): Rulebook {
  const lines = markdown.split(/\r?\n/);
  const title = lines.find((line) => line.startsWith('# '))?.slice(2) ?? '';
  const introduction: string[] = [];
  const chapters: { code: string; title: string; lines: string[] }[] = [];
  for (const line of lines) {
    const heading = CHAPTER.exec(line);
    const chapter = chapters[chapters.length - 1];
    if (heading) chapters.push({ code: heading[1]!, title: heading[2]!, lines: [] });
    else if (chapter) chapter.lines.push(line);
    else if (!line.startsWith('# ')) introduction.push(line);
  }
  return { title, introduction: introduction.join('\n').trim(), chapters: chapters.map(readChapter) };
}

function readChapter({
  code,
  title,
  lines,
}: {
  code: string;
  title: string;
  lines: readonly string[];
}): Chapter {
  const passages: Passage[] = [];
  let note: string[] = [];
  const endNote = () => {
    const text = note.join('\n').trim();
    if (text !== '') passages.push({ note: text });
    note = [];
  };
  for (const line of lines) {
    const rule = RULE.exec(line);
    if (rule) {
      endNote();
      passages.push({ rule: { id: rule[1]!, chapter: code, text: rule[2]! } });
    } else note.push(line);
  }
  endNote();
  const rules = passages.flatMap((passage) => ('rule' in passage ? [passage.rule] : []));
  return { code, title, rules, passages };
}

export function ruleIds(book: Rulebook): RuleId[] {
  return book.chapters.flatMap((chapter) => chapter.rules.map((rule) => rule.id));
}
