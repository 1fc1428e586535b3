/**
 * One table and the pages that look at it. Whatever is to be done there is done one thing after the other; what has
 * changed is sent on only when it is kept.
 */

import type { Seat } from '@tablee/kernel';
import type { Phase, Phrase } from '@tablee/protocol';
import type { Timer } from '../clock.ts';
import { Declined, LATE, refusalOf } from '../declined.ts';
import type { Opening } from '../storage/appending.ts';
import { Audience, type Page } from './audience.ts';
import { seatOf } from './chairs.ts';
import { Driver } from './driver.ts';
import { type Entry, writeEntry } from './entry.ts';
import { type KeptMoment, writeChange } from './history.ts';
import { identityOf } from './identity.ts';
import { Listing } from './listing.ts';
import type { LiveTable } from './live-table.ts';
import { loadTable, openedTable, readHistory, readOn, stateAfter } from './loading.ts';
import { Presence } from './presence.ts';
import { recordOf } from './record.ts';
import { snapshotOf, type Taken } from './snapshot.ts';
import type { Surroundings } from './surroundings.ts';

/** So often a change is tried again when another process was faster. */
const TRIES = 8;
/** Milliseconds: whoever lost the connection mostly comes back within a minute. */
const KEPT_IN_MIND = 60_000;
/** Milliseconds: so often, at the most, everybody is told who came and went. */
const COMING_AND_GOING = 500;

export class Room {
  readonly id: string;
  readonly presence: Presence;
  readonly #around: Surroundings;
  readonly #driver: Driver;
  readonly #audience: Audience;
  readonly #listing = new Listing();
  #live: LiveTable | null = null;
  /** Whatever is being done, and what waits for it. */
  #busy = 0;
  #waiting: (() => void)[] = [];
  #used = 0;
  /** By seat: what its guest was last told about whose turn it is. */
  #told: (Told | null)[] = [];
  #shown = 0;
  #showing: Timer | null = null;
  readonly #isNone: (id: string) => void;

  /** `isNone` is called when there turns out to be no such table. */
  constructor(id: string, around: Surroundings, isNone: (id: string) => void) {
    this.id = id;
    this.#around = around;
    this.#isNone = isNone;
    this.#driver = new Driver(this, around);
    this.presence = new Presence(
      id,
      around,
      () => this.#audience.guests,
      () => this.#showSoon(),
    );
    this.#audience = new Audience(this.presence, around);
  }

  /** Nobody has looked at it for a while, and nothing is being done. */
  isIdle(now: number): boolean {
    return (
      this.#audience.size === 0 &&
      this.#busy === 0 &&
      !this.#driver.isThinking &&
      now - this.#used > KEPT_IN_MIND
    );
  }

  /** Where somebody looks at it from; another process may know only that somebody does. Null: nobody. */
  get lookedAtFrom(): string | null {
    return this.#audience.first?.client ?? (this.presence.here.size > 0 ? 'elsewhere' : null);
  }

  /** The table was opened just now: whoever comes next need not wait for it to be read. */
  opened(opening: Opening): Promise<void> {
    return this.#inTurn(async () => {
      if (!this.#live) this.#enter(await openedTable(opening, this.#around));
    });
  }

  /** The page is at the table from now on, and told everything after that entry. */
  sit(page: Page, after: number | null): Promise<number> {
    return this.#inTurn(async () => {
      const live = await this.#upToDate();
      const seat = seatOf(live.chairs, page.guest);
      if (seat === null && live.row.watch !== 1) throw new Declined('noSeat', NO_SEAT);
      const ago = after === null ? null : live.ears.ago(seat, after);
      const isKnown = ago !== null && live.remembers(live.at - ago);
      this.#audience.add(page, seat, isKnown ? live.at - ago : null);
      try {
        await this.#tell(live, page);
      } catch (error) {
        // It does not sit there, and will ask again: nothing may be told to it in between.
        this.#audience.remove(page);
        throw error;
      }
      if (seat === null) this.#showSoon();
      this.presence.changed();
      this.#driver.schedule(live);
      return live.ears.at(seat);
    });
  }

  rise(page: Page): void {
    const was = this.#audience.remove(page);
    if (was === null) return;
    this.#used = this.#around.clock.now();
    if (was === 'onlooker') this.#showSoon();
    this.presence.changed();
  }

  /** Somebody with a seat says a phrase: to everybody who looks, wherever they are connected. Nothing is kept. */
  say(guest: string | null, phrase: Phrase): Promise<number> {
    return this.#inTurn(async () => {
      const live = await this.#load();
      const seat = seatOf(live.chairs, guest);
      if (seat === null) throw new Declined('notYours', NO_SEAT);
      this.repeat(seat, phrase);
      const { storage, wentWrong } = this.#around;
      if (storage.isShared)
        storage
          .tell([{ kind: 'said', table: this.id, seat, phrase }])
          .catch((error) => wentWrong('phrase', error));
      return live.ears.at(seat);
    });
  }

  /** Tells the pages of this process what was said. */
  repeat(seat: Seat, phrase: Phrase): void {
    this.#audience.repeat({ type: 'said', table: this.id, seat, phrase });
  }

  /** Reads the table without changing it. */
  look<T>(read: (live: LiveTable) => T): Promise<T> {
    return this.#inTurn(async () => read(await this.#load()));
  }

  /**
   * Does what `propose` makes of the table as it is. Answers where it stands then, as the page that asked counts, or else the
   * number of the last entry, once everything is kept. When
   * another process was faster, the table is read anew and asked again.
   */
  change(propose: (live: LiveTable) => Entry | null, by?: Page): Promise<number> {
    return this.#inTurn(() => this.#change(propose, by));
  }

  async #change(propose: (live: LiveTable) => Entry | null, by: Page | undefined): Promise<number> {
    for (let tries = 0; tries < TRIES; tries++) {
      const live = this.#live ?? (await this.#load());
      const began = performance.now();
      const entry = propose(live);
      by?.worked(performance.now() - began);
      if (entry === null) return atOf(live, by);
      if (await this.#write(live, entry)) {
        if (by) {
          by.wrote();
          this.#count(entry);
        }
        const reading = this.#tell(live);
        if (reading) await reading;
        this.#driver.schedule(live);
        return atOf(live, by);
      }
      this.#around.counted('lost races');
    }
    throw new Declined('late', LATE);
  }

  #count({ kind }: Entry): void {
    if (kind === 'chose') this.#around.counted('choices');
    else if (kind === 'undid') this.#around.counted('undone');
  }

  /** Another process wrote entries up to this one. */
  async catchUp(seq: number): Promise<void> {
    await this.#inTurn(async () => {
      if (this.#live && this.#live.at >= seq) return;
      if (!this.#live && this.#audience.size === 0) return;
      const live = await this.#upToDate();
      // Whoever wrote it has told the guests.
      this.#noteTurns(live);
    });
    await this.refresh();
  }

  /** Looks what is new, tells everybody, and goes on with what is the server's to do. */
  async refresh(): Promise<void> {
    await this.#inTurn(async () => {
      const live = await this.#load();
      await this.#tell(live);
      this.#driver.schedule(live);
    }).catch((error) => this.#around.wentWrong('refresh', error));
  }

  /** Goes on with what is the server's to do. Answers when that is; null: nothing. */
  wake(): Promise<number | null> {
    return this.#inTurn(async () => {
      const live = await this.#upToDate();
      this.#driver.schedule(live);
      return this.#driver.due(live);
    });
  }

  /** The table was changed behind our back: forgotten, read and told from the beginning. */
  async readAnew(): Promise<void> {
    await this.#inTurn(async () => {
      this.#live = null;
      this.#audience.startOver();
      if (this.#audience.size === 0) return;
      const live = await this.#load();
      await this.#tell(live);
      this.#driver.schedule(live);
    }).catch((error) => this.#audience.showAllOut(refusalOf(error)));
  }

  /** News may have been missed: what is new is read. */
  async reread(): Promise<void> {
    await this.catchUp(Number.MAX_SAFE_INTEGER);
  }

  /** Everything that was told and stands. */
  history(): Promise<readonly KeptMoment[]> {
    return this.#inTurn(async () => readHistory(await this.#load(), this.#around));
  }

  record(): Promise<string> {
    return this.#inTurn(async () => recordOf(await this.#load(), this.#around));
  }

  /** Forgotten until somebody comes again; a snapshot makes that quick. */
  async forget(): Promise<void> {
    const live = this.#live;
    if (live?.hasMoved) await this.#around.storage.keepSnapshot(this.#snapshot(live).row);
    await this.close();
  }

  /** Finishes what was begun. */
  async close(): Promise<void> {
    this.#driver.stop();
    this.#showing?.cancel();
    await this.#inTurn(async () => {});
    this.#audience.clear();
  }

  /** One thing after the other; at once, when nothing is being done. */
  async #inTurn<T>(act: () => Promise<T>): Promise<T> {
    if (this.#busy++ > 0) await new Promise<void>((go) => void this.#waiting.push(go));
    try {
      return await act();
    } finally {
      this.#busy--;
      this.#used = this.#around.clock.now();
      this.#next();
    }
  }

  /** Whoever has waited longest has their turn. */
  #next(): void {
    const go = this.#waiting.shift();
    if (!go) return;
    // A list that was emptied keeps the room it had: at most tables nobody waits, most of the time.
    if (this.#waiting.length === 0) this.#waiting = [];
    go();
  }

  async #load(): Promise<LiveTable> {
    if (this.#live) return this.#live;
    const live = await loadTable(this.id, this.#around).catch((error) => {
      if (error instanceof Declined && error.refusal.code === 'noSuchTable') this.#isNone(this.id);
      throw error;
    });
    this.#enter(live);
    if (live.phase === 'shelved') await this.#around.storage.shelve(this.id);
    return live;
  }

  #enter(live: LiveTable): void {
    this.#live = live;
    this.#noteTurns(live);
  }

  /** With whatever other processes wrote: what they say may not have been heard. */
  async #upToDate(): Promise<LiveTable> {
    const isFresh = this.#live === null;
    const live = await this.#load();
    if (isFresh || !this.#around.storage.isShared) return live;
    try {
      await readOn(live, this.#around);
    } catch (error) {
      this.#live = null;
      throw error;
    }
    return live;
  }

  /** True when it is durable. Otherwise the table in memory has gone astray, and is read anew the next time. */
  async #write(live: LiveTable, entry: Entry): Promise<boolean> {
    let isKept = false;
    try {
      const at = Math.max(this.#around.clock.now(), live.changed);
      const to = live.leadsBackTo(entry);
      const earlier = to === null ? null : await stateAfter(live, to, this.#around);
      const change = live.apply(entry, live.at + 1, at, { earlier });
      const milestone = live.wantsSnapshot ? this.#snapshot(live) : null;
      isKept = await this.#around.storage.append({
        entry: {
          table_id: this.id,
          seq: live.at,
          body: writeEntry(entry),
          at,
          told: change && writeChange(change),
          hash: milestone?.hash ?? null,
        },
        standing: this.#listing.after(live, this.#driver.due(live)),
        seats: seatsChangedBy(entry, live).map((seat) => ({ table_id: this.id, ...seat })),
        snapshot: milestone?.row ?? null,
      });
      return isKept;
    } finally {
      if (!isKept) this.#live = null;
    }
  }

  #snapshot(live: LiveTable): Taken {
    live.snapshotTaken();
    return snapshotOf(live, live.table ? identityOf(live.table.game, live.start) : '');
  }

  /** Tells everybody, or one page, what is new. Null: it is done. */
  #tell(live: LiveTable, only?: Page): Promise<void> | null {
    const reading = this.#audience.tell(live, only);
    this.#tellGuests(live);
    return reading;
  }

  /** A line for the guests' other pages, when it becomes their turn or the game begins or ends. */
  #tellGuests(live: LiveTable): void {
    const { chairs, phase } = live;
    for (let seat = 0; seat < chairs.length; seat++) {
      const chair = chairs[seat]!;
      if (chair.who !== 'person') continue;
      const { guest } = chair;
      const yourTurn = isAsked(live, seat);
      const told = this.#told[seat];
      if (told?.guest === guest && told.phase === phase && told.yourTurn === yourTurn) continue;
      this.#told[seat] = { guest, phase, yourTurn };
      this.#around.tellGuest(guest, { type: 'news', table: this.id, phase, yourTurn });
    }
  }

  /** Tells everybody who came and went: at once, but not more often than is good for anybody. */
  #showSoon(): void {
    if (this.#showing) return;
    const { clock } = this.#around;
    this.#showing = clock.after(Math.max(0, this.#shown + COMING_AND_GOING - clock.now()), () => {
      this.#showing = null;
      this.#shown = clock.now();
      void this.refresh();
    });
  }

  #noteTurns(live: LiveTable): void {
    this.#told = live.chairs.map((chair, seat) =>
      chair.who === 'person'
        ? { guest: chair.guest, phase: live.phase, yourTurn: isAsked(live, seat) }
        : null,
    );
  }
}

/** Where the table stands, as the page counts; without one, the number of the last entry. */
function atOf(live: LiveTable, page: Page | undefined): number {
  return page ? live.ears.at(seatOf(live.chairs, page.guest)) : live.at;
}

/** Whether it is the turn of whoever sits there. */
function isAsked(live: LiveTable, seat: number): boolean {
  const open = live.table?.state.open;
  return open !== undefined && live.isPresent(seat as Seat) && open.some((asked) => asked.seat === seat);
}
interface Told {
  readonly guest: string;
  readonly phase: Phase;
  readonly yourTurn: boolean;
}

/** Which rows of the list of seats an entry alters. */
function seatsChangedBy(
  entry: Entry,
  { chairs, phase }: LiveTable,
): { seat: number; guest: string | null }[] {
  switch (entry.kind) {
    case 'sat':
    case 'freed':
    case 'filled':
    case 'removed': {
      const chair = chairs[entry.seat];
      return [{ seat: entry.seat, guest: chair?.who === 'person' ? chair.guest : null }];
    }
    case 'closed':
      return chairs.map((_, seat) => ({ seat, guest: null }));
    case 'left':
      // Nobody has to come back to a game that can't go on.
      return phase === 'shelved' ? [{ seat: entry.seat, guest: null }] : [];
    default:
      return [];
  }
}

const NO_SEAT = {
  fr: 'Vous n’avez pas de place à cette table, et elle ne se regarde pas.',
  en: 'You have no seat at this table, and it is not open to onlookers.',
};
