/** What is said at an online table besides playing: a bubble for a while, a line in the log for good. */
import type { Seat, Text } from '@tablee/kernel';
import type { Phrase } from '@tablee/protocol';
import type { Spoken } from '../table/table-session.ts';
import { PHRASE_TEXTS } from './phrase-texts.ts';

/** How long a bubble stays, in milliseconds. */
const SHOWN = 6_000;
/** Older ones leave the log: it is about the game. */
const MOST_KEPT = 50;

export class Talk {
  readonly #changed: () => void;
  readonly #muted = new Set<Seat>();
  #spoken: readonly Spoken[] = [];
  #saying: ReadonlyMap<Seat, Text> = new Map();

  constructor(changed: () => void) {
    this.#changed = changed;
  }

  get spoken(): readonly Spoken[] {
    return this.#spoken;
  }

  /** What somebody is just saying, by seat. */
  get saying(): ReadonlyMap<Seat, Text> {
    return this.#saying;
  }

  /** `after`: how much of the game had been told by then. */
  hear(seat: Seat, phrase: Phrase, after: number): void {
    const text = PHRASE_TEXTS[phrase];
    // A server newer than this page may know more phrases.
    if (!text || this.#muted.has(seat)) return;
    this.#spoken = [...this.#spoken, { seat, text, after }].slice(-MOST_KEPT);
    this.#saying = new Map([...this.#saying, [seat, text]]);
    setTimeout(() => this.#fallSilent(seat, text), SHOWN);
    this.#changed();
  }

  isMuted(seat: Seat): boolean {
    return this.#muted.has(seat);
  }

  mute(seat: Seat, isMuted: boolean): void {
    if (isMuted) this.#muted.add(seat);
    else this.#muted.delete(seat);
    if (isMuted) this.#saying = new Map([...this.#saying].filter(([who]) => who !== seat));
    this.#changed();
  }

  #fallSilent(seat: Seat, text: Text): void {
    if (this.#saying.get(seat) !== text) return;
    this.#saying = new Map([...this.#saying].filter(([who]) => who !== seat));
    this.#changed();
  }
}
