/** Who has a page open at a table: the pages of this process, and what the other processes tell of theirs. */
import { randomUUID } from 'node:crypto';
import type { News } from '../storage/news.ts';
import type { Surroundings } from './surroundings.ts';

/** A process that says nothing for so many milliseconds has no pages there any more. */
export const HEARTBEAT = 15_000;
const BELIEVED = 2.5 * HEARTBEAT;

const PROCESS = randomUUID();

export class Presence {
  readonly table: string;
  readonly #around: Surroundings;
  readonly #own: () => readonly string[];
  readonly #differs: () => void;
  /** By process. Null: mostly there is but one. */
  #others: Map<string, { readonly guests: readonly string[]; readonly until: number }> | null = null;
  #said = '';
  /** The guests of this process; null when pages came or went since. */
  #here: ReadonlySet<string> | null = null;
  #shown = '';

  constructor(table: string, around: Surroundings, own: () => readonly string[], differs: () => void) {
    this.table = table;
    this.#around = around;
    this.#own = own;
    this.#differs = differs;
  }

  /** The guests who have a page open here. */
  get here(): ReadonlySet<string> {
    if (!this.#others) {
      this.#here ??= new Set(this.#own());
      return this.#here;
    }
    const now = this.#around.clock.now();
    const others = [...this.#others.values()].filter(({ until }) => until > now);
    return new Set([...this.#own(), ...others.flatMap(({ guests }) => guests)]);
  }

  /** A page came or went; the others hear of it later. */
  moved(): void {
    this.#here = null;
  }

  /** A page came or went. */
  changed(): void {
    this.moved();
    if (this.#around.storage.isShared && this.#own().join(' ') !== this.#said) this.say();
    this.#maybeShow();
  }

  /** Tells the other processes. */
  say(): void {
    const { storage, wentWrong } = this.#around;
    if (!storage.isShared) return;
    const guests = this.#own();
    this.#said = guests.join(' ');
    storage.tell([this.#newsOf(guests)]).catch((error) => wentWrong('presence', error));
  }

  /** Forgets those of whom nothing is heard. Answers what the others must hear again; null: nobody is here. */
  beat(): News | null {
    this.#maybeShow();
    const guests = this.#own();
    return guests.length > 0 ? this.#newsOf(guests) : null;
  }

  heard(process: string, guests: readonly string[]): void {
    this.#others ??= new Map();
    const isNew = !this.#others.has(process);
    this.#others.set(process, { guests, until: this.#around.clock.now() + BELIEVED });
    // It can't know yet who is here.
    if (isNew && this.#own().length > 0) this.say();
    this.#maybeShow();
  }

  #newsOf(guests: readonly string[]): News {
    return { kind: 'here', table: this.table, process: PROCESS, guests };
  }

  #maybeShow(): void {
    const shown = [...this.here].sort().join(' ');
    if (shown === this.#shown) return;
    this.#shown = shown;
    this.#differs();
  }
}
