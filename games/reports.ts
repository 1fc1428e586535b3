/** Figures that a game gathers about many of its games, beyond who won: for simulations. */
import type { GameEvent, State, Text } from '@tablee/kernel';
import { type SoeursReport, soeursReport } from '@tablee/soeurs';

/** `share` is from 0 to 1. */
export interface Figure {
  readonly key: string;
  readonly name: Text;
  readonly value: number;
  readonly unit: 'games' | 'share' | 'mean';
}

export interface GameReport {
  /** What one finished game adds, from its events: counts only, so that games can be added up in any order. */
  of(events: readonly GameEvent[]): object;
  /** The figures, from the counts of all games together. */
  figures(counts: object, content: State['content']): readonly Figure[];
}

const REPORTS: Readonly<Record<string, GameReport>> = {
  soeurs: {
    of: (events) => {
      const report = soeursReport.begin();
      soeursReport.add(report, events);
      return report;
    },
    figures: (counts, content) => {
      const { cards } = content as { cards: readonly { id: string }[] };
      return soeursReport
        .rows(counts as SoeursReport, cards)
        .map(({ key, fr, en, value, unit }) => ({ key, name: { fr, en }, value, unit }));
    },
  },
};

export function reportOf(game: string): GameReport | undefined {
  return REPORTS[game];
}
