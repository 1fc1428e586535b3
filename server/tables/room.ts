/**
 * One table and the pages that look at it. Whatever is to be done there is done one thing after the other; what has
 * changed is sent on only when it is kept.
 */

import type { Seat } from '@tablee/kernel';
import type { Message, Phase, Phrase, Refusal } from '@tablee/protocol';
import type { Timer } from '../clock.ts';
import { Declined, LATE, refusalOf } from '../declined.ts';
import { seatOf } from './chairs.ts';
import { Driver } from './driver.ts';
import { type Entry, writeEntry } from './entry.ts';
import { type KeptMoment, writeChange } from './history.ts';
import { identityOf } from './identity.ts';
import type { LiveTable } from './live-table.ts';
import { loadTable, readHistory, readOn, stateAfter } from './loading.ts';
import { Presence } from './presence.ts';
import { recordOf } from './record.ts';
import { snapshotOf, type Taken } from './snapshot.ts';
import type { Surroundings } from './surroundings.ts';
import { type Around, summaryOf, Teller } from './telling.ts';

/** A page of the app that sits at tables. */
export interface Page {
  readonly guest: string | null;
  /** As far as its address tells. */
  readonly client: string;
  /** JSON. */
  send(text: string): void;
  /** The server has worked so many milliseconds for it. */
  worked(milliseconds: number): void;
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
/** How somebody without a seat is told everything from the beginning. */
const ANEW = 'null null';
/** Milliseconds a clock may be behind when an onlooker is told of it. */
const OLDEST_CLOCK = 250;
/** Milliseconds: so often, at the most, everybody is told who came and went. */
const COMING_AND_GOING = 500;

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
  /** By seat: what its guest was last told about whose turn it is. */
  #told: (Told | null)[] = [];
  readonly #teller = new Teller();
  #here: ReadonlySet<string> | null = null;
  #names = '';
  /** Everything, as onlookers are told it when they come: many may come at once. */
  #forOnlookers: { readonly at: string; readonly text: string } | null = null;
  #shown = 0;
  #showing: Timer | null = null;
  readonly #isNone: () => void;

  /** `isNone` is called when there turns out to be no such table. */
  constructor(id: string, around: Surroundings, isNone: () => void) {
    this.id = id;
    this.#around = around;
    this.#isNone = isNone;
    this.#driver = new Driver(this, around);
    this.presence = new Presence(
      id,
      around,
      () => this.#guests(),
      () => this.#showSoon(),
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

  /** Where somebody looks at it from; another process may know only that somebody does. Null: nobody. */
  get lookedAtFrom(): string | null {
    const [page] = this.#pages.keys();
    return page?.client ?? (this.presence.here.size > 0 ? 'elsewhere' : null);
  }

  /** The page is at the table from now on, and told everything after that entry. */
  sit(page: Page, after: number | null): Promise<number> {
    return this.#inTurn(async () => {
      const live = await this.#upToDate();
      const seat = seatOf(live.chairs, page.guest);
      if (seat === null && live.row.watch !== 1) throw new Declined('noSeat', NO_SEAT);
      const ago = after === null ? null : live.ears.ago(seat, after);
      const isKnown = ago !== null && live.remembers(live.at - ago);
      this.#pages.set(page, { seat, at: isKnown ? live.at - ago : null, here: '' });
      this.presence.moved();
      await this.#tell(live, [page]);
      if (seat === null) this.#showSoon();
      this.presence.changed();
      this.#driver.schedule(live);
      return live.ears.at(seat);
    });
  }

  rise(page: Page): void {
    const seated = this.#pages.get(page);
    if (!seated) return;
    this.#pages.delete(page);
    this.presence.moved();
    this.#used = this.#around.clock.now();
    if (this.#pages.size === 0) this.#forOnlookers = null;
    if (seated.seat === null) this.#showSoon();
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
    const said: Message = { type: 'said', table: this.id, seat, phrase };
    const text = JSON.stringify(said);
    for (const page of this.#pages.keys()) page.send(text);
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
    const atOf = (live: LiveTable): number => (by ? live.ears.at(seatOf(live.chairs, by.guest)) : live.at);
    return this.#inTurn(async () => {
      for (let tries = 0; tries < TRIES; tries++) {
        const live = await this.#load();
        const began = performance.now();
        const entry = propose(live);
        by?.worked(performance.now() - began);
        if (entry === null) return atOf(live);
        if (await this.#write(live, entry)) {
          await this.#tell(live, [...this.#pages.keys()]);
          this.#driver.schedule(live);
          return atOf(live);
        }
        this.#around.counted('lost races');
      }
      throw new Declined('late', LATE);
    });
  }

  /** Another process wrote entries up to this one. */
  async catchUp(seq: number): Promise<void> {
    await this.#inTurn(async () => {
      if (this.#live && this.#live.at >= seq) return;
      if (!this.#live && this.#pages.size === 0) return;
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
      await this.#tell(live, [...this.#pages.keys()]);
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
      this.#forOnlookers = null;
      for (const seated of this.#pages.values()) seated.at = null;
      const pages = [...this.#pages.keys()];
      if (pages.length === 0) return;
      const live = await this.#load();
      await this.#tell(live, pages);
      this.#driver.schedule(live);
    }).catch((error) => {
      for (const page of this.#pages.keys()) this.#showOut(page, refusalOf(error));
    });
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
    await this.#last;
    this.#pages.clear();
    this.presence.moved();
  }

  #inTurn<T>(act: () => Promise<T>): Promise<T> {
    this.#busy++;
    const done = this.#last.then(act, act).finally(() => {
      this.#busy--;
      this.#used = this.#around.clock.now();
    });
    this.#last = done.catch(() => {});
    return done;
  }

  async #load(): Promise<LiveTable> {
    if (this.#live) return this.#live;
    const live = await loadTable(this.id, this.#around).catch((error) => {
      if (error instanceof Declined && error.refusal.code === 'noSuchTable') this.#isNone();
      throw error;
    });
    this.#live = live;
    this.#noteTurns(live);
    if (live.phase === 'shelved') await this.#around.storage.shelve(this.id);
    return live;
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
        standing: {
          table_id: this.id,
          phase: live.phase,
          summary: JSON.stringify(summaryOf(live)),
          due: this.#driver.due(live),
          changed: at,
        },
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

  /** Everything these pages don't know yet, as their seat may know it. */
  async #tell(live: LiveTable, pages: readonly Page[]): Promise<void> {
    const around = this.#aroundNow(live);
    const here = `${around.watchers} ${around.names}`;
    const texts = new Map<string, string>();
    const clock = live.deadlines.seconds === null ? '' : Math.floor(around.now / OLDEST_CLOCK);
    const at = `${live.at} ${here} ${clock}`;
    if (this.#forOnlookers?.at === at) texts.set(ANEW, this.#forOnlookers.text);
    else this.#forOnlookers = null;
    let all: readonly KeptMoment[] | null = null;
    for (const page of pages) {
      const seated = this.#pages.get(page);
      if (!seated) continue;
      const seat = seatOf(live.chairs, page.guest);
      if (seat === null && live.row.watch !== 1) {
        this.#showOut(page, { code: 'noSeat', why: NO_SEAT_ANY_MORE, rule: null });
        continue;
      }
      if (seat === seated.seat && seated.here === here && !hasNews(live, seat, seated.at)) {
        seated.at = live.at;
        continue;
      }
      // What another seat heard must not be continued, nor what was told before the table was read anew.
      const { at: told } = seated;
      const since = seat === seated.seat && told !== null && live.remembers(told) ? told : null;
      const key = `${seat} ${since}`;
      let text = texts.get(key);
      if (text === undefined) {
        const keep = since === null ? 0 : live.keptSince(since);
        let moments = live.recent(keep);
        if (moments === null) {
          all ??= await readHistory(live, this.#around);
          moments = all.slice(keep);
        }
        const began = performance.now();
        text = this.#teller.tell(live, seat, since, moments, around);
        page.worked(performance.now() - began);
        texts.set(key, text);
        if (key === ANEW) this.#forOnlookers = { at, text };
      }
      seated.seat = seat;
      seated.at = live.at;
      seated.here = here;
      page.send(text);
    }
    this.#tellGuests(live);
  }

  /** The page is told no more of this table, and why. */
  #showOut(page: Page, refusal: Refusal): void {
    this.#pages.delete(page);
    this.presence.moved();
    const message: Message = { type: 'refused', ref: null, table: this.id, ...refusal };
    page.send(JSON.stringify(message));
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

  #aroundNow(live: LiveTable): Around {
    const { here } = this.presence;
    if (here !== this.#here) {
      this.#here = here;
      this.#names = [...here].sort().join(' ');
    }
    return { here, names: this.#names, watchers: this.#watchers(live), now: this.#around.clock.now() };
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

  #guests(): string[] {
    return [...new Set([...this.#pages.keys()].flatMap(({ guest }) => guest ?? []))];
  }

  #watchers(live: LiveTable): number {
    let watchers = 0;
    for (const { guest } of this.#pages.keys()) if (seatOf(live.chairs, guest) === null) watchers++;
    return watchers;
  }
}

/** Whether something happened since that entry that the reader could notice. */
function hasNews(live: LiveTable, seat: Seat | null, at: number | null): boolean {
  if (at === null || !live.remembers(at)) return true;
  return live.ears.at(seat, live.at - at) !== live.ears.at(seat);
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

const NO_SEAT_ANY_MORE = {
  fr: 'Vous n’avez plus de place à cette table.',
  en: 'You no longer have a seat at this table.',
};
const NO_SEAT = {
  fr: 'Vous n’avez pas de place à cette table, et elle ne se regarde pas.',
  en: 'You have no seat at this table, and it is not open to onlookers.',
};
