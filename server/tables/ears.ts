/**
 * Who noticed what. How many small steps somebody takes in private is nobody else's business: every reader (a seat, or
 * whoever looks on) counts only the choices and the entries it could notice, and is told of no others. Inside the server
 * everything is numbered through; on the way out and in, numbers are those of the reader.
 */
import type { Seat } from '@tablee/kernel';

/** As bits: each seat one, and the last for whoever looks on. */
export type Noticed = number;

/** For so many entries it is remembered who noticed them. */
const REMEMBERED = 64;

export interface SavedEars {
  readonly heard: readonly Noticed[];
  readonly noticed: readonly number[];
}

export class Ears {
  readonly #seats: number;
  /** By choice that stands. */
  readonly #heard: Noticed[];
  /** Of these, how many each reader heard of. */
  readonly #heardBy: number[];
  /** Entries each reader noticed so far. */
  readonly #noticed: number[];
  /** By entry, the last of them. */
  readonly #last: Noticed[] = [];

  constructor(seats: number, choices: number, saved: SavedEars | undefined) {
    this.#seats = seats;
    // Of tables kept before this was counted everything was told to everybody.
    this.#heard = saved ? [...saved.heard] : Array.from({ length: choices }, () => everybody(seats));
    this.#heardBy = Array.from({ length: seats + 1 }, () => 0);
    for (const heard of this.#heard) this.#count(heard, 1);
    this.#noticed = saved ? [...saved.noticed] : Array.from({ length: seats + 1 }, () => 0);
  }

  get saved(): SavedEars {
    return { heard: this.#heard, noticed: this.#noticed };
  }

  /** One more entry: so many choices stand of those before it, and these come after them. `by`: nobody but those who heard them, and this seat, noticed. */
  note(keep: number, added: readonly Noticed[], by: Seat | null): void {
    let noticed = by === null ? everybody(this.#seats) : 1 << by;
    if (keep < this.#heard.length) {
      for (const heard of this.#heard.splice(keep)) {
        noticed |= heard;
        this.#count(heard, -1);
      }
    }
    for (const heard of added) {
      noticed |= heard;
      this.#count(heard, 1);
    }
    this.#heard.push(...added);
    for (let reader = 0; reader <= this.#seats; reader++)
      if (noticed & (1 << reader)) this.#noticed[reader]!++;
    this.#last.push(noticed);
    if (this.#last.length > REMEMBERED) this.#last.shift();
  }

  /** The reader's number for the table as it is, or as it was so many entries ago. */
  at(reader: Seat | null, ago = 0): number {
    const bit = this.#bit(reader);
    let at = this.#noticed[reader ?? this.#seats]!;
    for (let i = this.#last.length - 1; i >= Math.max(0, this.#last.length - ago); i--)
      if (this.#last[i]! & bit) at--;
    return at;
  }

  /** How many entries ago the reader's number was that, at the least; null: never, or too long ago to know. */
  ago(reader: Seat | null, at: number): number | null {
    const bit = this.#bit(reader);
    let now = this.#noticed[reader ?? this.#seats]!;
    if (at > now) return null;
    let ago = 0;
    for (; now > at; ago++) {
      const noticed = this.#last[this.#last.length - 1 - ago];
      if (noticed === undefined) return null;
      if (noticed & bit) now--;
    }
    return ago;
  }

  /** How many of the first so many choices the reader heard of. */
  heardOf(reader: Seat | null, choices: number): number {
    const bit = this.#bit(reader);
    // Mostly of all, or of all but the last: counted from the end.
    let count = this.#heardBy[reader ?? this.#seats]!;
    for (let i = this.#heard.length - 1; i >= Math.max(0, choices); i--) if (this.#heard[i]! & bit) count--;
    return count;
  }

  /** How many choices had been made when the reader heard of so many. */
  choicesAt(reader: Seat | null, heard: number): number {
    const bit = this.#bit(reader);
    let count = 0;
    for (let i = 0; count < heard && i < this.#heard.length; i++) {
      if (this.#heard[i]! & bit) count++;
      if (count === heard) return i + 1;
    }
    return 0;
  }

  #count(heard: Noticed, change: 1 | -1): void {
    for (let reader = 0; reader <= this.#seats; reader++)
      if (heard & (1 << reader)) this.#heardBy[reader]! += change;
  }

  #bit(reader: Seat | null): number {
    return 1 << (reader ?? this.#seats);
  }
}

export function everybody(seats: number): Noticed {
  return (1 << (seats + 1)) - 1;
}

export function hasNoticed(noticed: Noticed, reader: Seat | null, seats: number): boolean {
  return (noticed & (1 << (reader ?? seats))) !== 0;
}
