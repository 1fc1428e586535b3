/**
 * Clocks. A person who is asked something has so many seconds for the action: the clock starts anew after a choice that
 * can't be taken back, not after one that can, so that nobody gains time by starting actions and taking them back. Nor by
 * leaving and coming back, or by asking in vain to go back: a clock runs on meanwhile.
 *
 * Deadlines are worked out from the entries and their times: every process comes to the same ones.
 */
import type { Seat } from '@tablee/kernel';
import type { Entry } from './entry.ts';
import type { LiveTable } from './live-table.ts';

export class Deadlines {
  readonly seconds: number | null;
  /**
   * Of everybody who is being asked, whether there or not, and of whoever made the last choice and may take it back: then
   * the clock goes on from where it was.
   */
  #all = new Map<Seat, number>();
  #asked: readonly Seat[] = [];

  constructor(seconds: number | null, saved: readonly (readonly [Seat, number])[] = []) {
    this.seconds = seconds;
    this.#all = new Map(saved);
  }

  /** For `constructor`. */
  get saved(): [Seat, number][] {
    return [...this.#all];
  }

  /** Milliseconds since 1970, of the people who are there and being asked. */
  *running(live: LiveTable): Generator<[Seat, number]> {
    if (live.phase !== 'playing') return;
    for (const seat of live.waitingFor) {
      const deadline = this.#all.get(seat);
      if (deadline !== undefined && live.isPresent(seat)) yield [seat, deadline];
    }
  }

  earliest(live: LiveTable): number | null {
    let earliest: number | null = null;
    for (const [, deadline] of this.running(live))
      if (earliest === null || deadline < earliest) earliest = deadline;
    return earliest;
  }

  /** Taken up from a snapshot. */
  goOn(live: LiveTable): void {
    this.#asked = live.waitingFor;
  }

  after(live: LiveTable, entry: Entry, time: number): void {
    if (this.seconds === null) return;
    const asked = live.waitingFor;
    if (live.wentBack) this.#all.clear();
    else if (entry.kind === 'chose' || entry.kind === 'outOfTime') {
      // Whoever chose before can't take it back any more.
      for (const seat of this.#all.keys())
        if (seat !== entry.seat && !this.#asked.includes(seat)) this.#all.delete(seat);
      if (this.#startsAnew(live, entry, asked)) this.#all.delete(entry.seat);
    }
    for (const seat of asked) {
      if (live.isPerson(seat) && !this.#all.has(seat)) this.#all.set(seat, time + this.seconds * 1000);
    }
    this.#asked = asked;
  }

  #startsAnew(
    live: LiveTable,
    entry: Entry & { kind: 'chose' | 'outOfTime' },
    asked: readonly Seat[],
  ): boolean {
    if (entry.kind === 'chose') return live.table?.wasFinal ?? true;
    if (!asked.includes(entry.seat)) return true;
    // Where the game says what happens then, it goes on until the seat is asked no more: the turn ends.
    return !live.table?.game.outOfTime && (live.table?.wasFinal ?? true);
  }
}
