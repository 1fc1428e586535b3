/** What a measurement has found so far. */
import { type Share, shareOf } from '@tablee/kernel';
import type { CardCounts, Counts } from '../report.ts';

export interface Tally {
  /** By row of the measurement. */
  readonly rows: readonly { readonly games: number; readonly won: number }[];
  /** Of my cards alone. */
  readonly cards: Readonly<Record<string, CardCounts>>;
}

export function noGames(rows: number): Tally {
  return { rows: Array.from({ length: rows }, () => ({ games: 0, won: 0 })), cards: {} };
}

export interface Game {
  readonly pair: number;
  readonly won: boolean | null;
  readonly seat: number;
  readonly counts: object | null;
}

/** A draw is half a win. */
export function withGame({ rows, cards }: Tally, { pair, won, seat, counts }: Game): Tally {
  const mine = (counts as Counts | null)?.seats[seat] ?? {};
  const sums: Record<string, CardCounts> = { ...cards };
  for (const [card, added] of Object.entries(mine)) {
    const before = sums[card] ?? { drawn: 0, drawnWon: 0, played: 0, playedWon: 0 };
    sums[card] = {
      drawn: before.drawn + added.drawn,
      drawnWon: before.drawnWon + added.drawnWon,
      played: before.played + added.played,
      playedWon: before.playedWon + added.playedWon,
    };
  }
  const points = won === null ? 0.5 : won ? 1 : 0;
  return {
    rows: rows.map((row, at) => (at === pair ? { games: row.games + 1, won: row.won + points } : row)),
    cards: sums,
  };
}

export function totalOf({ rows }: Tally): Share {
  return shareOf(
    rows.reduce((sum, { won }) => sum + won, 0),
    rows.reduce((sum, { games }) => sum + games, 0),
  );
}

export interface CardShare extends Share {
  readonly card: string;
}

/** Fewer games say nothing of a card. */
const FEWEST_GAMES = 12;

/** Cards by how often their player won when he drew or played them, the best first. */
export function ranked({ cards }: Tally, when: 'drawn' | 'played'): CardShare[] {
  return Object.entries(cards)
    .filter(([, counts]) => counts[when] >= FEWEST_GAMES)
    .map(([card, counts]) => ({ card, ...shareOf(counts[`${when}Won`], counts[when]) }))
    .sort((one, other) => other.share - one.share || (one.card < other.card ? -1 : 1));
}
