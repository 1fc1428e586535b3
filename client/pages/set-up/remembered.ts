/** How a table of this game was last set up here. */
import { isBotId } from '@tablee/bots';
import type { Game } from '@tablee/kernel';
import { lastBrought, readBring } from '../../workshop/bring.ts';
import { type Chosen, fitting, type Value } from './config.ts';
import { resized, type SeatChoice, sizesOf, USUAL_BOT, usualSeats, WHO } from './seats.ts';

export interface SetUp {
  readonly seats: readonly SeatChoice[];
  readonly chosen: Chosen;
}

const keyOf = (game: string): string => `tablee.set-up.${game}`;

export function usualSetUp(game: Game): SetUp {
  return { seats: usualSeats(game.seats.min), chosen: {} };
}

/** What was kept, as far as it can be read and still suits the game. */
export function recall(game: Game): SetUp {
  const kept = fieldsOf(read(keyOf(game.id)));
  const seats = Array.isArray(kept.seats) ? kept.seats.map(seatOf) : [];
  const sizes = sizesOf(game);
  const count = sizes.includes(seats.length) ? seats.length : game.seats.min;
  return {
    seats: resized(seats, count).map((seat) =>
      seat.who === 'me' ? { ...seat, brings: lastBrought(game.id) } : seat,
    ),
    chosen: fitting(game, fieldsOf(kept.chosen) as Record<string, Value>, count),
  };
}

export function remember(game: Game, setUp: SetUp): void {
  try {
    localStorage.setItem(keyOf(game.id), JSON.stringify(setUp));
  } catch {
    // A browser that keeps nothing: next time begins with the usual table.
  }
}

function seatOf(kept: unknown): SeatChoice {
  const { who, name, bot, brings } = fieldsOf(kept);
  return {
    who: WHO.find((each) => each === who) ?? 'bot',
    name: typeof name === 'string' ? name : '',
    bot: typeof bot === 'string' && isBotId(bot) ? bot : USUAL_BOT,
    brings: readBring(brings),
  };
}

function read(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? '{}');
  } catch {
    return {};
  }
}

function fieldsOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}
