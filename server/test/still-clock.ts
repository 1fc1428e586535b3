/** A clock that stands still until it is told to go on. */
import type { Clock, Timer } from '../clock.ts';

export class StillClock implements Clock {
  #now: number;
  #timers: { readonly at: number; readonly act: () => void }[] = [];

  constructor(now: number) {
    this.#now = now;
  }

  now(): number {
    return this.#now;
  }

  after(milliseconds: number, act: () => void): Timer {
    const timer = { at: this.#now + milliseconds, act };
    this.#timers.push(timer);
    return {
      cancel: () => {
        this.#timers = this.#timers.filter((other) => other !== timer);
      },
    };
  }

  turn(): Promise<void> {
    return new Promise((resolve) => setImmediate(resolve));
  }

  any(): number {
    return 0;
  }

  /** So many milliseconds go by; what they bring about is done. */
  async pass(milliseconds: number): Promise<void> {
    const end = this.#now + milliseconds;
    for (;;) {
      const [next] = this.#timers.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at);
      if (!next) break;
      this.#timers = this.#timers.filter((other) => other !== next);
      this.#now = Math.max(this.#now, next.at);
      next.act();
      await this.settle();
    }
    this.#now = end;
    await this.settle();
  }

  /** So many milliseconds go by, and nobody looks at the clock meanwhile. */
  skip(milliseconds: number): void {
    this.#now += milliseconds;
  }

  /** What was begun comes to its end. */
  async settle(): Promise<void> {
    for (let n = 0; n < 20; n++) await this.turn();
  }
}
