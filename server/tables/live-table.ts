/**
 * A table as its entries tell it: who sits there, the game being played, what is being asked of everybody, whose clock runs.
 * It only ever changes by applying the next entry, so every process that has read the same entries has the same table.
 */
import {
  broughtCommitment,
  commitment,
  DRAW_AGREED,
  type Game,
  RESIGNS,
  type Seat,
  type Start,
  type State,
  seatsOf,
} from '@tablee/kernel';
import type { Phase } from '@tablee/protocol';
import type { TableRow } from '../storage/schema.ts';
import { type Chair, isPresent, isReady, STAND_IN, seatOf } from './chairs.ts';
import { Deadlines } from './deadlines.ts';
import { Ears, everybody } from './ears.ts';
import type { Brought, Entry } from './entry.ts';
import type { Change, KeptMoment } from './history.ts';
import { Played } from './played.ts';
import type { KeptViews, Snapshot } from './snapshot.ts';

/** Something put to everybody at the table. */
export interface Proposal {
  readonly by: Seat;
  readonly agreed: ReadonlySet<Seat>;
}

/** A game that can't go on: its rules or its content have become others since. */
export interface Shelved {
  /** After which choice the game as it is now comes to something else. */
  readonly departs: number;
  /** What everybody saw last, as it was kept. */
  readonly views: KeptViews | null;
}

/** For so many entries it is remembered what of the moments stands. */
const REMEMBERED = 64;
/** Choices between two snapshots. */
const BETWEEN_SNAPSHOTS = 64;

export class LiveTable {
  readonly row: TableRow;
  readonly config: Readonly<Record<string, unknown>>;
  /** The number of the last entry. */
  at = 0;
  /** The number of the last entry that was no step of the game: only such change who sits there and how. */
  arranged = 0;
  /** When it was written. */
  changed: number;
  /** Null until everybody is there. */
  table: Played | null = null;
  shelved: Shelved | null = null;
  back: (Proposal & { readonly to: number }) | null = null;
  draw: Proposal | null = null;
  rematch: string | null = null;
  /** Whoever has it may sit down. */
  invite: string;
  /** The last entry brought the table back to an earlier moment, with everybody's consent. */
  wentBack = false;
  readonly deadlines: Deadlines;
  /** Published from the beginning. */
  readonly commitment: string;
  /** Null when it is no longer played here. */
  readonly game: Game | null;
  /** Numbers for those who are told of the table. */
  readonly ears: Ears;
  #chairs: Chair[];
  /** By seat; as it was when the game began. */
  #brings: (Brought | null)[];
  #commitments: readonly string[] | null = null;
  #isClosed = false;
  #moments = 0;
  #sinceSnapshot = 0;
  /** Of the last entries: how many moments stood after it, and how many of those before it. */
  readonly #counts: number[];
  readonly #keeps: number[];

  constructor(row: TableRow, game: Game | null, snapshot: Snapshot | null = null) {
    this.row = row;
    this.game = game;
    this.config = row.config === '{}' ? AS_USUAL : JSON.parse(row.config);
    this.invite = snapshot?.invite ?? row.invite;
    this.changed = snapshot?.changed ?? row.created;
    this.deadlines = new Deadlines(row.clock, game, snapshot?.deadlines);
    this.commitment = commitment(row.seed);
    this.#chairs = snapshot
      ? [...snapshot.chairs]
      : Array.from({ length: row.seats }, () => ({ who: 'open' }));
    this.#brings = snapshot ? [...snapshot.brings] : Array.from({ length: row.seats }, () => null);
    if (snapshot) this.#takeUp(snapshot);
    this.ears = new Ears(row.seats, Math.max(0, this.#moments - 1), snapshot?.ears);
    this.#counts = [this.#moments];
    this.#keeps = [this.#moments];
  }

  get chairs(): readonly Chair[] {
    return this.#chairs;
  }

  get phase(): Phase {
    if (this.#isClosed) return 'closed';
    if (this.shelved) return this.shelved.views?.isOver ? 'over' : 'shelved';
    if (!this.table) return 'waiting';
    return this.table.state.result ? 'over' : 'playing';
  }

  get host(): Seat {
    return seatOf(this.#chairs, this.row.host) ?? (0 as Seat);
  }

  /** Whether whoever opened the table sits there. */
  isHost(seat: Seat): boolean {
    return seatOf(this.#chairs, this.row.host) === seat;
  }

  /** Everybody who is being asked something. */
  get waitingFor(): readonly Seat[] {
    const open = this.table?.state.open;
    if (!open || open.length === 0) return NOBODY;
    if (open.length === 1) return [open[0]!.seat];
    return [...new Set(open.map(({ seat }) => seat))].sort((a, b) => a - b);
  }

  /** The people who play themselves, bots and those who left aside. */
  get present(): Seat[] {
    return seatsOf(this.row.seats).filter((seat) => this.isPresent(seat));
  }

  isPresent(seat: Seat): boolean {
    return isPresent(this.#chairs[seat]);
  }

  isPerson(seat: Seat): boolean {
    return this.#chairs[seat]?.who === 'person';
  }

  /** How many moments have been told and stand. */
  get moments(): number {
    return this.#moments;
  }

  /** How many choices would be left after this seat took back all it may; null: nothing. What the clock did stays done. */
  undoLimit(seat: Seat): number | null {
    return this.phase === 'playing' ? this.table!.undoLimit(seat) : null;
  }

  /** The moments from that one on; null when they are no longer in mind. */
  recent(from: number): readonly KeptMoment[] | null {
    if (from >= this.#moments) return [];
    return this.table?.recent(from) ?? null;
  }

  /** What of the moments before that entry stands is known. */
  remembers(at: number): boolean {
    return at <= this.at && at > this.at - this.#counts.length;
  }

  /** How many of the moments told up to that entry still stand; 0 when that is too long ago to know. */
  keptSince(after: number): number {
    if (!this.remembers(after)) return 0;
    const first = this.at - this.#counts.length + 1;
    let kept = this.#counts[after - first]!;
    for (let i = after - first + 1; i < this.#keeps.length; i++) kept = Math.min(kept, this.#keeps[i]!);
    return kept;
  }

  /** True when nobody went back behind that entry since. */
  stands(at: number): boolean {
    if (!this.remembers(at)) return false;
    return this.keptSince(at) === this.#counts[at - (this.at - this.#counts.length + 1)];
  }

  /** A snapshot is due. */
  get wantsSnapshot(): boolean {
    if (this.shelved) return false;
    return this.#sinceSnapshot >= BETWEEN_SNAPSHOTS || (this.#sinceSnapshot > 0 && this.phase === 'over');
  }

  /** A snapshot would be of some use. */
  get hasMoved(): boolean {
    return this.#sinceSnapshot > 0 && !this.shelved;
  }

  snapshotTaken(): void {
    this.#sinceSnapshot = 0;
  }

  /** Everything but the game itself; `snapshot.ts` puts it together. */
  get around(): Pick<
    Snapshot,
    | 'at'
    | 'changed'
    | 'chairs'
    | 'brings'
    | 'invite'
    | 'isClosed'
    | 'back'
    | 'draw'
    | 'rematch'
    | 'deadlines'
    | 'moments'
    | 'ears'
  > {
    const { at, changed, rematch, invite, back, draw } = this;
    return {
      at,
      changed,
      chairs: this.#chairs,
      brings: this.#brings,
      isClosed: this.#isClosed,
      back: back && { ...back, agreed: [...back.agreed] },
      draw: draw && { ...draw, agreed: [...draw.agreed] },
      rematch,
      invite,
      deadlines: this.deadlines.saved,
      moments: this.#moments,
      ears: this.ears.saved,
    };
  }

  /** To how many choices this entry would bring the table back, if that is further than it has in mind: see `apply`. */
  leadsBackTo(entry: Entry): number | null {
    if (!this.table || this.phase !== 'playing') return null;
    const back = this.#backAfter(entry);
    if (!back || !isAgreed(back, this.#presentAfter(entry))) return null;
    return this.table.holds(back.to) ? null : back.to;
  }

  /**
   * Answers what has been told, if anything. `earlier`: the state that `leadsBackTo` asked for. `kept`: what was told of it
   * then; all there is to know of a game that is shelved.
   */
  apply(
    entry: Entry,
    seq: number,
    time: number,
    { earlier = null, kept = null }: { earlier?: State | null; kept?: Change | null } = {},
  ): Change | null {
    if (seq !== this.at + 1)
      throw new Error(`Entry ${this.at + 1} of table ${this.row.id} was expected, got ${seq}.`);
    this.wentBack = false;
    const { back, draw, phase, waitingFor } = this;
    const isPrivate = this.#isPrivate(entry);
    this.#take(entry);
    if (!this.shelved) {
      if (!this.table && !this.#isClosed && this.#chairs.every(isReady)) this.#begin();
      if (this.phase === 'playing') this.#maybeCarryOut(earlier);
      if (this.phase === 'over') {
        this.back = null;
        this.draw = null;
      }
    }
    this.at = seq;
    if (entry.kind !== 'chose' && entry.kind !== 'undid' && entry.kind !== 'outOfTime') this.arranged = seq;
    this.changed = time;
    const change = this.shelved ? kept : (this.table?.change() ?? null);
    const isAside =
      isPrivate &&
      back === this.back &&
      draw === this.draw &&
      phase === this.phase &&
      String(waitingFor) === String(this.waitingFor);
    this.#note(change, isAside && 'seat' in entry ? entry.seat : null);
    this.deadlines.after(this, entry, time);
    return change;
  }

  /** The game can't go on; whatever comes now changes who sits there and nothing else. */
  shelve(departs: number, views: KeptViews | null): void {
    this.shelved = { departs, views };
    this.arranged = NEVER;
    this.table = null;
    this.back = null;
    this.draw = null;
  }

  /** What others need not notice: steps of a game, and another deck in place of the first. That a choice is made is for all to see. */
  #isPrivate(entry: Entry): boolean {
    if (entry.kind === 'brought') return isReady(this.#person(entry.seat));
    return entry.kind === 'chose' || entry.kind === 'undid';
  }

  /** `by`: only those who heard of it, and this seat, could notice; null: everybody could. */
  #note(change: Change | null, by: Seat | null): void {
    const keep = Math.min(this.#moments, change?.keep ?? this.#moments);
    const added = change?.moments.filter(({ seat }) => seat !== null) ?? [];
    this.ears.note(
      Math.max(0, keep - 1),
      added.map(({ heard }) => heard ?? everybody(this.row.seats)),
      by,
    );
    this.#moments = change ? change.keep + change.moments.length : this.#moments;
    this.#sinceSnapshot += change?.moments.length ?? 0;
    this.#counts.push(this.#moments);
    this.#keeps.push(keep);
    if (this.#counts.length <= REMEMBERED) return;
    this.#counts.shift();
    this.#keeps.shift();
  }

  #takeUp(snapshot: Snapshot): void {
    this.at = snapshot.at;
    this.#isClosed = snapshot.isClosed;
    this.rematch = snapshot.rematch;
    this.back = snapshot.back && { ...snapshot.back, agreed: new Set(snapshot.back.agreed) };
    this.draw = snapshot.draw && { ...snapshot.draw, agreed: new Set(snapshot.draw.agreed) };
    this.#moments = snapshot.moments;
    if (snapshot.game) this.table = Played.restore(this.#playable, this.start, snapshot.game);
    this.deadlines.goOn(this);
  }

  #take(entry: Entry): void {
    switch (entry.kind) {
      case 'sat':
        this.#chairs[entry.seat] = {
          who: 'person',
          guest: entry.guest,
          name: entry.name,
          hasLeft: false,
          ...(entry.choosing && { isChoosing: true }),
        };
        this.#brings[entry.seat] = entry.brings ?? null;
        return;
      case 'brought':
        this.#chairs[entry.seat] = { ...this.#person(entry.seat), isChoosing: false };
        this.#brings[entry.seat] = entry.brings ?? null;
        return;
      case 'freed':
        this.#chairs[entry.seat] = { who: 'open' };
        this.#brings[entry.seat] = null;
        return;
      case 'filled':
        this.#chairs[entry.seat] = { who: 'bot', bot: entry.bot };
        this.#brings[entry.seat] = entry.brings ?? null;
        return;
      case 'closed':
        this.#isClosed = true;
        return;
      case 'removed':
        this.#chairs[entry.seat] =
          this.table || this.shelved ? { who: 'bot', bot: STAND_IN } : { who: 'open' };
        if (!this.table && !this.shelved) this.#brings[entry.seat] = null;
        this.invite = entry.invite;
        return;
      case 'invited':
        this.invite = entry.invite;
        return;
      case 'left':
      case 'returned':
        this.#chairs[entry.seat] = { ...this.#person(entry.seat), hasLeft: entry.kind === 'left' };
        return;
      case 'rematched':
        this.rematch = entry.table;
        return;
    }
    if (this.shelved) return;
    switch (entry.kind) {
      case 'chose':
        for (const says of entry.says) this.#played.say(entry.seat, says);
        this.#playedOn(entry.seat);
        break;
      case 'outOfTime':
        if (entry.to < this.#played.choices) this.#played.undo(entry.seat, entry.to);
        // What was asked for is no moment of this game any more.
        if (this.back && this.back.to > entry.to) this.back = null;
        this.#played.say(entry.seat, entry.says, 'clock');
        this.#playedOn(entry.seat);
        break;
      case 'undid':
        this.#played.undo(entry.seat, entry.to);
        this.back = null;
        break;
      case 'askedBack':
      case 'answeredBack':
        this.back = this.#backAfter(entry);
        break;
      case 'offeredDraw':
        this.draw = { by: entry.seat, agreed: new Set([entry.seat]) };
        break;
      case 'answeredDraw':
        this.draw = answered(this.draw, entry.seat, entry.yes);
        break;
      case 'resigned':
        this.#played.say(entry.seat, RESIGNS);
        break;
    }
  }

  get start(): Start {
    const { seats, seed, pack } = this.row;
    return {
      seats,
      seed,
      config: this.config,
      ...(pack !== null && { pack: JSON.parse(pack) }),
      ...(this.#brings.some((brought) => brought !== null) && { brings: this.#brings }),
    };
  }

  /** What this seat brought, as it came; null: nothing. */
  brings(seat: Seat): Brought | null {
    return this.#brings[seat] ?? null;
  }

  /** Once the game has begun, the hash of what each seat brings to it; null where nobody brings anything. */
  get broughtCommitments(): readonly string[] | null {
    const brought = this.table?.state.brought ?? [];
    if (brought.length === 0) return null;
    this.#commitments ??= brought.map((each, seat) => broughtCommitment(this.row.seed, seat as Seat, each));
    return this.#commitments;
  }

  #begin(): void {
    this.table = Played.begin(this.#playable, this.start);
  }

  /** Whoever was asked and plays on says no. */
  #playedOn(seat: Seat): void {
    if (this.back && !this.back.agreed.has(seat)) this.back = null;
    if (this.draw && !this.draw.agreed.has(seat)) this.draw = null;
  }

  #backAfter(entry: Entry): LiveTable['back'] {
    if (entry.kind === 'askedBack') return { by: entry.seat, to: entry.to, agreed: new Set([entry.seat]) };
    if (entry.kind === 'answeredBack') return answered(this.back, entry.seat, entry.yes);
    return entry.kind === 'left' || entry.kind === 'removed' ? this.back : null;
  }

  #presentAfter(entry: Entry): readonly Seat[] {
    const goes = entry.kind === 'left' || entry.kind === 'removed' ? entry.seat : null;
    return goes === null ? this.present : this.present.filter((seat) => seat !== goes);
  }

  /** What everybody agreed to is done. Bots, and those who left, agree. */
  #maybeCarryOut(earlier: State | null): void {
    const { back, draw } = this;
    if (back && isAgreed(back, this.present)) {
      this.back = null;
      const state = earlier ?? this.#played.stateAt(back.to);
      if (!state) throw new Error(`Table ${this.row.id} was not told how it stood after ${back.to} choices.`);
      this.#played.goBackTo(back.to, state);
      this.wentBack = true;
    }
    if (draw && isAgreed(draw, this.present)) {
      this.draw = null;
      this.#played.say(draw.by, DRAW_AGREED);
    }
  }

  get #playable(): Game {
    if (!this.game) throw new Error(`There is no game called ${this.row.game} here any more.`);
    return this.game;
  }

  get #played(): Played {
    if (!this.table) throw new Error(`Table ${this.row.id} has not begun.`);
    return this.table;
  }

  #person(seat: Seat): Chair & { who: 'person' } {
    const chair = this.#chairs[seat];
    if (chair?.who !== 'person') throw new Error(`Nobody sits at seat ${seat} of table ${this.row.id}.`);
    return chair;
  }
}

/** Of all tables where nothing was set: the kernel knows by it what it made of it for the last one. */
const AS_USUAL = {};
const NOBODY: readonly Seat[] = [];
/** No entry has this number. */
const NEVER = -1;

function answered<P extends Proposal>(proposal: P | null, seat: Seat, yes: boolean): P | null {
  if (!proposal || !yes) return null;
  return { ...proposal, agreed: new Set([...proposal.agreed, seat]) };
}

function isAgreed({ agreed }: Proposal, present: readonly Seat[]): boolean {
  return present.every((seat) => agreed.has(seat));
}
