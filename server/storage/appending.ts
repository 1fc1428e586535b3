/**
 * Appending entries, many tables at a time. What comes in while a commit is under way goes into the next one together: the
 * disk is waited for once for all of them, and nobody is answered before it has them.
 */
import type { EntryRow, SeatRow, SnapshotRow, StandingRow } from './schema.ts';

/** One more entry of a table, and what follows from it for the lists. */
export interface Append {
  readonly entry: EntryRow;
  readonly standing: StandingRow;
  readonly seats: readonly SeatRow[];
  readonly snapshot: SnapshotRow | null;
}

/** Writes all of them in one transaction. Answers the tables that were first with their number; the others left no trace. */
export type Commit = (appends: readonly Append[]) => Promise<readonly string[]>;

/** More than this at once would make the first of them wait too long, and be told to everybody in one go. */
const MOST_AT_ONCE = 250;

interface Waiting {
  readonly append: Append;
  resolve(isFirst: boolean): void;
  reject(error: unknown): void;
}

export class Appending {
  readonly #commit: Commit;
  readonly #turn: () => Promise<void>;
  #waiting: Waiting[] = [];
  #running: Promise<void> | null = null;

  /** `turn` lets whatever else has arrived meanwhile come along. */
  constructor(commit: Commit, turn: () => Promise<void>) {
    this.#commit = commit;
    this.#turn = turn;
  }

  /** How many wait for the disk. */
  get waiting(): number {
    return this.#waiting.length;
  }

  /**
   * True when it is durable; false when another writer had that number before, and nothing was written. No table may be
   * in one commit twice: each waits until its last entry is written.
   */
  append(append: Append): Promise<boolean> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ append, resolve, reject });
      this.#running ??= this.#run();
    });
  }

  /** When everything that was begun is done. */
  async settled(): Promise<void> {
    while (this.#running) await this.#running;
  }

  async #run(): Promise<void> {
    await this.#turn();
    while (this.#waiting.length > 0) {
      const batch = this.#waiting.splice(0, MOST_AT_ONCE);
      // In a steady order: two processes that write the same tables must not wait for each other.
      if (batch.length > 1)
        batch.sort((a, b) => (a.append.entry.table_id < b.append.entry.table_id ? -1 : 1));
      try {
        const first = new Set(await this.#commit(batch.map(({ append }) => append)));
        for (const { append, resolve } of batch) resolve(first.has(append.entry.table_id));
      } catch (error) {
        for (const { reject } of batch) reject(error);
      }
    }
    this.#running = null;
  }
}
