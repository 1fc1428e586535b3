/**
 * Appending entries, many tables at a time. What comes in while a commit is under way goes into the next one together: the
 * disk is waited for once for all of them, and nobody is answered before it has them.
 */
import type { EntryRow, SeatRow, StandingRow } from './schema.ts';

/** One more entry of a table, and what follows from it for the lists. */
export interface Append {
  readonly entry: EntryRow;
  readonly standing: StandingRow;
  readonly seats: readonly SeatRow[];
}

/** Writes all of them in one transaction. Answers which were first with their number; the others left no trace. */
export type Commit = (appends: readonly Append[]) => Promise<ReadonlySet<Append>>;

/** More than this at once would make the first of them wait too long. */
const MOST_AT_ONCE = 200;

interface Waiting {
  readonly append: Append;
  resolve(isFirst: boolean): void;
  reject(error: unknown): void;
}

export class Appending {
  readonly #commit: Commit;
  #waiting: Waiting[] = [];
  #running: Promise<void> | null = null;

  constructor(commit: Commit) {
    this.#commit = commit;
  }

  /** True when it is durable; false when another writer had that number before, and nothing was written. */
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
    // Whatever else has arrived in the same turn of the event loop comes along.
    await new Promise(setImmediate);
    while (this.#waiting.length > 0) {
      const batch = this.#waiting.splice(0, MOST_AT_ONCE);
      try {
        const first = await this.#commit(batch.map(({ append }) => append));
        for (const { append, resolve } of batch) resolve(first.has(append));
      } catch (error) {
        for (const { reject } of batch) reject(error);
      }
    }
    this.#running = null;
  }
}
