/**
 * A person who is asked something has so much time for the action: the clock starts anew after a choice that can't be taken
 * back, not after one that can.
 */
import type { Seat } from '@tablee/kernel';
import type { Clockwork, SavedClock } from './deadlines.ts';
import type { Entry } from './entry.ts';
import type { LiveTable } from './live-table.ts';

export class ActionClock implements Clockwork {
  readonly #milliseconds: number;
  /**
   * Of everybody who is being asked, whether there or not, and of whoever made the last choice and may take it back: then
   * the clock goes on from where it was.
   */
  readonly #all: Map<Seat, number>;
  #asked: readonly Seat[] = [];

  constructor(milliseconds: number, saved: SavedClock) {
    this.#milliseconds = milliseconds;
    this.#all = new Map(saved.map(([seat, deadline]) => [seat, deadline ?? 0]));
  }

  get saved(): SavedClock {
    return [...this.#all];
  }

  deadline(seat: Seat): number | undefined {
    return this.#all.get(seat);
  }

  goOn(live: LiveTable): void {
    this.#asked = live.waitingFor;
  }

  after(live: LiveTable, entry: Entry, time: number): void {
    const asked = live.waitingFor;
    if (live.wentBack) this.#all.clear();
    else if (entry.kind === 'chose' || entry.kind === 'outOfTime') {
      // Whoever chose before can't take it back any more.
      for (const seat of this.#all.keys())
        if (seat !== entry.seat && !this.#asked.includes(seat)) this.#all.delete(seat);
      if (this.#startsAnew(live, entry, asked)) this.#all.delete(entry.seat);
    }
    for (const seat of asked) {
      if (live.isPerson(seat) && !this.#all.has(seat)) this.#all.set(seat, time + this.#milliseconds);
    }
    this.#asked = asked;
  }

  isLastTime(): boolean {
    return false;
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
