/** One simulated game: its own seed, its own bots, and what is kept of it. */
import { type Bot, type BotId, type Budgets, IN_A_SIMULATION, newBot, playGame } from '@tablee/bots';
import type { Game, GameEvent, Pack, State } from '@tablee/kernel';
import type { BotName, OwnBots } from './own-bots.ts';

/** What all games of a simulation have in common; plain data, sent to every thread. */
export interface Simulation {
  readonly game: string;
  readonly bots: readonly BotName[];
  readonly seed: string;
  readonly config: Readonly<Record<string, unknown>>;
  readonly pack?: Pack;
  /** By seat; null for what is usual. */
  readonly brings?: readonly unknown[];
  /** How long each kind of bot may think; IN_A_SIMULATION where nothing is said. */
  readonly budgets: Budgets;
  /** From game to game every bot moves on by one seat. */
  readonly rotate: boolean;
}

/** What is kept of a game once it is over. */
export interface Summary {
  readonly n: number;
  /** Null when the game was stopped as too long. */
  readonly winners: readonly number[] | null;
  /** The game's word for how it ended. */
  readonly how: string | null;
  readonly decisions: number;
  /** Null when the game doesn't count turns. */
  readonly turns: number | null;
  /** The seats in the order settled at the start; null when the game has none. */
  readonly order: readonly number[] | null;
  /** What the game's own report counts; null where it has none. */
  readonly counts: object | null;
}

/** The bot in that seat of the n-th game. */
export function botIn({ bots, rotate }: Simulation, seat: number, n: number): number {
  return rotate ? (seat + n) % bots.length : seat;
}

/** The n-th game is the same whichever thread plays it: its seed is made from its number. */
export function playNth(
  game: Game,
  simulation: Simulation,
  n: number,
  own: OwnBots = new Map<BotName, never>(),
): Summary {
  const { bots, seed, config, pack, brings, budgets } = simulation;
  const seats = bots.map((_, seat) => botNamed(bots[botIn(simulation, seat, n)]!, budgets, own));
  const start = {
    seats: bots.length,
    seed: seedOf(seed, n),
    config,
    ...(brings && { brings }),
    ...(pack && { pack }),
  };
  const { report } = game;
  const events: GameEvent[] = [];
  const listening = report && {
    after: (t: State): void => {
      events.push(...t.told!.splice(0));
    },
  };
  const { result, decisions, end } = playGame(game, start, seats, listening);
  return {
    n,
    winners: result ? result.winners : null,
    how: result ? result.how : null,
    decisions,
    turns: turnsOf(end),
    order: drawnOrder(end),
    counts: report ? report.of(events, result) : null,
  };
}

function botNamed(name: BotName, budgets: Budgets, own: OwnBots): Bot {
  const id = name as BotId;
  return own.get(name)?.() ?? newBot(id, budgets[id] ?? IN_A_SIMULATION);
}

/** Games that count turns do so in their state under this name. */
export function turnsOf(t: State): number | null {
  const { turns } = t as State & { turns?: unknown };
  return typeof turns === 'number' ? turns : null;
}

export function seedOf(seed: string, n: number): string {
  return `${seed}/${n}`;
}

/** Games in which it is settled at the start who begins keep the order under this name, or who is first of two. */
function drawnOrder(t: State): readonly number[] | null {
  const { order, first } = t as State & { order?: unknown; first?: unknown };
  if (Array.isArray(order)) return order.length === t.seats && t.seats > 1 ? order : null;
  return t.seats === 2 && typeof first === 'number' ? [first, 1 - first] : null;
}
