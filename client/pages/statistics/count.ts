/** What the games kept in this browser add up to, for whoever plays here. */
import type { BotId } from '@tablee/bots';
import type { StoredTable } from '../../storage/index.ts';

export interface Tally {
  readonly won: number;
  readonly lost: number;
  readonly drawn: number;
}

export interface GameStatistics {
  readonly game: string;
  readonly begun: number;
  readonly finished: number;
  /** Games in which exactly one person sat: the others are nobody's victory in particular. */
  readonly alone: Tally;
  /** The same by the strongest bot at the table. */
  readonly against: Readonly<Partial<Record<BotId, Tally>>>;
  /** Victories in a row, up to the last game finished. */
  readonly streak: number;
  readonly longestStreak: number;
  readonly choices: number;
  readonly last: number;
}

const NONE: Tally = { won: 0, lost: 0, drawn: 0 };
/** The strongest last. */
const STRENGTH: readonly BotId[] = ['random', 'greedy', 'search'];

/** By game, the one played last first. */
export function statisticsOf(tables: readonly StoredTable[]): GameStatistics[] {
  const games = new Map<string, StoredTable[]>();
  for (const table of tables) games.set(table.game, [...(games.get(table.game) ?? []), table]);
  return [...games].map(([game, played]) => ofGame(game, played)).sort((a, b) => b.last - a.last);
}

function ofGame(game: string, tables: readonly StoredTable[]): GameStatistics {
  const finished = tables.filter(({ result }) => result !== null).sort((a, b) => a.changed - b.changed);
  const against: Partial<Record<BotId, Tally>> = {};
  let alone = NONE;
  let streak = 0;
  let longestStreak = 0;
  for (const table of finished) {
    const outcome = outcomeOf(table);
    if (!outcome) continue;
    alone = plus(alone, outcome);
    const bot = strongestBot(table);
    if (bot) against[bot] = plus(against[bot] ?? NONE, outcome);
    streak = outcome === 'won' ? streak + 1 : 0;
    longestStreak = Math.max(longestStreak, streak);
  }
  return {
    game,
    begun: tables.length,
    finished: finished.length,
    alone,
    against,
    streak,
    longestStreak,
    choices: tables.reduce((sum, { choices }) => sum + choices.length, 0),
    last: Math.max(...tables.map(({ changed }) => changed)),
  };
}

function outcomeOf({ sitting, result }: StoredTable): keyof Tally | null {
  const people = sitting.flatMap(({ who }, seat) => (who === 'person' ? [seat] : []));
  if (people.length !== 1 || !result) return null;
  if (result.winners.some((winner) => winner === people[0])) return 'won';
  return result.winners.length === 0 && sitting.length > 1 ? 'drawn' : 'lost';
}

function strongestBot({ sitting }: StoredTable): BotId | null {
  const strength = Math.max(...sitting.map((seat) => (seat.who === 'bot' ? STRENGTH.indexOf(seat.bot) : -1)));
  return STRENGTH[strength] ?? null;
}

function plus(tally: Tally, outcome: keyof Tally): Tally {
  return { ...tally, [outcome]: tally[outcome] + 1 };
}
