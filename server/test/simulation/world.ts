/**
 * A small world in one process: time, chance and whatever happens in it come from one seed, so that every run of a seed is the
 * same. Nothing waits for a real clock, network or disk.
 */
import type { Clock, Timer } from '../../clock.ts';

interface Happening {
  readonly at: number;
  readonly order: number;
  act: (() => void) | null;
}

export class World {
  now = 1_800_000_000_000;
  /** Once true, nothing goes wrong any more. */
  isCalm = false;
  readonly #queue: Happening[] = [];
  #order = 0;
  #random: number;

  constructor(seed: number) {
    this.#random = (Math.imul(seed + 1, 0x9e3779b1) ^ 0x5bf03635) >>> 0;
  }

  /** From 0 to 1. */
  chance(): number {
    this.#random = (this.#random + 0x6d2b79f5) >>> 0;
    let x = Math.imul(this.#random ^ (this.#random >>> 15), this.#random | 1);
    x ^= x + Math.imul(x ^ (x >>> 7), x | 61);
    return ((x ^ (x >>> 14)) >>> 0) / 2 ** 32;
  }

  any(count: number): number {
    return Math.floor(this.chance() * count);
  }

  /** True so often, as long as the world is not calm. */
  goesWrong(share: number): boolean {
    return !this.isCalm && this.chance() < share;
  }

  after(milliseconds: number, act: () => void): Timer {
    const happening: Happening = { at: this.now + Math.max(0, milliseconds), order: this.#order++, act };
    let place = this.#queue.length;
    while (place > 0 && this.#queue[place - 1]!.at > happening.at) place--;
    this.#queue.splice(place, 0, happening);
    return {
      cancel: () => {
        happening.act = null;
      },
    };
  }

  sleep(milliseconds: number): Promise<void> {
    return new Promise((resolve) => {
      this.after(milliseconds, resolve);
    });
  }

  /** Lets so much time go by, one thing after the other. */
  async pass(milliseconds: number): Promise<void> {
    const end = this.now + milliseconds;
    while (this.#queue.length > 0 && this.#queue[0]!.at <= end) {
      const { at, act } = this.#queue.shift()!;
      this.now = at;
      if (!act) continue;
      act();
      // Whatever follows from it at once has happened before the next thing does.
      await new Promise((resolve) => setImmediate(resolve));
    }
    this.now = end;
  }

  /** The clock of one process; with the process, everything it waits for is gone. */
  clock(isAlive: () => boolean): Clock {
    const after = (milliseconds: number, act: () => void): Timer =>
      this.after(milliseconds, () => {
        if (isAlive()) act();
      });
    return {
      now: () => this.now,
      after,
      turn: () => new Promise((resolve) => after(0, resolve)),
      any: (count) => this.any(count),
    };
  }
}
