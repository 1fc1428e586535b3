/** Figures that a game gathers about many of its games, beyond who won: for simulations. */
import type { GameEvent, Result, State } from './state.ts';
import type { Text } from './text.ts';

/** `share` is from 0 to 1. */
export interface Figure {
  readonly key: string;
  readonly name: Text;
  readonly value: number;
  readonly unit: 'games' | 'share' | 'mean';
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
