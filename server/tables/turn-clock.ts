/**
 * For a game of many small questions: a seat has so much time, which runs only while it is asked and is whole again when its
 * next turn begins. A short thought costs nothing, so that answering many windows drains nobody; and a window answered at once
 * gives nothing back, so that passing refills nothing.
 */
import type { GameClock, Seat } from '@tablee/kernel';
import type { Clockwork, SavedClock } from './deadlines.ts';
import type { Entry } from './entry.ts';
import type { LiveTable } from './live-table.ts';

/** The share of the whole that a thought may take for nothing: of a minute, ten seconds. */
const FOR_NOTHING = 1 / 6;

interface Running {
  /** What was left when it began to run; it stands still while the seat is not asked. */
  left: number;
  /** Since when it runs; null while the seat is not asked. */
  since: number | null;
  /** How often it ran out in a row. */
  expired: number;
}

export class TurnClock implements Clockwork {
  readonly #whole: number;
  readonly #game: GameClock;
  readonly #seats: Map<Seat, Running>;

  constructor(milliseconds: number, game: GameClock, saved: SavedClock) {
    this.#whole = milliseconds;
    this.#game = game;
    this.#seats = new Map(
      saved.map(([seat, left, since = null, expired]) => [
        seat,
        { left: left ?? milliseconds, since, expired: expired ?? 0 },
      ]),
    );
  }

  get saved(): SavedClock {
    return [...this.#seats].map(([seat, { left, since, expired }]) => [seat, left, since, expired]);
  }

  deadline(seat: Seat): number | undefined {
    const running = this.#seats.get(seat);
    if (!running || running.since === null) return undefined;
    return running.since + running.left + this.#whole * FOR_NOTHING;
  }

  goOn(): void {
    // All that counts was saved.
  }

  after(live: LiveTable, entry: Entry, time: number): void {
    const open = live.table?.state.open ?? [];
    if (entry.kind === 'chose' || entry.kind === 'outOfTime') this.#chose(live, entry, time);
    for (const [seat, running] of this.#seats)
      if (running.since !== null && !live.waitingFor.includes(seat)) this.#charge(running, time, false);
    for (const { seat, ...decision } of open) {
      if (!live.isPerson(seat)) continue;
      const running = this.#seats.get(seat) ?? { left: this.#whole, since: null, expired: 0 };
      this.#seats.set(seat, running);
      if (running.since !== null) continue;
      if (this.#game.isFresh({ seat, ...decision })) running.left = this.#whole;
      running.since = time;
    }
  }

  isLastTime(seat: Seat): boolean {
    return (this.#seats.get(seat)?.expired ?? 0) + 1 >= this.#game.givesUpAfter;
  }

  /** A choice that stands ends a thought; one that can be taken back doesn't. */
  #chose(live: LiveTable, { kind, seat }: Entry & { kind: 'chose' | 'outOfTime' }, time: number): void {
    const running = this.#seats.get(seat);
    if (!running) return;
    running.expired = kind === 'outOfTime' ? running.expired + 1 : 0;
    if (kind === 'outOfTime' || (live.table?.wasFinal ?? true)) this.#charge(running, time, true);
  }

  #charge(running: Running, time: number, stands: boolean): void {
    if (running.since === null) return;
    const used = time - running.since;
    running.left = Math.max(0, running.left - Math.max(0, stands ? used - this.#whole * FOR_NOTHING : used));
    running.since = null;
  }
}
