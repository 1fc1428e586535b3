import type { Language } from '@tablee/kernel';
import type { GameTable } from '@tablee/ui';
import type { Film } from './film.ts';

export interface Chapter {
  readonly at: number;
  readonly name: string;
}

/** The turns or floors of a game, where the game names them. */
export function chaptersOf(
  film: Film,
  table: GameTable,
  names: readonly string[],
  language: Language,
): Chapter[] {
  const chapters: Chapter[] = [];
  for (let at = 0; at <= film.length; at++) {
    for (const { event, view } of film.told(at, null)) {
      const name = table.chapter?.(view, event, language, film.content, names);
      if (name) chapters.push({ at, name });
    }
  }
  return chapters;
}
