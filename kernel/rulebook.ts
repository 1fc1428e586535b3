/** Reads a rulebook: an introduction, then chapters of numbered rules, one a line (`- **SDP-GOAL-2** …`). */
import type { RuleId } from './text.ts';

export interface Rule {
  readonly id: RuleId;
  /** The chapter's code: `GOAL`; `R` for the rulings. */
  readonly chapter: string;
  readonly text: string;
}

export interface Chapter {
  readonly code: string;
  readonly title: string;
  readonly rules: readonly Rule[];
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
  const chapters: { code: string; title: string; rules: Rule[] }[] = [];
  for (const line of lines) {
    const heading = CHAPTER.exec(line);
    const rule = RULE.exec(line);
    const chapter = chapters[chapters.length - 1];
    if (heading) chapters.push({ code: heading[1]!, title: heading[2]!, rules: [] });
    else if (rule && chapter) chapter.rules.push({ id: rule[1]!, chapter: chapter.code, text: rule[2]! });
    else if (!chapter && !line.startsWith('# ')) introduction.push(line);
  }
  return { title, introduction: introduction.join('\n').trim(), chapters };
}

export function ruleIds(book: Rulebook): RuleId[] {
  return book.chapters.flatMap((chapter) => chapter.rules.map((rule) => rule.id));
}
