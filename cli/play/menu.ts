/** The options of a decision as a numbered list, grouped by what they do, in as many columns as fit. */
import type { Decision, Game, Language, View } from '@tablee/kernel';
import { type Paint, padEnd, widthOf } from '@tablee/terminal';

const GAP = 3;

/** Numbers count from 1 in the decision's own order, so that the same choice has the same number each time. */
export function menu(
  game: Game,
  seen: View,
  content: unknown,
  decision: Decision,
  language: Language,
  paint: Paint,
  width: number,
): string[] {
  const digits = String(decision.options.length).length;
  const groups = new Map<string, string[]>();
  decision.options.forEach((option, index) => {
    const number = paint.bold(String(index + 1).padStart(digits));
    const says = game.words.notation(option, content);
    const entry = `${number} ${game.words.option(seen, option, language, content)} ${paint.dim(`[${says}]`)}`;
    const group = groups.get(option.do);
    if (group) group.push(entry);
    else groups.set(option.do, [entry]);
  });
  return [...groups.values()].flatMap((entries) => columns(entries, width));
}

/** Filled column by column, as a dictionary is read. */
export function columns(entries: readonly string[], width: number): string[] {
  const widest = Math.max(...entries.map(widthOf));
  const count = Math.max(1, Math.min(entries.length, Math.floor((width - 2 + GAP) / (widest + GAP))));
  const rows = Math.ceil(entries.length / count);
  return Array.from({ length: rows }, (_, row) => {
    const line = entries.filter((_, index) => index % rows === row);
    return `  ${line.map((entry) => padEnd(entry, widest)).join(' '.repeat(GAP))}`.trimEnd();
  });
}

/** The number of the option that was typed: by its number, or by its notation in small or capital letters. */
export function optionTyped(game: Game, decision: Decision, content: unknown, typed: string): number {
  if (/^\d+$/.test(typed)) {
    const index = Number(typed) - 1;
    return index < decision.options.length ? index : -1;
  }
  const words = typed.toLowerCase().replace(/\s+/g, ' ');
  return decision.options.findIndex((option) => game.words.notation(option, content).toLowerCase() === words);
}
