/** Figures that a game gathers about many of its games, beyond who won: for simulations. */
import type { GameEvent, Result, State } from './state.ts';
import type { Text } from './text.ts';

/** `share` is from 0 to 1. */
export interface Figure {
  readonly key: string;
  readonly name: Text;
  /** What is asked about many things alike, such as how often a card is played; `name` then says which of them this is. */
  readonly group?: Text;
  readonly value: number;
  readonly unit: 'games' | 'share' | 'mean';
  /** How many a share or mean was taken of: games, deaths, times the card was seen. A share of few says little. */
  readonly of: number;
}

export interface GameReport {
  /**
   * What one finished game adds, from its events and its result (null: stopped as too long): counts only, so that games can
   * be added up in any order.
   */
  of(events: readonly GameEvent[], result: Result | null): object;
  /** The figures, from the counts of all games together. */
  figures(counts: object, content: State['content']): readonly Figure[];
}

type Unit = Exclude<Figure['unit'], 'games'>;

/** So many of so many; nothing of nothing is 0. */
export function figure(
  key: string,
  unit: Unit,
  [part, of]: readonly [part: number | undefined, of: number | undefined],
  name: Text,
  group?: Text,
): Figure {
  return { key, name, ...(group && { group }), value: of ? (part ?? 0) / of : 0, unit, of: of ?? 0 };
}

/** How many games the figures are of. */
export function gamesCounted(games: number): Figure {
  return { key: 'games', name: { fr: 'Parties', en: 'Games' }, value: games, unit: 'games', of: games };
}
