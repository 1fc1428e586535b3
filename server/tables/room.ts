/**
 * One table and the pages that look at it. Whatever is to be done there is done one thing after the other; what has
 * changed is sent on only when it is kept.
 */
import { Declined, LATE, NO_SUCH_TABLE } from '../declined.ts';
import type { Phase } from '../protocol/index.ts';
import { type Chair, seatOf } from './chairs.ts';
import { Driver } from './driver.ts';
import { type Entry, readEntry, writeEntry } from './entry.ts';
import { LiveTable } from './live-table.ts';
import { Presence } from './presence.ts';
import type { Surroundings } from './surroundings.ts';
import { summaryOf, tableMessage } from './telling.ts';

/** A page of the app that sits at tables. */
export interface Page {
  readonly guest: string | null;
  /** JSON. */
  send(text: string): void;
}

interface Seated {
  seat: number | null;
  /** The last entry this page was told of; null for nothing yet. */
  at: number | null;
  /** Who it was told is here. */
  here: string;
}

/** So often a change is tried again when another process was faster. */
const TRIES = 8;
/** Milliseconds: whoever lost the connection mostly comes back within a minute. */
const KEPT_IN_MIND = 60_000;

export class Room {
  readonly id: string;
  readonly presence: Presence;
  readonly #around: Surroundings;
  readonly #driver: Driver;
  readonly #pages = new Map<Page, Seated>();
  #live: LiveTable | null = null;
  #last: Promise<unknown> = Promise.resolve();
  #busy = 0;
  #used = 0;
  /** What each guest was last told about whose turn it is. */
  #told = new Map<string, string>();

  constructor(id: string, around: Surroundings) {
    this.id = id;
    this.#around = around;
    this.#driver = new Driver(this, around);
    this.presence = new Presence(
      id,
      around,
      () => this.#guests(),
      () => void this.refresh(),
    );
  }

  /** Nobody has looked at it for a while, and nothing is being done. */
  isIdle(now: number): boolean {
    return (
      this.#pages.size === 0 &&
      this.#busy === 0 &&
      !this.#driver.isThinking &&
      now - this.#used > KEPT_IN_MIND
    );
  }

  /** The page is at the table from now on, and told everything after that entry. */
  sit(page: Page, after: number | null): Promise<number> {
    return this.#inTurn(async () => {
      const live = await this.#load();
      const seat = seatOf(live.chairs, page.guest);
      if (seat === null && live.row.watch !== 1) throw new Declined('noSeat', NO_SEAT);
      const isKnown = after !== null && after <= live.at;
      this.#pages.set(page, { seat, at: isKnown ? after : null, here: '' });
      this.#tell(live, [page]);
      if (seat === null) void this.refresh();
      this.presence.changed();
      this.#driver.schedule(live);
      return live.at;
    });
  }

  rise(page: Page): void {
    const seated = this.#pages.get(page);
    if (!seated) return;
    this.#pages.delete(page);
    this.#used = this.#around.now();
    if (seated.seat === null) void this.refresh();
    this.presence.changed();
  }

  /** Reads the table without changing it. */
  look<T>(read: (live: LiveTable) => T): Promise<T> {
    return this.#inTurn(async () => read(await this.#load()));
  }

  /**
   * Does what `propose` makes of the table as it is. Answers the number of the last entry once everything is kept. When
   * another process was faster, the table is read anew and asked again.
   */
  change(propose: (live: LiveTable) => Entry | null): Promise<number> {
    return this.#inTurn(async () => {
      for (let tries = 0; tries < TRIES; tries++) {
        const live = await this.#load();
        const entry = propose(live);
        if (entry === null) return live.at;
        if (await this.#write(live, entry)) {
          this.#tell(live, [...this.#pages.keys()]);
          this.#driver.schedule(live);
          return live.at;
        }
        this.#around.counted('lost races');
      }
      throw new Declined('late', LATE);
    });
  }

  /** Another process wrote entries up to this one. */
  async catchUp(seq: number): Promise<void> {
    if (!this.#live) return;
    await this.#inTurn(async () => {
      if (!this.#live || this.#live.at >= seq) return;
      await this.#readOn(this.#live);
      // Whoever wrote it has told the guests.
      this.#noteTurns(this.#live);
    });
    await this.refresh();
  }

  /** Looks what is new, tells everybody, and goes on with what is the server's to do. */
  async refresh(): Promise<void> {
    await this.#inTurn(async () => {
      const live = await this.#load();
      this.#tell(live, [...this.#pages.keys()]);
      this.#driver.schedule(live);
    }).catch((error) => this.#around.wentWrong('refresh', error));
  }

  /** News may have been missed: everything is read again. */
  async reread(): Promise<void> {
    await this.catchUp(Number.MAX_SAFE_INTEGER);
  }

  /** Finishes what was begun. */
  async close(): Promise<void> {
    this.#driver.stop();
    await this.#last;
    this.#pages.clear();
  }

  #inTurn<T>(act: () => Promise<T>): Promise<T> {
    this.#busy++;
    const done = this.#last.then(act, act).finally(() => {
      this.#busy--;
      this.#used = this.#around.now();
    });
    this.#last = done.catch(() => {});
    return done;
  }

  async #load(): Promise<LiveTable> {
    if (this.#live) return this.#live;
    const row = await this.#around.storage.table(this.id);
    if (!row) throw new Declined('noSuchTable', NO_SUCH_TABLE);
    const live = new LiveTable(row, this.#around.gameById(row.game));
    await this.#readOn(live);
    this.#live = live;
    this.#noteTurns(live);
    return live;
  }

  async #readOn(live: LiveTable): Promise<void> {
    try {
      for (const { seq, body, at } of await this.#around.storage.entries(this.id, live.at)) {
        live.apply(readEntry(body), seq, at);
      }
    } catch (error) {
      this.#live = null;
      throw error;
    }
  }

  /** True when it is durable. Otherwise the table in memory has gone astray, and is read anew the next time. */
  async #write(live: LiveTable, entry: Entry): Promise<boolean> {
    let isKept = false;
    try {
      const at = Math.max(this.#around.now(), live.changed);
      live.apply(entry, live.at + 1, at);
      isKept = await this.#around.storage.append({
        entry: { table_id: this.id, seq: live.at, body: writeEntry(entry), at },
        standing: {
          table_id: this.id,
          phase: live.phase,
          summary: JSON.stringify(summaryOf(live)),
          due: this.#driver.due(live),
          changed: at,
        },
        seats: seatsChangedBy(entry, live.chairs).map((seat) => ({ table_id: this.id, ...seat })),
      });
      return isKept;
    } finally {
      if (!isKept) this.#live = null;
    }
  }

  /** Everything these pages don't know yet, as their seat may know it. */
  #tell(live: LiveTable, pages: readonly Page[]): void {
    const around = { here: this.presence.here, watchers: this.#watchers(live), now: this.#around.now() };
    const here = `${around.watchers} ${[...around.here].sort().join(' ')}`;
    const texts = new Map<string, string>();
    for (const page of pages) {
      const seated = this.#pages.get(page);
      if (!seated) continue;
      const seat = seatOf(live.chairs, page.guest);
      if (seat === null && live.row.watch !== 1) {
        this.#pages.delete(page);
        continue;
      }
      if (seated.at === live.at && seated.here === here) continue;
      // What another seat heard must not be continued.
      const since = seat === seated.seat ? seated.at : null;
      const key = `${seat} ${since}`;
      const text = texts.get(key) ?? JSON.stringify(tableMessage(live, seat, since, around));
      texts.set(key, text);
      seated.seat = seat;
      seated.at = live.at;
      seated.here = here;
      page.send(text);
    }
    this.#tellGuests(live);
  }

  /** A line for the guests' other pages, when it becomes their turn or the game begins or ends. */
  #tellGuests(live: LiveTable): void {
    for (const { guest, news } of turnsOf(live)) {
      const text = JSON.stringify(news);
      if (this.#told.get(guest) === text) continue;
      this.#told.set(guest, text);
      this.#around.tellGuest(guest, { type: 'news', table: this.id, ...news });
    }
  }

  #noteTurns(live: LiveTable): void {
    this.#told = new Map(turnsOf(live).map(({ guest, news }) => [guest, JSON.stringify(news)]));
  }

  #guests(): string[] {
    return [...new Set([...this.#pages.keys()].flatMap(({ guest }) => guest ?? []))];
  }

  #watchers(live: LiveTable): number {
    return [...this.#pages.keys()].filter(({ guest }) => seatOf(live.chairs, guest) === null).length;
  }
}

/** For everybody who has a seat, whether it is their turn. */
function turnsOf({ chairs, phase, waitingFor }: LiveTable): { guest: string; news: Turn }[] {
  return chairs.flatMap((chair, seat) => {
    if (chair.who !== 'person') return [];
    const yourTurn = !chair.hasLeft && waitingFor.some((asked) => asked === seat);
    return [{ guest: chair.guest, news: { phase, yourTurn } }];
  });
}
interface Turn {
  readonly phase: Phase;
  readonly yourTurn: boolean;
}

/** Which rows of the list of seats an entry alters. */
function seatsChangedBy(entry: Entry, chairs: readonly Chair[]): { seat: number; guest: string | null }[] {
  switch (entry.kind) {
    case 'sat':
    case 'freed':
    case 'filled': {
      const chair = chairs[entry.seat];
      return [{ seat: entry.seat, guest: chair?.who === 'person' ? chair.guest : null }];
    }
    case 'closed':
      return chairs.map((_, seat) => ({ seat, guest: null }));
    default:
      return [];
  }
}

const NO_SEAT = {
  fr: 'Vous n’avez pas de place à cette table, et elle ne se regarde pas.',
  en: 'You have no seat at this table, and it is not open to onlookers.',
};
