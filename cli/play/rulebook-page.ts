/** `r`, `r MOVE`, `r SDP-MOVE-3`: the rulebook at the table. */
import type { Game, Language } from '@tablee/kernel';
import { rulebookOf } from '../house.ts';
import { WORDS } from './words.ts';

const LEFT_MARGIN = '  ';

export function rulebookPage(game: Game, asked: string, language: Language, width: number): string[] {
  const { chapters } = rulebookOf(game.id, language);
  if (asked === '') {
    const list = chapters.map(({ code, title }) => `${LEFT_MARGIN}${code.padEnd(10)} ${title}`);
    return [WORDS[language].chapters, ...list];
  }
  const wanted = asked.toUpperCase();
  const rules = chapters.flatMap((chapter) => chapter.rules);
  // `MOVE-3` is enough for `SDP-MOVE-3`.
  const rule = rules.find(({ id }) => id === wanted || id === `${game.prefix}-${wanted}`);
  if (rule) return wrapped(`${rule.id}  ${rule.text}`, width);
  const chapter = chapters.find(({ code }) => code === wanted);
  if (!chapter) return [WORDS[language].noSuchRule(asked)];
  return [chapter.title, ...chapter.rules.flatMap(({ id, text }) => wrapped(`${id}  ${text}`, width))];
}

/** Broken between words, with the lines after the first set in. */
export function wrapped(text: string, width: number): string[] {
  const lines: string[] = [];
  let line = LEFT_MARGIN;
  for (const word of text.split(' ')) {
    if (line.trim() !== '' && line.length + word.length + 1 > width) {
      lines.push(line);
      line = LEFT_MARGIN.repeat(2);
    }
    line += line.trim() === '' ? word : ` ${word}`;
  }
  return [...lines, line];
}
