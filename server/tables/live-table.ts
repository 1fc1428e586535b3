/**
 * A table as its entries tell it: who sits there, the game being played, what is being asked of everybody, whose clock runs.
 * It only ever changes by applying the next entry, so every process that has read the same entries has the same table.
 */
import { commitment, DRAW_AGREED, type Game, RESIGNS, type Seat, seatsOf, Table } from '@tablee/kernel';
import { Declined } from '../declined.ts';
import type { Phase } from '../protocol/index.ts';
import type { TableRow } from '../storage/schema.ts';
import { type Chair, isPresent, seatOf } from './chairs.ts';
import { Deadlines } from './deadlines.ts';
import type { Entry } from './entry.ts';

/** Something put to everybody at the table. */
export interface Proposal {
  readonly by: Seat;
  readonly agreed: ReadonlySet<Seat>;
}

export class LiveTable {
  readonly row: TableRow;
  readonly game: Game;
  readonly config: Readonly<Record<string, unknown>>;
  /** The number of the last entry. */
  at = 0;
  /** When it was written. */
  changed: number;
  /** Null until everybody is there. */
  table: Table | null = null;
  back: (Proposal & { readonly to: number }) | null = null;
  draw: Proposal | null = null;
  rematch: string | null = null;
  readonly deadlines: Deadlines;
  /** Published from the beginning. */
  readonly commitment: string;
  /** Choices made because the clock ran out, by their number, from 1. */
  readonly outOfTime = new Set<number>();
  #chairs: Chair[];
  #isClosed = false;
  /** How many moments there were after each entry. */
  #moments: number[] = [0];

  /** `game` is the row's, if it is still played here. */
  constructor(row: TableRow, game: Game | undefined) {
    if (game?.version !== row.version) {
      throw new Declined('notAllowed', {
        fr: 'Cette table suit une ancienne version des règles : elle ne peut plus être jouée.',
        en: 'This table follows an older version of the rules: it can no longer be played.',
      });
    }
    this.row = row;
    this.game = game;
    this.config = JSON.parse(row.config);
    this.changed = row.created;
    this.deadlines = new Deadlines(row.clock);
    this.commitment = commitment(row.seed);
    this.#chairs = Array.from({ length: row.seats }, () => ({ who: 'open' }));
  }

  get chairs(): readonly Chair[] {
    return this.#chairs;
  }

  get phase(): Phase {
    if (this.#isClosed) return 'closed';
    if (!this.table) return 'waiting';
    return this.table.state.result ? 'over' : 'playing';
  }

  get host(): Seat {
    return seatOf(this.#chairs, this.row.host) ?? (0 as Seat);
  }

  /** Everybody who is being asked something. */
  get waitingFor(): readonly Seat[] {
    return this.table
      ? [...new Set(this.table.state.open.map(({ seat }) => seat))].sort((a, b) => a - b)
      : [];
  }

  /** The people who play themselves, bots and those who left aside. */
  get present(): Seat[] {
    return seatsOf(this.row.seats).filter((seat) => isPresent(this.#chairs[seat]));
  }

  /** How many choices would be left after this seat took back all it may; null: nothing. What the clock did stays done. */
  undoLimit(seat: Seat): number | null {
    const limit = this.phase === 'playing' ? this.#played.undoLimit(seat) : null;
    if (limit === null) return null;
    const left = Math.max(limit, ...this.outOfTime);
    return left === this.#played.choices.length ? null : left;
  }

  /** How many of the moments told up to that entry still stand. */
  keptSince(after: number): number {
    return Math.min(...this.#moments.slice(after));
  }

  /** True when nobody went back behind that entry since. */
  stands(at: number): boolean {
    const then = this.#moments[at];
    return then !== undefined && this.keptSince(at) >= then;
  }

  apply(entry: Entry, seq: number, time: number): void {
    if (seq !== this.at + 1)
      throw new Error(`Entry ${this.at + 1} of table ${this.row.id} was expected, got ${seq}.`);
    this.#take(entry);
    if (!this.table && !this.#isClosed && this.#chairs.every(({ who }) => who !== 'open')) this.#begin();
    if (this.table && this.phase !== 'over') this.#maybeCarryOut();
    if (this.phase === 'over') {
      this.back = null;
      this.draw = null;
    }
    this.at = seq;
    this.changed = time;
    this.#moments.push(this.table ? this.table.choices.length + 1 : 0);
    this.deadlines.after(this, entry, time);
  }

  #take(entry: Entry): void {
    switch (entry.kind) {
      case 'sat':
        this.#chairs[entry.seat] = { who: 'person', guest: entry.guest, name: entry.name, hasLeft: false };
        break;
      case 'freed':
        this.#chairs[entry.seat] = { who: 'open' };
        break;
      case 'filled':
        this.#chairs[entry.seat] = { who: 'bot', bot: entry.bot };
        break;
      case 'closed':
        this.#isClosed = true;
        break;
      case 'chose':
        for (const says of entry.says) this.#played.say(entry.seat, says);
        this.#playedOn(entry.seat);
        break;
      case 'outOfTime':
        if (entry.to < this.#played.choices.length) this.#undo(entry.seat, entry.to);
        this.#played.say(entry.seat, entry.says);
        this.outOfTime.add(this.#played.choices.length);
        this.#playedOn(entry.seat);
        break;
      case 'undid':
        this.#undo(entry.seat, entry.to);
        this.back = null;
        break;
      case 'askedBack':
        this.back = { by: entry.seat, to: entry.to, agreed: new Set([entry.seat]) };
        break;
      case 'answeredBack':
        this.back = answered(this.back, entry.seat, entry.yes);
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
      case 'left':
      case 'returned':
        this.#chairs[entry.seat] = { ...this.#person(entry.seat), hasLeft: entry.kind === 'left' };
        break;
      case 'rematched':
        this.rematch = entry.table;
        break;
    }
  }

  #begin(): void {
    const { seats, seed } = this.row;
    this.table = new Table(this.game, { seats, seed, config: this.config });
  }

  /** Whoever was asked and plays on says no. */
  #playedOn(seat: Seat): void {
    if (this.back && !this.back.agreed.has(seat)) this.back = null;
    if (this.draw && !this.draw.agreed.has(seat)) this.draw = null;
  }

  /** What everybody agreed to is done. Bots, and those who left, agree. */
  #maybeCarryOut(): void {
    const { back, draw } = this;
    if (back && isAgreed(back, this.present)) {
      this.back = null;
      this.#played.goBackTo(back.to);
      this.#forgetAfter(back.to);
    }
    if (draw && isAgreed(draw, this.present)) {
      this.draw = null;
      this.#played.say(draw.by, DRAW_AGREED);
    }
  }

  #undo(seat: Seat, to: number): void {
    this.#played.undo(seat, to);
    this.#forgetAfter(to);
  }

  #forgetAfter(choices: number): void {
    for (const choice of this.outOfTime) if (choice > choices) this.outOfTime.delete(choice);
  }

  get #played(): Table {
    if (!this.table) throw new Error(`Table ${this.row.id} has not begun.`);
    return this.table;
  }

  #person(seat: Seat): Chair & { who: 'person' } {
    const chair = this.#chairs[seat];
    if (chair?.who !== 'person') throw new Error(`Nobody sits at seat ${seat} of table ${this.row.id}.`);
    return chair;
  }
}

function answered<P extends Proposal>(proposal: P | null, seat: Seat, yes: boolean): P | null {
  if (!proposal || !yes) return null;
  return { ...proposal, agreed: new Set([...proposal.agreed, seat]) };
}

function isAgreed({ agreed }: Proposal, present: readonly Seat[]): boolean {
  return present.every((seat) => agreed.has(seat));
}
