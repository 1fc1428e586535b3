/**
 * What was committed lies in a log beside the file of the embedded database, until it is written back into the file. Left to
 * itself, SQLite does that within a commit, and everybody waits for it; here it is done beside, over a connection and in a thread of
 * its own.
 */
import Database from 'libsql/promise';

/** So many entries are written between two times. */
const BETWEEN = 1_000;

export class WritingBack {
  readonly #file: string;
  #database: Database | null = null;
  #written = 0;
  #running: Promise<void> | null = null;

  constructor(file: string) {
    this.#file = file;
  }

  /** So many more entries are in the log. */
  note(entries: number): void {
    this.#written += entries;
    if (this.#written >= BETWEEN) this.#running ??= this.#run();
  }

  async close(): Promise<void> {
    await this.#running;
    this.#database?.close();
  }

  async #run(): Promise<void> {
    this.#written = 0;
    try {
      this.#database ??= new Database(this.#file, {});
      // As far as that goes without anybody waiting for it.
      await this.#database.exec('pragma wal_checkpoint(passive)');
    } catch {
      // What is wrong with the file the next commit hears too, and says. The log only grows meanwhile.
    }
    this.#running = null;
  }
}
