/**
 * Appending entries, many tables at a time. What comes in while a commit is under way goes into the next one together: the
 * disk is waited for once for all of them, and nobody is answered before it has them.
 */
import type { EntryRow, SeatRow, SnapshotRow, StandingRow, TableRow } from './schema.ts';

/** One more entry of a table, and what follows from it for the lists. */
export interface Append {
  readonly entry: EntryRow;
  /** Null: what was kept before holds. */
  readonly standing: StandingRow | null;
  readonly seats: readonly SeatRow[];
  readonly snapshot: SnapshotRow | null;
}

/** A table that is being opened: its first entries come with it. */
export interface Opening {
  readonly table: TableRow;
  readonly entries: readonly EntryRow[];
  readonly standing: StandingRow;
  readonly seats: readonly SeatRow[];
}

export type Written = Append | Opening;

/** Writes all of them in one transaction. Answers the tables whose number another had before; these left no trace. */
export type Commit = (all: readonly Written[]) => Promise<readonly string[]>;

/** More than this at once would make the first of them wait too long, and be told to everybody in one go. */
const MOST_AT_ONCE = 250;

/** And nobody waits for more turns of the others than this. */
const MOST_TURNS = 4;
/** A commit of so many was one of a busy moment. */
const MANY = 4;

/** How it lets others go first. */
export interface Manners {
  /** Lets whatever else has arrived meanwhile have its turn. */
  turn(): Promise<void>;
  /** Lets so little time go by that nobody notices: a few milliseconds. */
  breathe(): Promise<void>;
}

interface Waiting {
  readonly written: Written;
  resolve(isFirst: boolean): void;
  reject(error: unknown): void;
}

export class Appending {
  readonly #commit: Commit;
  readonly #manners: Manners;
  #waiting: Waiting[] = [];
  #running: Promise<void> | null = null;
  /** How many the last commit held. */
  #last = 0;

  constructor(commit: Commit, manners: Manners) {
    this.#commit = commit;
    this.#manners = manners;
  }

  /** How many wait for the disk. */
  get waiting(): number {
    return this.#waiting.length;
  }

  /** True when it is durable; false when another writer had that number before, and nothing was written. */
  append(written: Written): Promise<boolean> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ written, resolve, reject });
      this.#running ??= this.#run();
    });
  }

  /** When everything that was begun is done. */
  async settled(): Promise<void> {
    while (this.#running) await this.#running;
  }

  async #run(): Promise<void> {
    while (this.#waiting.length > 0) {
      await this.#gather();
      const batch = this.#nextBatch();
      this.#last = batch.length;
      try {
        const second = await this.#commit(batch.map(({ written }) => written));
        for (const { written, resolve } of batch) resolve(!second.includes(tableOf(written)));
      } catch (error) {
        for (const { reject } of batch) reject(error);
      }
    }
    this.#running = null;
  }

  /**
   * As long as more comes in, it comes along, for a few turns: a commit costs nearly the same for one and for many. Those whom the
   * last one answered have just been told, and are about to choose again: where they were many, they are waited for.
   */
  async #gather(): Promise<void> {
    if (this.#last >= MANY && this.#waiting.length < MOST_AT_ONCE) await this.#manners.breathe();
    let before = 0;
    for (let turns = 0; turns < MOST_TURNS && before < this.#waiting.length; turns++) {
      before = this.#waiting.length;
      if (before >= MOST_AT_ONCE) return;
      await this.#manners.turn();
    }
  }

  /** In a steady order, so that two processes that write the same tables don't wait for each other; no table twice. */
  #nextBatch(): Waiting[] {
    const batch = this.#waiting.splice(0, MOST_AT_ONCE);
    if (batch.length === 1) return batch;
    batch.sort((a, b) => (tableOf(a.written) < tableOf(b.written) ? -1 : 1));
    // Mostly none: a table waits until its last entry is written. But two people may open the same one.
    const again = batch.filter(
      ({ written }, index) => index > 0 && tableOf(written) === tableOf(batch[index - 1]!.written),
    );
    if (again.length === 0) return batch;
    this.#waiting.unshift(...again);
    return batch.filter((waiting) => !again.includes(waiting));
  }
}

export function tableOf(written: Written): string {
  return 'table' in written ? written.table.id : written.entry.table_id;
}
