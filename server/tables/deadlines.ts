/**
 * Clocks. Deadlines are worked out from the entries and their times: every process comes to the same ones. Nobody gains time by
 * starting actions and taking them back, by leaving and coming back, or by asking in vain to go back: a clock runs on meanwhile.
 */
import type { Game, Seat } from '@tablee/kernel';
import { ActionClock } from './action-clock.ts';
import type { Entry } from './entry.ts';
import type { LiveTable } from './live-table.ts';
import { TurnClock } from './turn-clock.ts';

/** How the time of each seat is counted. */
export interface Clockwork {
  /** Of a seat that is being asked; milliseconds since 1970. */
  deadline(seat: Seat): number | undefined;
  /** Something was written down. */
  after(live: LiveTable, entry: Entry, time: number): void;
  /** Taken up from a snapshot. */
  goOn(live: LiveTable): void;
  /** Plain numbers, a line for each seat; the same kind of clock takes them up. */
  readonly saved: SavedClock;
  /** The seat let its clock run out so often that once more ends it. */
  isLastTime(seat: Seat): boolean;
}
export type SavedClock = readonly (readonly [Seat, ...(number | null)[]])[];

export class Deadlines {
  readonly seconds: number | null;
  readonly #clock: Clockwork | null;

  constructor(seconds: number | null, game: Pick<Game, 'clock'> | null, saved: SavedClock = []) {
    this.seconds = seconds;
    if (seconds === null) this.#clock = null;
    else if (game?.clock) this.#clock = new TurnClock(seconds * 1000, game.clock, saved);
    else this.#clock = new ActionClock(seconds * 1000, saved);
  }

  /** For `constructor`. */
  get saved(): SavedClock {
    return this.#clock?.saved ?? [];
  }

  /** Milliseconds since 1970, of the people who are there and being asked. */
  *running(live: LiveTable): Generator<[Seat, number]> {
    if (live.phase !== 'playing') return;
    for (const seat of live.waitingFor) {
      const deadline = this.#clock?.deadline(seat);
      if (deadline !== undefined && live.isPresent(seat)) yield [seat, deadline];
    }
  }

  earliest(live: LiveTable): number | null {
    if (!this.#clock) return null;
    let earliest: number | null = null;
    for (const [, deadline] of this.running(live))
      if (earliest === null || deadline < earliest) earliest = deadline;
    return earliest;
  }

  goOn(live: LiveTable): void {
    this.#clock?.goOn(live);
  }

  after(live: LiveTable, entry: Entry, time: number): void {
    this.#clock?.after(live, entry, time);
  }

  isLastTime(seat: Seat): boolean {
    return this.#clock?.isLastTime(seat) ?? false;
  }
}
