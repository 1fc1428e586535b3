/** A view looked at with the eyes of the rules: for whoever shows a table, on screen or in the terminal. */
import { type Language, randomFrom, type Seat, type View } from '@tablee/kernel';
import { STATUSES, VALUED_STATUSES } from './content/types.ts';
import { HELP } from './ready/help.ts';
import { hasStatus, isOnBoard, numberWith } from './rules/table.ts';
import type { BareTable, Content, Veiel, VeielView } from './types.ts';
import { unview } from './view.ts';

/** The view as a table, so that the rules themselves say what a figure is worth now. Nothing can be played on it. */
export function tableIn({ table, game, seats, config, result }: View<VeielView>, content: Content): Veiel {
  const bare = {
    game,
    seats,
    config,
    content,
    result,
    brought: [],
    flow: [],
    open: [],
    asked: [],
    random: randomFrom('seen'),
    told: null,
  };
  return unview(table, 0 as Seat, bare as unknown as BareTable);
}

export interface Mark {
  readonly status: string;
  readonly value: number;
}

/** Its statuses now; those with a number carry it. */
export function marksOf(t: Veiel, figure: number): Mark[] {
  if (!isOnBoard(t, figure)) return [];
  const marks: Mark[] = STATUSES.filter((status) => hasStatus(t, figure, status)).map((status) => ({
    status,
    value: 0,
  }));
  for (const status of VALUED_STATUSES) {
    const value = numberWith(t, figure, status, 0);
    if (value !== 0) marks.push({ status, value });
  }
  return marks;
}

export function markName({ status, value }: Mark, language: Language): string {
  const { name } = HELP[status as keyof typeof HELP];
  return value === 0 ? name[language] : `${name[language]} ${value}`;
}
