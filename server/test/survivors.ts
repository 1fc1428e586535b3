/** People who play on through every breakdown of the server, and remember each answer that was acknowledged. */
import { gameById } from '@tablee/games/rules';
import type { Seat } from '@tablee/kernel';
import type { Storage } from '../storage/storage.ts';
import { type Entry, readEntry } from '../tables/entry.ts';
import { LiveTable } from '../tables/live-table.ts';
import { type Chooser, greedily } from './play.ts';
import type { Visitor } from './visitor.ts';

export interface Acknowledged {
  readonly at: number;
  readonly seat: number;
  /** How many choices there were after it, as far as its player was told. */
  readonly choices: number;
}

/** Milliseconds between two tries to connect. */
const BREATH = 25;

/** How much was acknowledged at all tables together: what breaks the servers down goes by it, never by the clock. */
export class Progress {
  acknowledged = 0;
  isOver = false;
  held: Promise<void> = Promise.resolve();
  readonly #waiting = new Set<{ readonly from: number; readonly resolve: () => void }>();

  /** Nobody answers anything until this is done: however fast the machine, the games are not over before it. */
  async during(work: Promise<unknown>): Promise<void> {
    this.held = work.then(() => undefined);
    await this.held;
  }

  /** One more, or the end of all games. */
  made(what: 'choice' | 'end'): void {
    if (what === 'choice') this.acknowledged++;
    else this.isOver = true;
    for (const waiting of this.#waiting) {
      if (!this.isOver && this.acknowledged < waiting.from) continue;
      this.#waiting.delete(waiting);
      waiting.resolve();
    }
  }

  /** Resolves with true after so many more acknowledged choices, or with false when all games are over before. */
  async more(choices: number): Promise<boolean> {
    if (!this.isOver) {
      const from = this.acknowledged + choices;
      await new Promise<void>((resolve) => this.#waiting.add({ from, resolve }));
    }
    return !this.isOver;
  }
}

export class Survivor {
  readonly visitor: Visitor;
  readonly table: string;
  readonly acknowledged: Acknowledged[] = [];
  reconnected = 0;
  readonly #choose: Chooser;
  readonly #progress: Progress;
  /** Where to go when the line breaks; another server perhaps. */
  readonly #address: () => string;

  constructor(visitor: Visitor, table: string, seed: string, address: () => string, progress: Progress) {
    this.visitor = visitor;
    this.table = table;
    this.#choose = greedily(seed);
    this.#address = address;
    this.#progress = progress;
  }

  /** Until the game is over, or so many choices were made and the table is given up. */
  async play(most: number): Promise<void> {
    for (;;) {
      try {
        if (!this.visitor.isConnected) await this.#comeBack();
        await this.#progress.held;
        const told = this.visitor.told(this.table);
        if (told.phase === 'over') return;
        if (told.choices >= most) await this.visitor.ask({ type: 'resign', table: this.table, at: told.at });
        else if (this.visitor.isAsked(this.table)) await this.#answer();
        else await this.#wait();
      } catch {
        await new Promise((resolve) => setTimeout(resolve, BREATH));
      }
    }
  }

  async #answer(): Promise<void> {
    const { view, seat } = this.visitor.told(this.table);
    const answer = await this.visitor.choose(this.table, this.#choose(view!));
    if (answer.type !== 'done' || answer.at === null) return;
    this.acknowledged.push({ at: answer.at, seat: seat!, choices: this.visitor.told(this.table).choices });
    this.#progress.made('choice');
  }

  #wait(): Promise<unknown> {
    const { at } = this.visitor.told(this.table);
    return this.visitor.until(
      () => !this.visitor.isConnected || this.visitor.told(this.table).at > at,
      'a move',
    );
  }

  async #comeBack(): Promise<void> {
    this.visitor.address = this.#address();
    await this.visitor.connect();
    await this.visitor.sit(this.table);
    this.reconnected++;
  }
}

/** The entries of a table by the numbers of one seat, which counts those it could notice. */
export async function entriesAsCounted(
  storage: Storage,
  table: string,
  seat: Seat | null,
): Promise<ReadonlyMap<number, Entry>> {
  const row = (await storage.table(table))!;
  const live = new LiveTable(row, gameById(row.game)!);
  const counted = new Map<number, Entry>();
  for (const { body, seq, at } of await storage.entries(table, 0, 1e6)) {
    const entry = readEntry(body);
    const before = live.ears.at(seat);
    live.apply(entry, seq, at);
    if (live.ears.at(seat) !== before) counted.set(live.ears.at(seat), entry);
  }
  return counted;
}
