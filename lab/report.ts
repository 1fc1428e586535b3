/** What a simulation found out, as plain data: the shape that `--json` prints. */
import type { Budgets } from '@tablee/bots';
import { type Figure, type Game, packName, type Share, type State, shareOf } from '@tablee/kernel';
import { botIn, type Simulation, type Summary } from './game.ts';
import type { BotName } from './own-bots.ts';
import { percentile } from './percentile.ts';

/** Games longer than this many turns are too long for people. */
export const LONG_GAME = 200;

export interface Report {
  readonly game: string;
  readonly version: number;
  readonly config: unknown;
  readonly pack: string;
  readonly seed: string;
  readonly seats: readonly BotName[];
  readonly rotate: boolean;
  readonly budgets: Budgets;
  /** Games played; fewer than `asked` if it was interrupted. */
  readonly games: number;
  readonly asked: number;
  readonly wins: {
    readonly bySeat: readonly (Share & { readonly seat: number; readonly bot: BotName | null })[];
    readonly byBot: readonly (Share & { readonly bot: BotName; readonly sits: number })[];
    /** By place in the order that chance drew at the start, where the game draws one. */
    readonly byOrder: readonly (Share & { readonly place: number })[];
  };
  readonly draws: Share;
  readonly unfinished: number;
  /** By the game's word for it. */
  readonly endings: Readonly<Record<string, number>>;
  readonly length: Length;
  readonly decisions: number;
  /** The game's own figures, by key; empty where it reports none. */
  readonly figures: Readonly<Record<string, number>>;
}

export interface Length {
  readonly unit: 'turns' | 'decisions';
  readonly p5: number;
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
  readonly max: number;
  /** The share of games longer than LONG_GAME turns; null where turns are not counted. */
  readonly over200: number | null;
}

export function report(
  game: Game,
  config: unknown,
  simulation: Simulation,
  asked: number,
  games: readonly Summary[],
  figures: readonly Figure[],
): Report {
  const { bots, seed, pack, rotate, budgets } = simulation;
  const seats = bots.map((_, seat) => seat);
  const wonBy = (seat: number, { winners }: Summary): boolean => winners?.includes(seat) === true;
  const count = (isCounted: (summary: Summary) => boolean): number => games.filter(isCounted).length;
  const ordered = games.filter(({ order }) => order !== null);
  return {
    game: game.id,
    version: game.version,
    config,
    pack: packName(pack),
    seed,
    seats: bots,
    rotate,
    budgets,
    games: games.length,
    asked,
    wins: {
      bySeat: seats.map((seat) => ({
        seat,
        bot: rotate ? null : bots[seat]!,
        ...shareOf(
          count((summary) => wonBy(seat, summary)),
          games.length,
        ),
      })),
      byBot: seats.map((index) => ({
        bot: bots[index]!,
        sits: index,
        ...shareOf(
          count((summary) =>
            seats.some((seat) => botIn(simulation, seat, summary.n) === index && wonBy(seat, summary)),
          ),
          games.length,
        ),
      })),
      byOrder:
        ordered.length === 0
          ? []
          : seats.map((place) => ({
              place: place + 1,
              ...shareOf(
                ordered.filter((summary) => wonBy(summary.order![place]!, summary)).length,
                ordered.length,
              ),
            })),
    },
    draws: shareOf(
      count(({ winners }) => game.sides === 'versus' && winners?.length === 0),
      games.length,
    ),
    unfinished: count(({ winners }) => winners === null),
    endings: endings(games),
    length: lengthOf(games),
    decisions: games.reduce((sum, { decisions }) => sum + decisions, 0),
    figures: Object.fromEntries(figures.map(({ key, value }) => [key, value])),
  };
}

/** The game's own figures, of all games together. */
export function figuresOf(
  game: Game,
  content: State['content'],
  games: readonly Summary[],
): readonly Figure[] {
  const counts = games.flatMap((summary) => summary.counts ?? []);
  if (counts.length === 0) return [];
  return game.report?.figures(counts.reduce(addedUp), content) ?? [];
}

/** Numbers are added, field by field; a field that one of them lacks counts as nothing. */
function addedUp(one: object, other: object): object {
  const sum: Record<string, unknown> = { ...one };
  for (const [key, value] of Object.entries(other)) {
    const before = sum[key];
    if (typeof value === 'number') sum[key] = (typeof before === 'number' ? before : 0) + value;
    else sum[key] = addedUp((before as object | undefined) ?? {}, value as object);
  }
  return sum;
}

function endings(games: readonly Summary[]): Record<string, number> {
  const found: Record<string, number> = {};
  for (const { how } of games) if (how !== null) found[how] = (found[how] ?? 0) + 1;
  return Object.fromEntries(Object.entries(found).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** In turns where all games count them, else in decisions; the shortest first. */
export function lengthsOf(games: readonly Summary[]): number[] {
  const turns = countsTurns(games);
  return games.map((summary) => (turns ? summary.turns! : summary.decisions)).sort((a, b) => a - b);
}

function countsTurns(games: readonly Summary[]): boolean {
  return games.every((summary) => summary.turns !== null);
}

function lengthOf(games: readonly Summary[]): Length {
  const turns = countsTurns(games);
  const lengths = lengthsOf(games);
  const long = lengths.filter((length) => length > LONG_GAME).length;
  return {
    unit: turns ? 'turns' : 'decisions',
    p5: percentile(lengths, 5),
    p50: percentile(lengths, 50),
    p95: percentile(lengths, 95),
    p99: percentile(lengths, 99),
    max: lengths[lengths.length - 1] ?? 0,
    over200: turns ? long / Math.max(1, lengths.length) : null,
  };
}
