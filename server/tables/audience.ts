/** The pages that look at one table: who they are, and what each of them was told. */
import type { Seat } from '@tablee/kernel';
import type { Message, Refusal } from '@tablee/protocol';
import { seatOf } from './chairs.ts';
import type { KeptMoment } from './history.ts';
import type { LiveTable } from './live-table.ts';
import { readHistory } from './loading.ts';
import type { Presence } from './presence.ts';
import type { Surroundings } from './surroundings.ts';
import { type Around, Teller } from './telling.ts';

/** A page of the app that sits at tables. */
export interface Page {
  readonly guest: string | null;
  /** As far as its address tells. */
  readonly client: string;
  /** JSON. */
  send(text: string): void;
  /** The server has worked so many milliseconds for it. */
  worked(milliseconds: number): void;
  /** An entry that it asked for is kept. */
  wrote(): void;
}

/** What one page knows. */
interface Seated {
  seat: Seat | null;
  /** The last entry it was told of; null for nothing yet. */
  at: number | null;
  /** Who it was told is here. */
  here: string;
}

/** Who is at the table, as long as nobody comes, goes or changes seats. */
interface Attendance extends Omit<Around, 'now'> {
  readonly live: LiveTable;
  readonly arranged: number;
}

/** One round of telling. Whoever sits at the same seat and knows as much is told the same text. */
interface Round {
  readonly live: LiveTable;
  readonly around: Around;
  readonly texts: Map<number, string>;
}

/** Milliseconds a clock may be behind when an onlooker is told of it. */
const OLDEST_CLOCK = 250;

export class Audience {
  readonly #around: Surroundings;
  readonly #presence: Presence;
  readonly #pages = new Map<Page, Seated>();
  readonly #teller = new Teller();
  #attendance: Attendance | null = null;
  /** Everything, as onlookers are told it when they come: many may come at once. */
  #forOnlookers: { readonly stamp: string; readonly text: string } | null = null;

  /** `presence` knows the guests of other processes too. */
  constructor(presence: Presence, around: Surroundings) {
    this.#presence = presence;
    this.#around = around;
  }

  get size(): number {
    return this.#pages.size;
  }

  /** Each guest once. */
  get guests(): string[] {
    return [...new Set([...this.#pages.keys()].flatMap(({ guest }) => guest ?? []))];
  }

  get first(): Page | undefined {
    return this.#pages.keys().next().value;
  }

  /** The page comes; or comes again. `at`: the last entry it knows of. */
  add(page: Page, seat: Seat | null, at: number | null): void {
    this.#pages.set(page, { seat, at, here: '' });
    this.#presence.moved();
  }

  /** Answers whether it had a seat; null: it wasn't there. */
  remove(page: Page): 'seated' | 'onlooker' | null {
    const seated = this.#pages.get(page);
    if (!seated) return null;
    this.#pages.delete(page);
    this.#presence.moved();
    if (this.#pages.size === 0) this.#forOnlookers = null;
    return seated.seat === null ? 'onlooker' : 'seated';
  }

  clear(): void {
    this.#pages.clear();
    this.#presence.moved();
  }

  /** The same to all. */
  repeat(message: Message): void {
    const text = JSON.stringify(message);
    for (const page of this.#pages.keys()) page.send(text);
  }

  /** What they were told holds no more: they are told everything anew. */
  startOver(): void {
    this.#forOnlookers = null;
    for (const seated of this.#pages.values()) seated.at = null;
  }

  /** The page is told no more of this table, and why. */
  showOut(page: Page, refusal: Refusal): void {
    this.remove(page);
    const message: Message = { type: 'refused', ref: null, table: this.#presence.table, ...refusal };
    page.send(JSON.stringify(message));
  }

  showAllOut(refusal: Refusal): void {
    for (const page of [...this.#pages.keys()]) this.showOut(page, refusal);
  }

  /**
   * Tells everybody, or one page, what they don't know yet, as their seat may know it. Null: it is done, nothing had to be read
   * for it.
   */
  tell(live: LiveTable, only?: Page): Promise<void> | null {
    const round = this.#newRound(live);
    const seated = only && this.#pages.get(only);
    const pages = seated ? ([[only, seated]] as const) : this.#pages;
    const behind: [Page, Seated][] = [];
    for (const [page, knows] of pages)
      if (!this.#tellPage(round, page, knows, null)) behind.push([page, knows]);
    return behind.length === 0 ? null : this.#tellFromHistory(round, behind);
  }

  async #tellFromHistory(round: Round, behind: readonly [Page, Seated][]): Promise<void> {
    const all = await readHistory(round.live, this.#around);
    for (const [page, seated] of behind)
      if (this.#pages.get(page) === seated) this.#tellPage(round, page, seated, all);
  }

  /** False when moments are needed for it that are no longer in mind, and were not given. */
  #tellPage(round: Round, page: Page, seated: Seated, all: readonly KeptMoment[] | null): boolean {
    const { live, around } = round;
    const here = around.word;
    const seat = seatOf(live.chairs, page.guest);
    if (seat === null && live.row.watch !== 1) {
      this.showOut(page, { code: 'noSeat', why: NO_SEAT_ANY_MORE, rule: null });
      return true;
    }
    if (seat !== seated.seat || seated.here !== here || hasNews(live, seat, seated.at)) {
      // What another seat heard must not be continued, nor what was told before the table was read anew.
      const { at } = seated;
      const since = seat === seated.seat && at !== null && live.remembers(at) ? at : null;
      const text = this.#textFor(round, page, seat, since, all);
      if (text === null) return false;
      seated.seat = seat;
      seated.here = here;
      page.send(text);
    }
    seated.at = live.at;
    return true;
  }

  #textFor(
    { live, around, texts }: Round,
    page: Page,
    seat: Seat | null,
    since: number | null,
    all: readonly KeptMoment[] | null,
  ): string | null {
    const key = keyOf(seat, since);
    const known = texts.get(key);
    if (known !== undefined) return known;
    const stamp = key === ANEW ? stampOf(live, around) : null;
    if (stamp !== null && this.#forOnlookers?.stamp === stamp) return this.#forOnlookers.text;
    const keep = since === null ? 0 : live.keptSince(since);
    const moments = live.recent(keep) ?? all?.slice(keep);
    if (!moments) return null;
    const began = performance.now();
    const text = this.#teller.tell(live, seat, since, moments, around);
    page.worked(performance.now() - began);
    texts.set(key, text);
    if (stamp !== null) this.#forOnlookers = { stamp, text };
    return text;
  }

  #newRound(live: LiveTable): Round {
    const { here, watchers, word } = this.#attends(live);
    return { live, around: { here, watchers, word, now: this.#around.clock.now() }, texts: new Map() };
  }

  #attends(live: LiveTable): Attendance {
    const { here } = this.#presence;
    const last = this.#attendance;
    if (last?.here === here && last.live === live && last.arranged === live.arranged) return last;
    const names = [...here].sort().join(' ');
    let watchers = 0;
    for (const { guest } of this.#pages.keys()) if (seatOf(live.chairs, guest) === null) watchers++;
    const { arranged } = live;
    this.#attendance = { live, arranged, here, watchers, word: `${watchers} ${names}` };
    return this.#attendance;
  }
}

/** Whether something happened since that entry that the reader could notice. */
function hasNews(live: LiveTable, seat: Seat | null, at: number | null): boolean {
  if (at === null || !live.remembers(at)) return true;
  return live.ears.at(seat, live.at - at) !== live.ears.at(seat);
}

/** Seats and entries are counted from 0: the numbers before them are for nobody's seat and for nothing known yet. */
function keyOf(seat: Seat | null, since: number | null): number {
  return ((since ?? -1) + 1) * MOST_SEATS + (seat ?? -1) + 1;
}
const MOST_SEATS = 32;
/** How somebody without a seat is told everything from the beginning. */
const ANEW = keyOf(null, null);

/** As long as this is the same, onlookers who come are told the same. */
function stampOf(live: LiveTable, { word, now }: Around): string {
  return `${live.at} ${word} ${live.deadlines.seconds === null ? '' : Math.floor(now / OLDEST_CLOCK)}`;
}

const NO_SEAT_ANY_MORE = {
  fr: 'Vous n’avez plus de place à cette table.',
  en: 'You no longer have a seat at this table.',
};
