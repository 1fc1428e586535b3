/**
 * Clocks. A person who is asked something has so many seconds for the action: the clock starts anew after a choice that
 * can't be taken back, not after one that can, so that nobody gains time by starting actions and taking them back.
 *
 * Deadlines are worked out from the entries and their times: every process comes to the same ones.
 */
import type { Seat } from '@tablee/kernel';
import { isPresent } from './chairs.ts';
import type { Entry } from './entry.ts';
import type { LiveTable } from './live-table.ts';

export class Deadlines {
  readonly seconds: number | null;
  #bySeat = new Map<Seat, number>();

  constructor(seconds: number | null) {
    this.seconds = seconds;
  }

  /** Milliseconds since 1970, by seat. */
  get bySeat(): ReadonlyMap<Seat, number> {
    return this.#bySeat;
  }

  get earliest(): number | null {
    return this.#bySeat.size === 0 ? null : Math.min(...this.#bySeat.values());
  }

  after(live: LiveTable, entry: Entry, time: number): void {
    if (this.seconds === null) return;
    const before = this.#bySeat;
    const startsAnew = whoStartsAnew(live, entry);
    this.#bySeat = new Map();
    for (const seat of live.waitingFor) {
      if (!isPresent(live.chairs[seat])) continue;
      const running = startsAnew === seat || startsAnew === 'all' ? undefined : before.get(seat);
      this.#bySeat.set(seat, running ?? time + this.seconds * 1000);
    }
  }
}

function whoStartsAnew(live: LiveTable, entry: Entry): Seat | 'all' | null {
  switch (entry.kind) {
    case 'chose':
      return live.table?.undoTo(entry.seat) === null ? entry.seat : null;
    case 'outOfTime':
      // Where the game says what happens then, it goes on until the seat is asked no more: the turn ends.
      return live.game.outOfTime || live.table?.undoTo(entry.seat) !== null ? null : entry.seat;
    case 'answeredBack':
    case 'askedBack':
    case 'left':
      return entry.kind === 'left' || live.back ? null : 'all';
    default:
      return null;
  }
}
